"""The command `london-bridge`: the Typer app and how errors reach a person. May import any room.

Each sub-command is a module of this folder; it is registered here, below the app.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated

import typer

from london_bridge import __version__
from london_bridge.cli import (
    arena,
    bench,
    hint,
    instance,
    lab,
    lab_dataset,
    lab_puzzles,
    leaderboard,
    play,
    puzzles,
    record,
    record_film,
    review,
    serve,
    show,
    simulate,
)
from london_bridge.errors import LondonBridgeError

COMMAND = "london-bridge"

# Exit codes besides those of the errors: 70 is EX_SOFTWARE of sysexits.h; 130 and 141 are what shells give Ctrl-C and
# a pipe whose reader went away.
USAGE, INTERNAL, INTERRUPTED, BROKEN_PIPE = 2, 70, 130, 141

app = typer.Typer(
    name=COMMAND,
    help="Old London Bridge, the board game, at your command line.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(bench.bench)
app.command()(arena.arena)
app.command()(leaderboard.leaderboard)
app.command()(puzzles.puzzles)
app.command()(hint.hint)
app.command()(review.review)
lab.app.command("puzzles")(lab_puzzles.puzzles)
lab.app.command("doubt")(lab_puzzles.doubt)
lab.app.command("dataset")(lab_dataset.dataset)
record.app.command("show")(show.show)
record.app.command("film")(record_film.film)
app.add_typer(record.app)
app.add_typer(lab.app)
app.add_typer(instance.app)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"{COMMAND} {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version and exit.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """Old London Bridge, the board game, at your command line."""


def _complain(sentence: str) -> None:
    print(f"{COMMAND}: {sentence}", file=sys.stderr)


def _os_error(error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return f"{error.filename}: {reason}." if error.filename is not None else f"{reason}."


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: what the command returned, or 0.

    What a person did wrong becomes one sentence on stderr.
    """
    try:
        code = app(args=None if arguments is None else list(arguments), prog_name=COMMAND, standalone_mode=False)
        sys.stdout.flush()
    except LondonBridgeError as error:
        _complain(str(error))
        return error.exit_code
    except typer.TyperException as error:
        # Without a message it has already said all by printing the help.
        if error.format_message():
            context = getattr(error, "ctx", None)
            path = COMMAND if context is None else context.command_path
            sentence = error.format_message().rstrip(".")
            _complain(f"{sentence}. (`{path} --help` lists what is possible.)")
        return error.exit_code
    except (typer.Abort, KeyboardInterrupt):
        _complain("interrupted.")
        return INTERRUPTED
    except BrokenPipeError:
        # `london-bridge … | head`: nobody reads on, and nobody wants to hear of it, not even when Python closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as stop:  # Typer's own answer to the same, with an exit code that would mean a wrong record
        if isinstance(stop.__context__, BrokenPipeError):
            return BROKEN_PIPE
        raise
    except OSError as error:
        _complain(_os_error(error))
        return USAGE
    except Exception as error:
        if os.environ.get("LONDON_BRIDGE_DEBUG"):
            traceback.print_exc()
        _complain(
            f"this is a fault of the program, not yours: {type(error).__name__}: {error}. "
            "Please report it with the output of the same command under LONDON_BRIDGE_DEBUG=1."
        )
        return INTERNAL
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point of the installed command."""
    sys.exit(run())
