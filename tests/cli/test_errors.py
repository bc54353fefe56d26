"""What a person sees of an error at the command line: one sentence on stderr and an exit code."""

from __future__ import annotations

import subprocess
import sys

import pytest
import typer

from london_bridge import __version__, cli
from london_bridge.errors import LondonBridgeError


def raising(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let the command line have one command, `fail`, that ends with the error."""
    app = typer.Typer()

    @app.callback()
    def options() -> None: ...

    @app.command()
    def fail(count: int = 0) -> None:
        raise error

    monkeypatch.setattr(cli, "app", app)


def test_version_is_printed_by_the_installed_command():
    """`london-bridge --version`, through the interpreter as a person would."""
    ran = subprocess.run(
        [sys.executable, "-m", "london_bridge", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"london-bridge {__version__}\n"


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (LondonBridgeError("That move is not legal (rule 4.2)."), 2, "That move is not legal (rule 4.2)."),
        (LondonBridgeError("The record is damaged.", exit_code=3), 3, "The record is damaged."),
        (
            FileNotFoundError(2, "No such file or directory", "a.json"),
            2,
            "a.json: No such file or directory.",
        ),
        (typer.Abort(), 130, "interrupted."),
    ],
)
def test_expected_errors_are_one_sentence(monkeypatch, capsys, error, code, sentence):
    raising(monkeypatch, error)
    assert cli.run(["fail"]) == code
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"london-bridge: {sentence}\n")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["no-such-command"], "no-such-command"),
        (["--no-such-option"], "--no-such-option"),
        (["fail", "--count", "many"], "--count"),
    ],
)
def test_wrong_usage_is_one_sentence_that_points_to_the_help(monkeypatch, capsys, arguments, named):
    raising(monkeypatch, AssertionError("not reached"))
    assert cli.run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert named in err
    assert "--help" in err


def test_no_arguments_print_the_help():
    ran = subprocess.run([sys.executable, "-m", "london_bridge"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "Usage" in ran.stdout
    assert ran.stderr == ""


def test_a_fault_of_the_program_asks_for_a_report(monkeypatch, capsys):
    """An unexpected error is owned up to; LONDON_BRIDGE_DEBUG=1 shows the traceback."""
    raising(monkeypatch, ZeroDivisionError("division by zero"))
    monkeypatch.delenv("LONDON_BRIDGE_DEBUG", raising=False)
    assert cli.run(["fail"]) == 70
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "ZeroDivisionError: division by zero" in err
    monkeypatch.setenv("LONDON_BRIDGE_DEBUG", "1")
    assert cli.run(["fail"]) == 70
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("think", "named"), [("400p", "for a time"), ("60s", "10 seconds at most"), ("soon", "budget")]
)
def test_a_server_is_told_a_time_that_people_wait_for(capsys, think, named):
    """`serve --think`: nothing is opened with a budget that would keep everybody waiting."""
    assert cli.run(["serve", "--think", think]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert named in err
    assert err.count("\n") == 1
