-- owner: cashier
-- Money in and out by rails: payment methods, deposits, withdrawals with their rules and disputes,
-- balance adjustments, reconciliation with the rails, and what goes back to its payer.

-- How a brand's cashier works.
CREATE TABLE cashier_settings (
  brand_code text PRIMARY KEY REFERENCES brands (code),
  -- The country whose law applies to the brand's members.
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  -- Nothing comes in any more; members can still withdraw.
  is_withdraw_only boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON cashier_settings TO bahati_app;

-- Taxes on deposits and withdrawals, dated: rates change, and what was
-- taken under an old one stays explained by it.
CREATE TABLE tax_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- ISO 3166-1, of the country whose law it is.
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  event text NOT NULL CHECK (event IN ('deposit', 'withdrawal')),
  -- A game type the law names; empty: whatever is played.
  product text NOT NULL DEFAULT '',
  -- The scope of the ledger account that owes it: one account for each tax.
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 10000),
  valid_from timestamptz NOT NULL,
  -- When it ends; null: until further notice.
  valid_to timestamptz CHECK (valid_to > valid_from),
  UNIQUE (jurisdiction, event, product, valid_from)
);
GRANT SELECT, INSERT, UPDATE ON tax_rates TO bahati_app;

-- A rail that keeps failing is not asked for a while, on every process.
-- A rail without a row works.
CREATE TABLE rail_health (
  rail text PRIMARY KEY,
  -- Failed calls in a row.
  faults integer NOT NULL DEFAULT 0,
  -- It is not asked until then.
  rests_until timestamptz
);
GRANT SELECT, INSERT, UPDATE ON rail_health TO bahati_app;

-- Payment methods by rail and direction, with their amounts, fees and hours.
CREATE TABLE payment_methods (
  code text PRIMARY KEY,
  rail text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  name text NOT NULL,
  name_sw text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mobile_money', 'bank', 'card')),
  -- Where the payer acts: on the rail's page, at his phone, or at his bank by himself.
  flow text NOT NULL DEFAULT 'page' CHECK (flow IN ('page', 'phone', 'transfer')),
  currency text NOT NULL,
  -- Phone money moves whole shillings: such a method has no cents.
  is_whole boolean NOT NULL DEFAULT false,
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  -- What one member may withdraw by it in a day; null: what the brand says.
  daily_maximum bigint CHECK (daily_maximum > 0),
  quick_amounts bigint[] NOT NULL DEFAULT '{}',
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  fee_bps integer NOT NULL DEFAULT 0 CHECK (fee_bps BETWEEN 0 AND 5000),
  -- Its hours in the brand's time zone, which may pass midnight; null: always.
  opens_at time,
  closes_at time,
  -- The account members pay to by a bank deposit of their own.
  transfer_bank text,
  transfer_holder text,
  transfer_number text,
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  CONSTRAINT opens_and_closes CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  CONSTRAINT transfer_has_account CHECK (flow <> 'transfer'
    OR num_nulls(transfer_bank, transfer_holder, transfer_number) = 0)
);
GRANT SELECT, UPDATE ON payment_methods TO bahati_app;

