"""How people look at a table: a portrait and a colour."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("portrait", sa.String(24)))
    op.add_column("people", sa.Column("colour", sa.String(8)))


def downgrade() -> None:
    op.drop_column("people", "colour")
    op.drop_column("people", "portrait")
