"""Puzzles: who has answered which, ratings of people and puzzles, and streaks."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger),
        sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("move", sa.String(24), nullable=False, server_default=""),
        sa.Column("score", sa.Float, nullable=False, server_default="0"),
        sa.Column("weight", sa.Float, nullable=False, server_default="0"),
        sa.Column("rating", sa.Float),
    )
    op.create_index("puzzle_attempts_by_person", "puzzle_attempts", ["person", "at"])
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("best_3", sa.Integer, nullable=False, server_default="0"),
        sa.Column("best_5", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False, server_default="0"),
        sa.Column("solved", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "puzzle_streaks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("steps", sa.Text, nullable=False, server_default="[]"),
    )


def downgrade() -> None:
    for name in ("puzzle_streaks", "puzzle_ratings", "puzzle_solvers", "puzzle_attempts"):
        op.drop_table(name)
