-- owner: cashier
CREATE TABLE payment_methods (
  code text PRIMARY KEY,
  rail text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mobile_money', 'bank', 'card')),
  currency text NOT NULL,
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  quick_amounts bigint[] NOT NULL DEFAULT '{}',
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true
);
GRANT SELECT, UPDATE ON payment_methods TO bahati_app;

CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  -- The client's key: the same request never makes a second deposit.
  idempotency_key uuid NOT NULL,
  method text NOT NULL REFERENCES payment_methods (code),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed', 'failed', 'expired')),
  gateway_reference text,
  redirect_url text,
  failure_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  -- When the gateway is asked next where the charge stands, and how often it was.
  next_ask_at timestamptz NOT NULL DEFAULT now() + interval '30 seconds',
  ask_count integer NOT NULL DEFAULT 0,
  CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX deposits_of_member ON deposits (member_id, id DESC);
CREATE INDEX deposits_by_status ON deposits (status, id DESC);
CREATE INDEX deposits_to_ask ON deposits (next_ask_at) WHERE status = 'pending';
CREATE INDEX deposits_pending ON deposits (member_id) WHERE status = 'pending';
GRANT SELECT, INSERT, UPDATE ON deposits TO bahati_app;

CREATE TABLE withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  method text NOT NULL REFERENCES payment_methods (code),
  payee text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  hold_id bigint NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'requested'
    CHECK (status IN ('requested', 'approved', 'paid', 'confirmed', 'rejected', 'failed')),
  reason text,
  gateway_reference text,
  decided_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  paid_at timestamptz,
  auto_confirm_at timestamptz,
  confirmed_at timestamptz,
  -- When the payout is sent or asked about next, and how often it was.
  next_ask_at timestamptz,
  ask_count integer NOT NULL DEFAULT 0,
  CHECK (status <> 'approved' OR next_ask_at IS NOT NULL),
  CHECK (status NOT IN ('paid', 'confirmed') OR paid_at IS NOT NULL),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, id DESC);
CREATE INDEX withdrawals_by_status ON withdrawals (status, id);
CREATE INDEX withdrawals_to_ask ON withdrawals (next_ask_at) WHERE status = 'approved';
CREATE INDEX withdrawals_waiting ON withdrawals (member_id)
  WHERE status IN ('requested', 'approved');
CREATE INDEX withdrawals_to_confirm ON withdrawals (auto_confirm_at) WHERE status = 'paid';
GRANT SELECT, INSERT, UPDATE ON withdrawals TO bahati_app;
