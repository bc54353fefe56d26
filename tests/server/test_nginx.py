"""The nginx.conf that we hand out, in a real nginx before a real server: renewing certificates, names, numbers."""

import asyncio
import re
import shutil
import signal
import ssl
import subprocess
from pathlib import Path
from socket import socket

import httpx
import pytest
from websockets.asyncio.client import connect

from london_bridge.server.app import build
from london_bridge.server.running import config_of
from london_bridge.server.settings import Settings
from tests.missing import missing

from .attackers import UPGRADE
from .playing import running
from .postgres import free_port
from .proxying import CONF, NAME, ROOM, Way, nginx, self_signed


@pytest.fixture
def served(tmp_path: Path) -> str:
    """A database for one test."""
    return f"sqlite:///{tmp_path}/n.sqlite3"


@pytest.mark.slow
def test_what_nginx_lets_through(served: str, tmp_path: Path) -> None:
    """Certificates can be renewed; only our name is answered; nobody outside reads the numbers; games go through."""

    async def main() -> None:
        async with running(served, tmp_path, limits=True) as server, nginx(tmp_path, server.port) as proxy:
            challenge = proxy.webroot / ".well-known/acme-challenge"
            challenge.mkdir(parents=True)  # as certbot's webroot plugin lays it out
            (challenge / "tOkEn-_1").write_text("tOkEn-_1.thumbprint")
            found = await proxy.get("http", NAME, "/.well-known/acme-challenge/tOkEn-_1")
            assert found is not None
            assert (found.status_code, found.text) == (200, "tOkEn-_1.thumbprint")
            other = await proxy.get("http", NAME, "/.well-known/acme-challenge/other")
            assert other is not None
            assert other.status_code == 404

            sent_on = await proxy.get("http", NAME, "/t/abc?x=1")
            assert sent_on is not None
            assert (sent_on.status_code, sent_on.headers["location"]) == (301, f"https://{NAME}/t/abc?x=1")
            assert await proxy.get("http", "evil.example.net", "/") is None
            assert await proxy.get("https", "evil.example.net", "/") is None

            page = await proxy.get("https", NAME, "/")
            assert page is not None
            assert page.status_code == 200
            assert page.headers["strict-transport-security"]
            for path in ("/metrics", "/metrics/", "//metrics", "/metrics//", "/./metrics", "/metrics/x", "/%6detrics"):
                answer = await proxy.get("https", NAME, path)
                assert answer is not None
                assert b"london_bridge_" not in answer.content, path

            trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
            url = f"wss://{NAME}:{proxy.https}/api/me/live"
            async with connect(url, ssl=trust, host="127.0.0.1", port=proxy.https):
                pass

    asyncio.run(main())


def test_nginx_hangs_up_before_the_server_does(tmp_path: Path) -> None:
    """A connection that nginx keeps must not be closed by the server while a request is sent: nginx may not send a
    move again, and would answer 502.
    """
    kept = re.search(r"^ *keepalive_timeout (\d+)s;", CONF.read_text(encoding="utf-8"), re.MULTILINE)
    assert kept is not None
    settings = Settings(data=tmp_path)
    assert int(kept[1]) < config_of(settings, build(settings)).timeout_keep_alive


@pytest.mark.slow
def test_all_processes_are_there_again_as_soon_as_they_have_started(served: str, tmp_path: Path) -> None:
    """After `systemctl restart 'london-bridge@*'`: nginx, which has just found none of them, does not give them up for
    ten seconds.
    """

    async def main() -> None:
        ports = free_port(), free_port()
        homes = [tmp_path / str(port) for port in ports]
        async with nginx(tmp_path, *ports) as proxy:
            for home in homes:
                home.mkdir()
            statuses = []
            for _ in range(8):  # while none is there
                gone = await proxy.get("https", NAME, "/health")
                assert gone is not None
                statuses.append(gone.status_code)
            assert set(statuses) == {502}
            async with (
                running(f"sqlite:///{homes[0]}/n.sqlite3", homes[0], port=ports[0]),
                running(f"sqlite:///{homes[1]}/n.sqlite3", homes[1], port=ports[1]),
            ):
                for _ in range(8):
                    back = await proxy.get("https", NAME, "/health")
                    assert back is not None
                    assert back.status_code == 200

    asyncio.run(main())


