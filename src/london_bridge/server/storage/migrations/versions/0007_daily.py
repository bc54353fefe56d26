"""The daily bridge: who has played which day, and what the days are worth."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("money", sa.Integer),
        sa.Column("places", sa.String(20), nullable=False, server_default=""),
        sa.Column("apart", sa.String(8), nullable=False, server_default=""),
        sa.Column("browser", sa.String(32), nullable=False, server_default=""),
        sa.Column("address", sa.String(40), nullable=False, server_default=""),
        sa.Column("near", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("daily_attempts_by_person", "daily_attempts", ["person", "day"])
    op.create_table(
        "daily_pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("runs", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("daily_pars")
    op.drop_table("daily_attempts")
