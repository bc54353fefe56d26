"""When people were told of their turns, and addresses that are not confirmed yet."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("email_asked", sa.String(200)))
    op.add_column("wishes", sa.Column("pushed", sa.BigInteger))
    op.add_column("wishes", sa.Column("mailed", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("wishes", "mailed")
    op.drop_column("wishes", "pushed")
    op.drop_column("people", "email_asked")
