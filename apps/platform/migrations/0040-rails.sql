-- owner: cashier
-- A rail that keeps failing rests, and every process and the site see it here; a rail without
-- a row is well.
CREATE TABLE rail_health (
  rail text PRIMARY KEY,
  -- Calls in vain, one after the other.
  faults integer NOT NULL DEFAULT 0,
  -- Nobody waits for it until then.
  rests_until timestamptz
);
GRANT SELECT, INSERT, UPDATE ON rail_health TO bahati_app;

ALTER TABLE payment_methods
  -- Where the payer acts: on the rail's page, at his phone, or at his bank by himself.
  ADD COLUMN flow text NOT NULL DEFAULT 'page' CHECK (flow IN ('page', 'phone', 'transfer')),
  ADD COLUMN fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  ADD COLUMN fee_bps integer NOT NULL DEFAULT 0 CHECK (fee_bps BETWEEN 0 AND 5000),
  -- From when to when of the brand's day it works; absent: always. It may reach over midnight.
  ADD COLUMN opens_at time,
  ADD COLUMN closes_at time,
  -- The account people pay to by a transfer of their own.
  ADD COLUMN transfer_bank text,
  ADD COLUMN transfer_holder text,
  ADD COLUMN transfer_number text,
  ADD CONSTRAINT opens_and_closes CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  ADD CONSTRAINT transfer_has_account CHECK (flow <> 'transfer'
    OR num_nulls(transfer_bank, transfer_holder, transfer_number) = 0);

ALTER TABLE deposits
  -- The number the money is asked of, where the payer acts at his phone.
  ADD COLUMN payer text,
  -- When the rail was asked; one that cannot be asked twice is asked once.
  ADD COLUMN asked_at timestamptz,
  -- The rail's receipt, as the payer has it.
  ADD COLUMN receipt text,
  -- What the member agreed to when it began.
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  ADD COLUMN tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  ADD COLUMN tax_code text,
  ADD COLUMN tax_bps integer,
  -- Where money is paid in by the member himself, staff look at the proof he sent.
  ADD COLUMN proof_sent_at timestamptz,
  ADD COLUMN decided_by text,
  ADD CONSTRAINT something_is_credited CHECK (fee + tax < amount),
  ADD CONSTRAINT tax_is_named CHECK ((tax = 0) OR (tax_code IS NOT NULL));
-- One receipt of a rail is one deposit.
CREATE UNIQUE INDEX deposits_receipt_once ON deposits (method, receipt) WHERE receipt IS NOT NULL;
CREATE INDEX deposits_to_look_at ON deposits (id) WHERE status = 'pending' AND proof_sent_at IS NOT NULL;
-- The day's deposits, for reconciliation.
CREATE INDEX deposits_by_completion ON deposits (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX withdrawals_by_payment ON withdrawals (paid_at) WHERE paid_at IS NOT NULL;

-- Where the rail's books and ours differ, each exception once, until staff have explained it.
CREATE TABLE reconciliation_exceptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rail text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'amount_differs', 'state_differs')),
  -- Of the rail's entry, or of ours where the rail has none: one difference of one entry is one exception.
  reference text NOT NULL,
  -- A deposit or withdrawal of ours, 'deposit:<uuid>'.
  subject text,
  currency text NOT NULL,
  ours bigint,
  theirs bigint,
  -- What the rail says of whom and why, as staff need it to look further.
  detail jsonb NOT NULL DEFAULT '{}',
  happened_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  resolved_by text,
  resolution text,
  CHECK ((resolved_at IS NULL) = (resolved_by IS NULL) AND (resolved_at IS NULL) = (resolution IS NULL)),
  UNIQUE (rail, kind, reference)
);
CREATE INDEX reconciliation_exceptions_open ON reconciliation_exceptions (id DESC) WHERE resolved_at IS NULL;
GRANT SELECT, INSERT ON reconciliation_exceptions TO bahati_app;
GRANT UPDATE (resolved_at, resolved_by, resolution) ON reconciliation_exceptions TO bahati_app;
