-- owner: cashier
-- What a brand asks of a withdrawal. Without a row staff look at each, and nothing else is asked.
CREATE TABLE withdrawal_rules (
  brand text PRIMARY KEY REFERENCES brands (code),
  -- What one member may ask for within a day of the brand, in minor units; null: as much as he has.
  daily_maximum bigint CHECK (daily_maximum > 0),
  daily_count integer CHECK (daily_count > 0),
  -- How much of what came in since the last withdrawal has to be staked, in basis points.
  wagering_bps integer NOT NULL DEFAULT 0 CHECK (wagering_bps BETWEEN 0 AND 1000000),
  waits_for_open_stakes boolean NOT NULL DEFAULT false,
  -- From this amount on two members of staff approve; null: one is always enough.
  two_person_from bigint CHECK (two_person_from > 0),
  -- Up to this amount, this score and after so many paid ones nobody has to look; null: never.
  automatic_maximum bigint CHECK (automatic_maximum > 0),
  automatic_score integer NOT NULL DEFAULT 0 CHECK (automatic_score >= 0),
  automatic_after_paid integer NOT NULL DEFAULT 1 CHECK (automatic_after_paid >= 1),
  -- Within how many hours of the request the law wants it paid.
  due_hours integer NOT NULL DEFAULT 48 CHECK (due_hours BETWEEN 1 AND 720)
);
GRANT SELECT ON withdrawal_rules TO bahati_app;

-- What one member may take out by this method within a day; null: what the brand says.
ALTER TABLE payment_methods ADD COLUMN daily_maximum bigint CHECK (daily_maximum > 0);

ALTER TABLE withdrawals
  ADD COLUMN tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  ADD COLUMN tax_code text,
  -- As the law's name stood then, {"en", "sw"}, and its rate.
  ADD COLUMN tax_name jsonb,
  ADD COLUMN tax_rate_bps integer,
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  ADD COLUMN risk_score integer NOT NULL DEFAULT 0,
  -- Why, as [{"code", "points"}]; the words are the back office's.
  ADD COLUMN risk_reasons jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN due_at timestamptz,
  ADD CONSTRAINT withdrawals_pay_something CHECK (amount > tax + fee),
  ADD CONSTRAINT withdrawals_name_their_tax CHECK (tax = 0 OR (tax_code IS NOT NULL AND tax_name IS NOT NULL AND tax_rate_bps IS NOT NULL)),
  DROP CONSTRAINT withdrawals_status_check,
  ADD CONSTRAINT withdrawals_status_check CHECK (status IN
    ('requested', 'approved', 'paid', 'disputed', 'confirmed', 'rejected', 'failed'));
-- Which day it counts for, and how long payments by a method take.
CREATE INDEX withdrawals_of_day ON withdrawals (member_id, created_at);
CREATE INDEX withdrawals_paid_by_method ON withdrawals (method, paid_at DESC)
  WHERE paid_at IS NOT NULL;

-- A paid withdrawal whose member says that it did not arrive, or not whole.
CREATE TABLE withdrawal_disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  withdrawal_id bigint NOT NULL UNIQUE REFERENCES withdrawals (id),
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('partly', 'not_received')),
  received bigint NOT NULL CHECK (received >= 0),
  remaining bigint NOT NULL CHECK (remaining > 0),
  -- open: the house has to answer; answered: the member may.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'resolved')),
  outcome text CHECK (outcome IN ('forced_receipt', 'paid_again', 'returned')),
  outcome_reference text,
  resolved_by text,
  message_count integer NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  CHECK ((kind = 'not_received') = (received = 0)),
  CHECK ((state = 'resolved') = (outcome IS NOT NULL)),
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((outcome = 'paid_again') IS NOT TRUE OR outcome_reference IS NOT NULL)
);
CREATE INDEX withdrawal_disputes_by_state ON withdrawal_disputes (state, id);
GRANT SELECT, INSERT, UPDATE ON withdrawal_disputes TO bahati_app;

CREATE TABLE withdrawal_dispute_messages (
  dispute_id bigint NOT NULL REFERENCES withdrawal_disputes (id),
  seq integer NOT NULL,
  author text NOT NULL CHECK (author IN ('member', 'staff')),
  staff text,
  -- The sender's own id: the same is said once.
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) <= 500),
  image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 3),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (dispute_id, seq),
  UNIQUE (dispute_id, client_id),
  CHECK ((author = 'staff') = (staff IS NOT NULL))
);
GRANT SELECT, INSERT ON withdrawal_dispute_messages TO bahati_app;

-- Money staff give or take by hand. The amount is signed as the member's balance changes.
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
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK (decided_by IS NULL OR state = 'rejected' OR decided_by <> requested_by)
);
CREATE INDEX balance_adjustments_by_state ON balance_adjustments (state, id);
CREATE INDEX balance_adjustments_of_member ON balance_adjustments (member_id, id);
GRANT SELECT, INSERT, UPDATE ON balance_adjustments TO bahati_app;

-- owner: system
-- Who of the staff approved what, and what they saw as they did. Once what they approved looks
-- different, their word no longer counts.
CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Domain and id: withdrawal:…, adjustment:….
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 80),
  staff_id bigint NOT NULL,
  staff text NOT NULL,
  seen text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  dropped_at timestamptz
);
-- One person, one word, however many sessions he has.
CREATE UNIQUE INDEX approvals_once ON approvals (subject, staff_id) WHERE dropped_at IS NULL;
CREATE INDEX approvals_of_subject ON approvals (subject, id);
GRANT SELECT, INSERT ON approvals TO bahati_app;
GRANT UPDATE (dropped_at) ON approvals TO bahati_app;
