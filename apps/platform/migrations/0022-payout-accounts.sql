-- owner: system
-- How long money waits before it may go to a payout account that was just added.
ALTER TABLE brands ADD COLUMN payout_cooldown_hours integer NOT NULL DEFAULT 24
  CHECK (payout_cooldown_hours BETWEEN 0 AND 720);

-- owner: identity
-- The banks a member may be paid at, as the brand offers them.
CREATE TABLE payout_banks (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL,
  name text NOT NULL,
  -- ISO 3166-1, two letters.
  country text NOT NULL,
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand, code)
);
GRANT SELECT ON payout_banks TO bahati_app;

-- Where a member's money may be paid to. A removed one stays: it was the member's first, it says
-- how often accounts change, and an answer to a repeated request may still name it.
CREATE TABLE payout_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  kind text NOT NULL CHECK (kind IN ('mobile_money', 'bank')),
  -- A number in international form, or an account number at the bank.
  number text NOT NULL,
  bank_code text,
  holder_name text,
  added_at timestamptz NOT NULL,
  -- From when on money may go there; fixed as it is added, whatever the brand sets later.
  ready_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((kind = 'bank') = (bank_code IS NOT NULL)),
  CHECK ((kind = 'bank') = (holder_name IS NOT NULL)),
  CHECK (ready_at >= added_at)
);
CREATE UNIQUE INDEX payout_accounts_live
  ON payout_accounts (member_id, kind, number, coalesce(bank_code, '')) WHERE removed_at IS NULL;
CREATE INDEX payout_accounts_of_member ON payout_accounts (member_id, id);
GRANT SELECT, INSERT, UPDATE ON payout_accounts TO bahati_app;
