-- owner: system
-- Rules of money that staff want changed. A stricter one stands at once; a looser one waits for the
-- word of a second person. One waits at a time.
CREATE TABLE rule_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  brand text NOT NULL REFERENCES brands (code),
  kind text NOT NULL CHECK (kind IN ('withdrawal_rules', 'transfer_rules')),
  wanted jsonb NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'applied', 'rejected')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK (state <> 'applied' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX rule_changes_waiting ON rule_changes (brand, kind) WHERE state = 'requested';
GRANT SELECT, INSERT ON rule_changes TO bahati_app;
GRANT UPDATE (state, decided_by, decided_at) ON rule_changes TO bahati_app;

-- owner: cashier
GRANT INSERT, UPDATE ON withdrawal_rules TO bahati_app;

-- owner: agency
GRANT INSERT ON member_transfer_rules TO bahati_app;
