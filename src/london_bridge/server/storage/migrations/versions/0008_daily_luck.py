"""The daily bridge: what an attempt is worth without the luck of its draws."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("daily_attempts", sa.Column("adjusted", sa.Float))


def downgrade() -> None:
    op.drop_column("daily_attempts", "adjusted")