-- Money a member pays in, from the request to the answer of the rail.
CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  -- The client's key: the same request never makes a second deposit.
  idempotency_key uuid NOT NULL,
  method text NOT NULL REFERENCES payment_methods (code),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the member agreed to when it began.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  tax_code text,
  -- As the law named it then, in both languages.
  tax_name jsonb,
  tax_bps integer,
  -- The number that is asked for the money, where the payer acts at his phone.
  payer text,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'completed', 'failed', 'expired')),
  gateway_reference text,
  -- The rail's receipt, as the payer sees it.
  receipt text,
  redirect_url text,
  failure_reason text,
  -- Pictures of a bank deposit the member made himself (system/uploads.ts); staff decide by them.
  proof_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(proof_ids) <= 3),
  proof_sent_at timestamptz,
  -- When staff should have decided, by the rules of the moment it was sent.
  due_at timestamptz,
  decided_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  -- When the rail was asked to charge; it must not be asked twice.
  asked_at timestamptz,
  -- When the rail is asked next about it, and how often it was.
  next_ask_at timestamptz NOT NULL DEFAULT now() + interval '30 seconds',
  ask_count integer NOT NULL DEFAULT 0,
  CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
  UNIQUE (member_id, idempotency_key),
  CONSTRAINT something_is_credited CHECK (fee + tax < amount),
  CONSTRAINT tax_is_named CHECK ((tax = 0) OR (tax_code IS NOT NULL))
);
GRANT SELECT, INSERT, UPDATE ON deposits TO bahati_app;
CREATE INDEX deposits_of_member ON deposits (member_id, id DESC);
CREATE INDEX deposits_by_status ON deposits (status, id DESC);
CREATE INDEX deposits_to_ask ON deposits (next_ask_at) WHERE status = 'pending';
CREATE INDEX deposits_pending ON deposits (member_id) WHERE status = 'pending';
-- One receipt of a rail is one deposit.
CREATE UNIQUE INDEX deposits_receipt_once ON deposits (method, receipt) WHERE receipt IS NOT NULL;
-- Reconciliation reads the deposits of a day.
CREATE INDEX deposits_by_completion ON deposits (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX deposits_by_reference ON deposits (gateway_reference)
  WHERE gateway_reference IS NOT NULL;
CREATE INDEX deposits_by_receipt ON deposits (receipt) WHERE receipt IS NOT NULL;
CREATE INDEX deposits_by_payer ON deposits (payer, id) WHERE payer IS NOT NULL;
-- What a member deposited in some days.
CREATE INDEX deposits_of_member_done ON deposits (member_id, completed_at)
  WHERE status = 'completed';
-- Deposits begun within an hour.
CREATE INDEX deposits_by_time ON deposits (created_at);
CREATE INDEX deposits_to_look_at ON deposits (coalesce(due_at, proof_sent_at), id)
  WHERE status = 'pending' AND proof_sent_at IS NOT NULL;

-- A brand's rules for withdrawals. Without a row staff decide each one, and nothing else applies.
CREATE TABLE withdrawal_rules (
  brand text PRIMARY KEY REFERENCES brands (code),
  -- What one member may withdraw in a day of the brand, in minor units; null: no maximum.
  daily_maximum bigint CHECK (daily_maximum > 0),
  daily_count integer CHECK (daily_count > 0),
  -- Which part of the deposits since the last withdrawal has to be staked, in basis points.
  wagering_bps integer NOT NULL DEFAULT 0 CHECK (wagering_bps BETWEEN 0 AND 1000000),
  waits_for_open_stakes boolean NOT NULL DEFAULT false,
  -- From this amount on two staff users approve; null: one is always enough.
  two_person_from bigint CHECK (two_person_from > 0),
  -- Approved without staff up to this amount and score, after so many paid ones; null: never.
  automatic_maximum bigint CHECK (automatic_maximum > 0),
  automatic_score integer NOT NULL DEFAULT 0 CHECK (automatic_score >= 0),
  automatic_after_paid integer NOT NULL DEFAULT 1 CHECK (automatic_after_paid >= 1),
  -- Within how many hours of the request the law wants it paid.
  due_hours integer NOT NULL DEFAULT 48 CHECK (due_hours BETWEEN 1 AND 720)
);
GRANT SELECT, INSERT, UPDATE ON withdrawal_rules TO bahati_app;

-- Money a member takes out; what is asked for is held until it is paid or refused.
CREATE TABLE withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  method text NOT NULL REFERENCES payment_methods (code),
  payee text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  tax_code text,
  -- As the law named it then, {"en", "sw"}, and its rate.
  tax_name jsonb,
  tax_rate_bps integer,
  hold_id bigint NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'requested' CHECK (status IN
    ('requested', 'approved', 'paid', 'disputed', 'confirmed', 'rejected', 'failed')),
  reason text,
  gateway_reference text,
  risk_score integer NOT NULL DEFAULT 0,
  -- Why, as [{"code", "points"}]; the back office has the words.
  risk_reasons jsonb NOT NULL DEFAULT '[]',
  decided_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz,
  decided_at timestamptz,
  paid_at timestamptz,
  auto_confirm_at timestamptz,
  confirmed_at timestamptz,
  -- When the payout is sent or asked about next, and how often it was.
  next_ask_at timestamptz,
  ask_count integer NOT NULL DEFAULT 0,
  CHECK (status <> 'approved' OR next_ask_at IS NOT NULL),
  CHECK (status NOT IN ('paid', 'confirmed') OR paid_at IS NOT NULL),
  UNIQUE (member_id, idempotency_key),
  CONSTRAINT withdrawals_pay_something CHECK (amount > tax + fee),
  CONSTRAINT withdrawals_name_their_tax CHECK (tax = 0
    OR (tax_code IS NOT NULL AND tax_name IS NOT NULL AND tax_rate_bps IS NOT NULL))
);
GRANT SELECT, INSERT, UPDATE ON withdrawals TO bahati_app;
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, id DESC);
CREATE INDEX withdrawals_by_status ON withdrawals (status, id);
CREATE INDEX withdrawals_to_ask ON withdrawals (next_ask_at) WHERE status = 'approved';
CREATE INDEX withdrawals_waiting ON withdrawals (member_id)
  WHERE status IN ('requested', 'approved');
