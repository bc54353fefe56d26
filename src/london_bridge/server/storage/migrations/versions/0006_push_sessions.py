"""Which session a browser was subscribed in, so that it is told nothing any more when that ends."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pushes", sa.Column("session", sa.String(32)))


def downgrade() -> None:
    op.drop_column("pushes", "session")
