#!/bin/sh
# Asks the advisory databases of PyPI and npm about every version in our locks; says so where they cannot be reached.
# Usage: audit.sh PYTHON. Ends with 1 where an advisory was found, with 3 where a database could not be asked.
set -u
python=$1
tools=build/audit
status=0

[ -x "$tools/bin/pip-audit" ] || { "$python" -m venv "$tools" && "$tools/bin/pip" install --quiet pip-audit; } || exit 3

told=$("$tools/bin/pip-audit" --no-deps --disable-pip -r constraints.txt 2>&1)
found=$?
case $told in
  *"could not be audited"*|*ConnectionError*|*Traceback*)
    echo "PyPI's advisories cannot be reached from here; run this where they can."; status=3 ;;
  *) printf '%s\n' "$told"; [ "$found" -eq 0 ] || status=1 ;;
esac

told=$("$python" scripts/build_web.py npm audit --package-lock-only 2>&1)
found=$?
case $told in
  *"audit endpoint"*|*ENOTFOUND*|*ECONNREFUSED*)
    echo "npm's advisories cannot be reached from here; run this where they can."; [ "$status" -ne 0 ] || status=3 ;;
  *) printf '%s\n' "$told"; [ "$found" -eq 0 ] || status=1 ;;
esac
exit "$status"