CREATE INDEX withdrawals_to_confirm ON withdrawals (auto_confirm_at) WHERE status = 'paid';
CREATE INDEX withdrawals_by_payment ON withdrawals (paid_at) WHERE paid_at IS NOT NULL;
-- What a member asked for in a day.
CREATE INDEX withdrawals_of_day ON withdrawals (member_id, created_at);
-- How long payments by a method take.
CREATE INDEX withdrawals_paid_by_method ON withdrawals (method, paid_at DESC)
  WHERE paid_at IS NOT NULL;
CREATE INDEX withdrawals_by_reference ON withdrawals (gateway_reference)
  WHERE gateway_reference IS NOT NULL;
CREATE INDEX withdrawals_by_payee ON withdrawals (payee, id);
CREATE INDEX withdrawals_due ON withdrawals (coalesce(due_at, created_at), id)
  WHERE status = 'requested';

-- Members under a compliance hold: staff decide their withdrawals, whatever the rules allow.
CREATE TABLE payout_holds (
  member_id bigint PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON payout_holds TO bahati_app;

-- A paid withdrawal of which its member says that it did not arrive, or only in part.
CREATE TABLE withdrawal_disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  withdrawal_id bigint NOT NULL UNIQUE REFERENCES withdrawals (id),
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('partly', 'not_received')),
  received bigint NOT NULL CHECK (received >= 0),
  remaining bigint NOT NULL CHECK (remaining > 0),
  -- open: staff have to answer; answered: the member may.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'resolved')),
  outcome text CHECK (outcome IN ('forced_receipt', 'paid_again', 'returned')),
  outcome_reference text,
  resolved_by text,
  message_count integer NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours',
  CHECK ((kind = 'not_received') = (received = 0)),
  CHECK ((state = 'resolved') = (outcome IS NOT NULL)),
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((outcome = 'paid_again') IS NOT TRUE OR outcome_reference IS NOT NULL)
);
GRANT SELECT, INSERT, UPDATE ON withdrawal_disputes TO bahati_app;
CREATE INDEX withdrawal_disputes_by_state ON withdrawal_disputes (state, id);
CREATE INDEX withdrawal_disputes_due ON withdrawal_disputes (state, due_at, id)
  WHERE state <> 'resolved';

-- What member and staff wrote in a dispute.
CREATE TABLE withdrawal_dispute_messages (
  dispute_id bigint NOT NULL REFERENCES withdrawal_disputes (id),
  seq integer NOT NULL,
  author text NOT NULL CHECK (author IN ('member', 'staff')),
  staff text,
  -- The sender's id of it, so that a repeated request adds nothing.
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) <= 500),
  image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 3),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (dispute_id, seq),
  UNIQUE (dispute_id, client_id),
  CHECK ((author = 'staff') = (staff IS NOT NULL))
);
GRANT SELECT, INSERT ON withdrawal_dispute_messages TO bahati_app;

-- Money staff add to a balance or take from it. The amount is signed as the balance changes.
CREATE TABLE balance_adjustments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  idempotency_key uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'posted', 'rejected')),
  requested_by text NOT NULL,
  decided_by text,
  decision_reason text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours',
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK (decided_by IS NULL OR state = 'rejected' OR decided_by <> requested_by)
);
GRANT SELECT, INSERT, UPDATE ON balance_adjustments TO bahati_app;
CREATE INDEX balance_adjustments_by_state ON balance_adjustments (state, id);
CREATE INDEX balance_adjustments_of_member ON balance_adjustments (member_id, id);
CREATE INDEX balance_adjustments_due ON balance_adjustments (due_at, id) WHERE state = 'requested';

