-- owner: agency
-- Money from member to member along the tree: from an agent to who stands below, or back up. What
-- the brand allows; without a row nothing moves.
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
GRANT SELECT, UPDATE ON member_transfer_rules TO bahati_app;

-- An agent whose line is closed: nothing goes down from this agent, and nothing comes up.
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
CREATE INDEX member_transfers_sent ON member_transfers (payer_id, id DESC);
CREATE INDEX member_transfers_received ON member_transfers (payee_id, id DESC);
CREATE INDEX member_transfers_of_day ON member_transfers (payer_id, created_at);
CREATE TRIGGER member_transfers_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON member_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON member_transfers TO bahati_app;

-- owner: catalogue
-- seamless: the vendor stakes from the member's wallet. transfer: it keeps a wallet of its own that
-- members move money into and out of. Said by the vendor as it is first listed, and never changed.
ALTER TABLE vendors ADD COLUMN wallet text NOT NULL DEFAULT 'seamless'
  CHECK (wallet IN ('seamless', 'transfer'));

-- owner: gaming
-- A member's wallet at a vendor, since the vendor was first asked to open it.
CREATE TABLE transfer_wallets (
  member_id bigint NOT NULL,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  currency text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, vendor_id)
);
GRANT SELECT, INSERT ON transfer_wallets TO bahati_app;

-- Money on its way between a member's cash and a vendor's wallet. What goes in leaves cash with the
-- row; what comes out arrives when the vendor has said that it let go of it.
CREATE TABLE transfer_wallet_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The name of the move at the vendor.
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  idempotency_key uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- requested: the vendor was not asked yet; sent: asked, no answer known; then decided for good.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'done', 'undone')),
  -- Why it was undone, in the vendor's word.
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  -- Nobody but who took it last asks the vendor about it before this instant.
  due_at timestamptz NOT NULL,
  ask_count integer NOT NULL DEFAULT 0,
  UNIQUE (member_id, idempotency_key),
  CHECK ((decided_at IS NULL) = (state IN ('requested', 'sent'))),
  CHECK (reason IS NULL OR state = 'undone')
);
-- One at a time between a member and a vendor: what the vendor says it holds is then about a moment
-- at which nothing is under way.
CREATE UNIQUE INDEX transfer_wallet_moves_undecided ON transfer_wallet_moves (member_id, vendor_id)
  WHERE decided_at IS NULL;
CREATE INDEX transfer_wallet_moves_due ON transfer_wallet_moves (due_at) WHERE decided_at IS NULL;
CREATE INDEX transfer_wallet_moves_of_member ON transfer_wallet_moves (member_id, id DESC);
GRANT SELECT, INSERT ON transfer_wallet_moves TO bahati_app;
GRANT UPDATE (state, reason, decided_at, due_at, ask_count) ON transfer_wallet_moves TO bahati_app;

CREATE FUNCTION guard_transfer_wallet_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided move never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_moves_never_change BEFORE UPDATE ON transfer_wallet_moves
  FOR EACH ROW EXECUTE FUNCTION guard_transfer_wallet_move();
