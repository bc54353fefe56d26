"""Reviews of finished games: what is asked for, what is being made, and what is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False, index=True),
        sa.Column("table_id", sa.String(32), index=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("payer", sa.String(40), nullable=False, server_default=""),
        sa.Column("playouts", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("progress", sa.Integer, nullable=False, server_default="0"),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("holder", sa.String(32)),
        sa.Column("until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("record", sa.Text),
        sa.Column("kept", sa.Text),
        sa.Column("told", sa.Text),
        sa.Column("digest", sa.Text),
    )
    op.create_index("reviews_by_state", "reviews", ["state", "asked"])


def downgrade() -> None:
    op.drop_table("reviews")
