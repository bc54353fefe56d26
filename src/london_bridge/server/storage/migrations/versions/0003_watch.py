"""Limits that all processes share, and sessions that have ended before their time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "limits",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("full", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ended",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ended")
    op.drop_table("limits")
