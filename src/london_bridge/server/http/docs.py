"""The page that describes the API, made from the OpenAPI document. Plain HTML: no script, nothing from other hosts."""

import html
import re
from typing import Any

from litestar import Litestar, Request, Response, get

from .openapi import Schema, document_of, operations

TAGS = {
    "tables": "Tables",
    "records": "Records",
    "people": "People",
    "operations": "Operations",
}
STYLE = """
:root { color-scheme: light dark; --ink: #2b2420; --paper: #fbf7ef; --line: #d8cdbb; --soft: #f1e9db; --link: #7a3b1d }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece4d6; --paper: #1d1a18; --line: #4a4038; --soft: #2a2522; --link: #e0a27c }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--link) }
code, pre { font: 0.9em/1.4 ui-monospace, monospace; background: var(--soft); border-radius: 3px }
code { padding: 0.1em 0.25em }
h2 { border-bottom: 1px solid var(--line); margin-top: 2.5rem }
h3 { margin: 1.8rem 0 0.3rem }
h3 .method { text-transform: uppercase; font-size: 0.8em }
table { border-collapse: collapse; width: 100%; margin: 0.4rem 0 }
td, th { border-top: 1px solid var(--line); padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; vertical-align: top }
th { font-weight: 600 }
nav ul { columns: 16rem; padding-left: 1.2rem }
""".strip()


def text(value: object) -> str:
    """Text that is not markup; what stands in backticks is code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(str(value)))


def kind(schema: Schema) -> str:
    """A schema in a few words; those that have a name are links."""
    if "$ref" in schema:
        name = html.escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(kind(each) for each in schema[word]))
    if "const" in schema:
        return f"<code>{html.escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " | ".join(f"<code>{html.escape(repr(value))}</code>" for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(kind(each) for each in schema['prefixItems'])}]"
        case "array":
            return f"list of {kind(schema.get('items', {})) or 'anything'}{limits(schema)}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {kind(schema['additionalProperties'])}"
        case str() as name:
            return name + limits(schema)
    return "anything"


def limits(schema: Schema) -> str:
    """The bounds of a value."""
    pairs = (("minLength", "maxLength", " characters"), ("minItems", "maxItems", " items"), ("minimum", "maximum", ""))
    for least, most, unit in pairs:
        if most in schema:
            return f" ({schema.get(least, 0)} to {schema[most]}{unit})"
        if least in schema:
            return f" (at least {schema[least]}{unit})"
    return ""


def properties(schema: Schema) -> str:
    """The keys of an object."""
    needed = schema.get("required", [])
    rows = []
    for name, each in schema.get("properties", {}).items():
        default = each.get("default")
        must = "" if name in needed else "optional" if default in (None, [], {}) else f"default {default!r}"
        rows.append(
            f"<tr><td><code>{html.escape(name)}</code></td><td>{kind(each)}</td><td>{html.escape(must)}</td></tr>"
        )
    return f"<table>{''.join(rows)}</table>" if rows else ""


def schema_section(name: str, schema: Schema) -> str:
    """A named schema."""
    parts = [f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3>']
    if schema.get("description"):
        parts.append(f"<p>{text(schema['description'])}</p>")
    parts.append(properties(schema) if "properties" in schema else f"<p>{kind(schema)}</p>")
    return "".join(parts)


def operation_section(path: str, method: str, operation: Schema) -> str:
    """One operation."""
    name, about = html.escape(operation["operationId"]), operation.get("description", "")
    title = f'<code><span class="method">{html.escape(method)}</span> {html.escape(path)}</code>'
    head = f'<h3 id="{name}">{title}</h3><p>{text(operation["summary"])} {text(about)}</p>'
    rows = []
    for parameter in operation.get("parameters", []):
        must = "" if parameter.get("required") else "optional"
        name, where = html.escape(parameter["name"]), html.escape(parameter["in"])
        rows.append(
            f"<tr><td><code>{name}</code></td><td>{where}, {kind(parameter['schema'])}</td><td>{must}</td></tr>"
        )
    for media in operation.get("requestBody", {}).get("content", {}).values():
        rows.append(f"<tr><td>body</td><td>{kind(media['schema'])}</td><td></td></tr>")
    for status, answer in operation["responses"].items():
        if status < "400":
            shapes = " | ".join(kind(media.get("schema", {})) for media in answer.get("content", {}).values())
            rows.append(f"<tr><td>{html.escape(status)}</td><td>{shapes or 'nothing'}</td><td></td></tr>")
    return f"{head}<table>{''.join(rows)}</table>"


def page_of(document: Schema) -> str:
    """The whole page."""
    by_tag: dict[str, list[tuple[str, str, Schema]]] = {tag: [] for tag in TAGS}
    for path, method, operation in operations(document):
        by_tag.setdefault(operation.get("tags", ["operations"])[0], []).append((path, method, operation))
    body = ["<h1>The API of London Bridge</h1>"]
    body += [f"<p>{text(part)}</p>" for part in document["info"]["description"].split("\n\n")]
    body.append('<p>For tools: <a href="/api/schema/openapi.json">openapi.json</a>.</p><nav><ul>')
    for listed in by_tag.values():
        for path, method, operation in listed:
            label = f"{method.upper()} {path}"
            body.append(f'<li><a href="#{html.escape(operation["operationId"])}">{html.escape(label)}</a></li>')
    body.append("</ul></nav>")
    for tag, listed in by_tag.items():
        if listed:
            body.append(f"<h2>{html.escape(TAGS.get(tag, tag))}</h2>")
            body += [operation_section(*one) for one in listed]
    body.append("<h2>Errors</h2><p>Every error has the body <a href='#ProblemAnswer'>ProblemAnswer</a>.</p><table>")
    errors = next(operation for _, _, operation in operations(document))["responses"]
    body += [
        f"<tr><td>{status}</td><td>{text(one['description'])}</td></tr>"
        for status, one in errors.items()
        if status >= "400"
    ]
    body.append("</table><h2>Messages</h2>")
    body += [schema_section(name, schema) for name, schema in document["components"]["schemas"].items()]
    head = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<title>The API of London Bridge</title><link rel="stylesheet" href="/api/docs.css">'
    )
    return f"{head}<body>{''.join(body)}</body></html>"


def page_bytes(app: Litestar) -> bytes:
    """The page, kept after the first time."""
    kept = app.state.get("docs")
    if not isinstance(kept, bytes):
        kept = app.state["docs"] = page_of(document_of(app)).encode()
    return kept


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page."""
    return Response(page_bytes(request.app), media_type="text/html; charset=utf-8")


@get("/api/docs.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """How it looks."""
    return Response(STYLE.encode(), media_type="text/css; charset=utf-8", headers={"Cache-Control": "max-age=3600"})


ROUTES = [docs, style]