@pytest.mark.slow
def test_one_address_does_not_take_all_connections_of_nginx(served: str, tmp_path: Path) -> None:
    """Channels that are opened and not read: three hundred of one address, and the next is told so; others come in."""
    room = "\n".join(part + ";" for part in ROOM.replace("events { ", "").split("; ")).replace(";;", ";")
    hosting = (CONF.parents[1] / "docs/hosting.md").read_text(encoding="utf-8")
    assert all(f"`{line}`" in hosting for line in room.splitlines()), "hosts are told what is tried here"

    async def main() -> None:
        async with running(served, tmp_path, limits=True) as server, nginx(tmp_path, server.port) as proxy:
            way = Way(proxy.https, str(tmp_path / "fullchain.pem"))
            async with way.client(1) as ann:
                body = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
                table = (await ann.post("/api/tables", json=body)).json()["table"]["id"]
                head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {NAME}:{proxy.https}\r\n{UPGRADE}\r\n".encode()

                def open_one() -> tuple[socket, bytes]:
                    sock = way.socket(2)
                    sock.sendall(head)
                    return sock, sock.recv(12)

                opened = [await asyncio.to_thread(open_one) for _ in range(303)]
                assert [answer for _, answer in opened] == [b"HTTP/1.1 101"] * 300 + [b"HTTP/1.1 429"] * 3
                assert (await ann.get("/api/me")).status_code == 200
                for sock, _ in opened:
                    sock.close()

    asyncio.run(main())


def keys_of(folder: Path, *addresses: str) -> list[bytes]:
    """By what our file counts connections from some addresses, which a header stands for here."""
    program = shutil.which("nginx")
    if program is None:
        missing("nginx", "nginx-light")
    block = re.search(r"(?ms)^map \$binary_remote_addr .*?^}", CONF.read_text(encoding="utf-8"))
    assert block is not None
    port = free_port()
    (folder / "keys.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; {ROOM} }} http {{ access_log off; {block[0]}"
        f"server {{ listen 127.0.0.1:{port}; set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
        "location / { return 200 $london_bridge_network; } } }"
    )
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "keys.conf")])
    try:
        transport = httpx.HTTPTransport(retries=8)
        with httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{port}") as client:
            return [client.get("/", headers={"X-Real-IP": address}).content for address in addresses]
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait()


@pytest.mark.slow
def test_nginx_counts_a_network_of_ipv6_as_one_address(tmp_path: Path) -> None:
    """However the zeros of an address are written, its /64 has one key; other networks and IPv4 have their own."""
    same = keys_of(tmp_path, "1:2:3::5", "1:2:3:0:9:a:b:c", "1:2:3::a:0:0:1")
    assert len(set(same)) == 1
    others = keys_of(tmp_path, "1:2:3:1::5", "::1", "a0a:a0a::1", "10.10.10.10", "192.0.2.1", "192.0.2.2")
    assert len({*others, *same}) == 7
    assert all(others)


@pytest.mark.slow
def test_our_file_beside_debians(tmp_path: Path) -> None:
    """In Debian's own layout our file is sound once its default site is gone, as docs/hosting.md says; and that names
    the hook by which nginx takes up a renewed certificate.
    """
    program, debian = shutil.which("nginx"), Path("/etc/nginx")
    if program is None or not (debian / "sites-available/default").exists():
        missing("Debian's nginx", "nginx-light")
    etc = tmp_path / "nginx"
    shutil.copytree(debian, etc, symlinks=True)
    self_signed(tmp_path)
    shutil.rmtree(etc / "sites-enabled")
    (etc / "sites-enabled").mkdir()
    shutil.copy(debian / "sites-available/default", etc / "sites-enabled/default")
    ours = CONF.read_text(encoding="utf-8").replace(f"/etc/letsencrypt/live/{NAME}", str(tmp_path))
    (etc / "conf.d/london-bridge.conf").write_text(ours)
    for path in (etc / "nginx.conf", etc / "sites-enabled/default", etc / "conf.d/london-bridge.conf"):
        text = path.read_text(encoding="utf-8").replace("/etc/nginx", str(etc)).replace("/var/log/nginx", str(tmp_path))
        text = re.sub(r"(?m)^\s*listen \[::\].*\n", "", text)
        path.write_text(text.replace("/run/nginx.pid", str(tmp_path / "pid")))

    def tried() -> subprocess.CompletedProcess[str]:
        command = [program, "-t", "-c", str(etc / "nginx.conf")]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert "duplicate default server" in tried().stderr
    (etc / "sites-enabled/default").unlink()
    assert tried().returncode == 0, tried().stderr
    hosting = (CONF.parents[1] / "docs/hosting.md").read_text(encoding="utf-8")
    steps = hosting.partition("certbot certonly --webroot -w /var/www/html")[2]
    assert "--deploy-hook 'systemctl reload nginx'" in steps.partition("\n")[0]
    assert steps.index("rm /etc/nginx/sites-enabled/default") < steps.index("nginx -t && systemctl reload nginx")
