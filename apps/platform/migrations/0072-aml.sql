-- owner: risk
-- Thresholds of what looks like laundering, as a brand has set them; a rule without a row is as the
-- house ships it. Amounts in minor units; what a rule does not ask is null.
CREATE TABLE aml_rules (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code IN ('structuring', 'velocity', 'sudden_change', 'pass_through',
    'many_payers', 'shared_payout', 'large_single', 'excluded_payee', 'case')),
  is_on boolean NOT NULL,
  -- What a finding weighs; of `case` the score from which withdrawals wait.
  points integer NOT NULL CHECK (points BETWEEN 1 AND 100),
  amount bigint CHECK (amount > 0),
  count integer CHECK (count > 0),
  hours integer CHECK (hours BETWEEN 1 AND 720),
  ratio_bps integer CHECK (ratio_bps BETWEEN 1 AND 1000000),
  play_bps integer CHECK (play_bps BETWEEN 1 AND 1000000),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand, code)
);
GRANT SELECT, INSERT, UPDATE ON aml_rules TO bahati_app;

-- How far the payments of the ledger were looked at.
CREATE TABLE aml_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON aml_progress TO bahati_app;

CREATE TABLE aml_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'in_review', 'escalated', 'cleared', 'reported')),
  score integer NOT NULL DEFAULT 0 CHECK (score BETWEEN 0 AND 100),
  holds_withdrawals boolean NOT NULL DEFAULT false,
  -- Staff let withdrawals go; what is found later does not stop them again by itself.
  was_released boolean NOT NULL DEFAULT false,
  assigned_to text,
  opened_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  note_count integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('cleared', 'reported')) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK (decided_at IS NULL OR NOT holds_withdrawals)
);
-- A member has one case at a time.
CREATE UNIQUE INDEX aml_cases_active ON aml_cases (member_id)
  WHERE state IN ('open', 'in_review', 'escalated');
CREATE INDEX aml_cases_by_state ON aml_cases (state, id);
CREATE INDEX aml_cases_of_member ON aml_cases (member_id, id DESC);
GRANT SELECT, INSERT, UPDATE ON aml_cases TO bahati_app;

-- What a rule found: one of each rule in a case, which grows while the case is open.
CREATE TABLE aml_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES aml_cases (id),
  rule text NOT NULL,
  points integer NOT NULL CHECK (points BETWEEN 1 AND 100),
  -- {"amounts": {name: minor units}, "numbers": {name: number}}; the words are the back office's.
  facts jsonb NOT NULL,
  -- The payments it rests on, oldest first: {kind, id, at, amount}.
  payments jsonb NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT now(),
  -- The last payment it speaks of: a later case begins behind it.
  through_at timestamptz NOT NULL,
  UNIQUE (case_id, rule)
);
GRANT SELECT, INSERT ON aml_alerts TO bahati_app;
GRANT UPDATE (points, facts, payments, through_at) ON aml_alerts TO bahati_app;

CREATE TABLE aml_case_notes (
  case_id bigint NOT NULL REFERENCES aml_cases (id),
  seq integer NOT NULL,
  staff text NOT NULL,
  -- The sender's own id: the same is written once.
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, seq),
  UNIQUE (case_id, client_id)
);
GRANT SELECT, INSERT ON aml_case_notes TO bahati_app;

-- owner: cashier
-- Whose withdrawals wait until another desk has looked, whatever the rules would let through.
CREATE TABLE withdrawal_waits (
  member_id bigint PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON withdrawal_waits TO bahati_app;
-- What a member paid in within a span of days.
CREATE INDEX deposits_of_member_done ON deposits (member_id, completed_at)
  WHERE status = 'completed';

-- owner: identity
-- Who else is paid there.
CREATE INDEX payout_accounts_by_number ON payout_accounts (number, member_id);
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