-- Where the books of a rail and ours differ, each exception once, until staff have explained it.
CREATE TABLE reconciliation_exceptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rail text NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('missing_here', 'missing_there', 'amount_differs', 'state_differs')),
  -- Money that came in and belongs to no member: staff allocate it or return it.
  is_unallocated_deposit boolean NOT NULL DEFAULT false,
  -- Money that left without a withdrawal, or twice for one: staff write it off.
  is_unmatched_payout boolean NOT NULL DEFAULT false,
  -- The rail's reference, or ours where the rail has none.
  reference text NOT NULL,
  -- A deposit or withdrawal of ours, 'deposit:<uuid>'.
  subject text,
  currency text NOT NULL,
  ours bigint,
  theirs bigint,
  -- What the rail says about payer and purpose.
  detail jsonb NOT NULL DEFAULT '{}',
  happened_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now() + interval '72 hours',
  resolved_at timestamptz,
  resolved_by text,
  resolution text,
  CHECK ((resolved_at IS NULL) = (resolved_by IS NULL)
    AND (resolved_at IS NULL) = (resolution IS NULL)),
  UNIQUE (rail, kind, reference)
);
GRANT SELECT, INSERT ON reconciliation_exceptions TO bahati_app;
GRANT UPDATE (resolved_at, resolved_by, resolution, subject)
  ON reconciliation_exceptions TO bahati_app;
CREATE INDEX reconciliation_exceptions_open ON reconciliation_exceptions (id DESC)
  WHERE resolved_at IS NULL;
CREATE INDEX reconciliation_exceptions_due ON reconciliation_exceptions (due_at, id)
  WHERE resolved_at IS NULL;

-- Money on its way back to its payer: an unallocated deposit, which never was in the ledger, or a
-- deposit that was credited.
CREATE TABLE reversals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the rail knows it by.
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  exception_id bigint REFERENCES reconciliation_exceptions (id),
  -- A credited deposit; the member's money is held meanwhile.
  deposit_id bigint REFERENCES deposits (id),
  hold_id bigint UNIQUE REFERENCES holds (id),
  -- 'sent' is written before the rail is asked, so that after a crash the rail is asked about it.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'done', 'failed')),
  -- How often it was sent; a rail returns a payment once, however often it is asked to.
  attempts integer NOT NULL DEFAULT 0,
  reason text NOT NULL,
  -- The staff user who approved last.
  decided_by text NOT NULL,
  -- Why the rail refused the last attempt; its books decide whether that is true.
  failure_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  next_ask_at timestamptz NOT NULL DEFAULT now(),
  ask_count integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL)),
  CONSTRAINT reversals_of_one CHECK (num_nonnulls(exception_id, deposit_id) = 1),
  CONSTRAINT reversals_held CHECK ((deposit_id IS NULL) = (hold_id IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON reversals TO bahati_app;
-- A failed one may be tried again.
CREATE UNIQUE INDEX reversals_once ON reversals (exception_id) WHERE state <> 'failed';
CREATE INDEX reversals_of_exception ON reversals (exception_id, id DESC);
CREATE INDEX reversals_to_ask ON reversals (next_ask_at) WHERE state IN ('requested', 'sent');
CREATE UNIQUE INDEX reversals_once_a_deposit ON reversals (deposit_id) WHERE state <> 'failed';
CREATE INDEX reversals_of_deposit ON reversals (deposit_id, id DESC) WHERE deposit_id IS NOT NULL;
-- Refunds of a day, compared with the ledger.
CREATE INDEX reversals_done_deposits ON reversals (ended_at)
  WHERE deposit_id IS NOT NULL AND state = 'done';

-- Within how many hours staff decide what waits for them. A brand without a row has these.
CREATE TABLE queue_rules (
  brand text PRIMARY KEY REFERENCES brands (code),
  -- Counted from the proof of a bank deposit.
  deposit_hours integer NOT NULL DEFAULT 24 CHECK (deposit_hours BETWEEN 1 AND 720),
  -- Counted from the last message of the member.
  dispute_hours integer NOT NULL DEFAULT 48 CHECK (dispute_hours BETWEEN 1 AND 720),
  adjustment_hours integer NOT NULL DEFAULT 48 CHECK (adjustment_hours BETWEEN 1 AND 720),
  -- Counted from when the exception was found.
  exception_hours integer NOT NULL DEFAULT 72 CHECK (exception_hours BETWEEN 1 AND 720)
);
GRANT SELECT, INSERT, UPDATE ON queue_rules TO bahati_app;
