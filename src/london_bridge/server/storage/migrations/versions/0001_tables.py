"""The first tables: people, tables and their logs, and what people wish for."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("login", sa.String(60), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.Text),
        sa.Column("email", sa.String(200)),
        sa.Column("notify", sa.Text, nullable=False, server_default="{}"),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("acting", sa.Integer, nullable=False, server_default="0"),
        sa.Column("wake", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "touched"])
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("places_by_person", "places", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
        sa.Column("notify", sa.Boolean),
        sa.Column("read", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(600), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "presence",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])


def downgrade() -> None:
    for name in ("presence", "pushes", "wishes", "links", "tokens", "places", "log", "tables", "people", "meta"):
        op.drop_table(name)
