-- owner: agency
-- Money from member to member along the tree of agents:
-- what the brand allows, whose line is closed, and what was sent.

-- What a brand allows of member transfers, from an agent to the downline
-- and back up. Without a row there are none.
CREATE TABLE member_transfer_rules (
  brand text PRIMARY KEY REFERENCES brands (code),
  is_down_open boolean NOT NULL DEFAULT false,
  is_up_open boolean NOT NULL DEFAULT false,
  -- Minor units of one transfer.
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  -- What one member may send in a day of the brand's zone, and how often.
  daily_cap bigint NOT NULL CHECK (daily_cap > 0),
  daily_count integer NOT NULL CHECK (daily_count > 0)
);
GRANT SELECT, INSERT, UPDATE ON member_transfer_rules TO bahati_app;

-- Agents whose line is closed: nothing goes down from them, and nothing comes up to them.
CREATE TABLE closed_transfer_lines (
  agent_id bigint PRIMARY KEY REFERENCES members (id),
  closed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON closed_transfer_lines TO bahati_app;

CREATE TABLE member_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  payer_id bigint NOT NULL REFERENCES members (id),
  payee_id bigint NOT NULL REFERENCES members (id),
  -- The client's key: the same request never moves money twice.
  idempotency_key uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('down', 'up')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (payer_id, idempotency_key),
  CHECK (payer_id <> payee_id)
);
GRANT SELECT, INSERT ON member_transfers TO bahati_app;
CREATE INDEX member_transfers_sent ON member_transfers (payer_id, id DESC);
CREATE INDEX member_transfers_received ON member_transfers (payee_id, id DESC);
CREATE INDEX member_transfers_of_day ON member_transfers (payer_id, created_at);
CREATE TRIGGER member_transfers_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON member_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
