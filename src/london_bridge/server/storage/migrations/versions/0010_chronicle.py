"""A line of every finished game for everybody who played it, the charters that they have, and who shows their page."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

CATEGORIES = ("chapel", "gate", "hostelry", "bridge")
KINDS = ("gate", "guild", "chapel", "hostelry", "park", "haberdasher")


def upgrade() -> None:
    op.create_table(
        "chronicle_lines",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("sealed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("apart", sa.String(8), nullable=False, server_default=""),
        sa.Column("players", sa.Integer, nullable=False, server_default="0"),
        sa.Column("mode", sa.String(10), nullable=False, server_default=""),
        sa.Column("scoring", sa.String(4), nullable=False, server_default=""),
        sa.Column("place", sa.Integer, nullable=False, server_default="0"),
        sa.Column("money", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lead", sa.Integer, nullable=False, server_default="0"),
        *(sa.Column(f"paid_{name}", sa.Integer, nullable=False, server_default="0") for name in CATEGORIES),
        *(sa.Column(f"built_{name}", sa.Integer, nullable=False, server_default="0") for name in KINDS),
        sa.Column("line", sa.Integer, nullable=False, server_default="0"),
        sa.Column("bridge", sa.Text, nullable=False, server_default="[]"),
        sa.Column("charters", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
    op.create_index("chronicle_lines_by_time", "chronicle_lines", ["person", "apart", "ended"])
    op.create_index("chronicle_lines_by_table", "chronicle_lines", ["table_id"])
    op.create_table(
        "chronicle_opponents",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("other", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("ahead", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("chronicle_opponents_by_table", "chronicle_opponents", ["table_id"])
    op.create_table(
        "chronicle_charters",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("charter", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sealed", sa.BigInteger, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chronicle_pages",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("page", sa.String(24), nullable=False, unique=True),
    )


def downgrade() -> None:
    for name in ("chronicle_pages", "chronicle_charters", "chronicle_opponents", "chronicle_lines"):
        op.drop_table(name)
