"""The bill of materials of a release, in CycloneDX: every package that may be installed with it or is built into it.

Python's packages are those of the locks, with their hashes and the extras that bring them; the client's are those of
its own lock that are not tools. `scripts.release` writes it.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

ROOT = Path(__file__).resolve().parents[1]
NAME = "london-bridge"
LICENCES = LicenseFactory()


def write_bill(into: Path, version: str) -> Path:
    """Write the bill of a version into a folder."""
    path = into / f"london_bridge-{version}.cdx.json"
    JsonV1Dot6(bill(version)).output_to_file(str(path), allow_overwrite=True, indent=2)
    return path


def bill(version: str) -> Bom:
    """What a version is made of, and what it needs."""
    itself = Component(name=NAME, version=version, type=ComponentType.APPLICATION, bom_ref=NAME)
    itself.licenses.add(LICENCES.make_from_string("MIT"))
    needed = {component.name: component for component in python_packages()}
    built_in = list(client_packages())
    bom = Bom(components=[*needed.values(), *built_in])
    bom.metadata.component = itself
    direct = [needed[name] for name in requirements_of(NAME) if name in needed]
    bom.register_dependency(itself, [*direct, *built_in])
    for name, component in needed.items():
        bom.register_dependency(component, [needed[other] for other in requirements_of(name) if other in needed])
    return bom


def python_packages() -> Iterator[Component]:
    """All packages of the locks, once each."""
    extras: dict[str, list[str]] = {}
    locked: dict[str, tuple[str, list[str]]] = {}
    for lock in sorted((ROOT / "locks").glob("*.txt")):
        for name, version, hashes in read_lock(lock):
            extras.setdefault(name, []).append(lock.stem)
            locked[name] = version, hashes
    for name, (version, hashes) in sorted(locked.items()):
        component = Component(
            name=name,
            version=version,
            purl=PackageURL("pypi", None, name, version),
            bom_ref=f"pypi:{name}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in hashes],
            properties=[Property(name="london-bridge:extra", value=extra) for extra in extras[name]],
        )
        set_licence(component, licence_of(name))
        yield component


def read_lock(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Names, versions and hashes of a lock."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if found := re.match(r"([a-z0-9-]+)==([^ ]+)", line):
            yield found.group(1), found.group(2), re.findall(r"sha256:([0-9a-f]{64})", line)


def client_packages() -> Iterator[Component]:
    """What the client is built from, without the tools that build and test it."""
    lock: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for place, about in lock["packages"].items():
        if not place or about.get("dev") or about.get("optional"):
            continue
        group, _, name = place.rpartition("node_modules/")[2].rpartition("/")
        digest = base64.b64decode(about["integrity"].removeprefix("sha512-")).hex()
        component = Component(
            name=name,
            group=group or None,
            version=about["version"],
            purl=PackageURL("npm", group or None, name, about["version"]),
            bom_ref=f"npm:{place}",
            hashes=[HashType(alg=HashAlgorithm.SHA_512, content=digest)],
        )
        set_licence(component, about.get("license"))
        yield component


def set_licence(component: Component, licence: str | None) -> None:
    """Note a licence, as its SPDX expression where it is one."""
    if licence:
        component.licenses.add(LICENCES.make_from_string(licence))


def requirements_of(name: str) -> Iterable[str]:
    """The packages that an installed one asks for."""
    try:
        asked = metadata.requires(name) or []
    except metadata.PackageNotFoundError:  # one for another platform
        return []
    return sorted({re.split(r"[\[<>=!~; (]", one)[0].lower().replace("_", "-").replace(".", "-") for one in asked})


def licence_of(name: str) -> str | None:
    """What an installed package says of its licence."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    if "License-Expression" in about:
        return about["License-Expression"]
    named = [one.rpartition(" :: ")[2] for one in about.get_all("Classifier", []) if one.startswith("License :: ")]
    short = str(about.json.get("license", ""))
    return " / ".join(named) or (short if 0 < len(short) < 60 else None)
