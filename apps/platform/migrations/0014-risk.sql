-- owner: risk
-- Anti-money-laundering: rules, cases, alerts, notes and filed reports;
-- and figures of the operator that lie far from their own past.

-- Thresholds of AML rules as a brand has set them; a rule without a row has its
-- built-in ones. Amounts in minor units; null: the rule has no such threshold.
CREATE TABLE aml_rules (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code IN ('structuring', 'velocity', 'sudden_change', 'pass_through',
    'many_payers', 'shared_payout', 'large_single', 'excluded_payee', 'collusion', 'case')),
  is_on boolean NOT NULL,
  -- What an alert weighs; of `case` the score from which withdrawals are held.
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

-- How far the ledger's payments were checked.
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
  -- Staff released the withdrawals; later alerts do not hold them again by themselves.
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
GRANT SELECT, INSERT, UPDATE ON aml_cases TO bahati_app;
-- A member has one open case at a time.
CREATE UNIQUE INDEX aml_cases_active ON aml_cases (member_id)
  WHERE state IN ('open', 'in_review', 'escalated');
CREATE INDEX aml_cases_by_state ON aml_cases (state, id);
CREATE INDEX aml_cases_of_member ON aml_cases (member_id, id DESC);

-- What a rule found: one alert of each rule in a case, extended while the case is open.
CREATE TABLE aml_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES aml_cases (id),
  rule text NOT NULL,
  points integer NOT NULL CHECK (points BETWEEN 1 AND 100),
  -- {"amounts": {name: minor units}, "numbers": {name: number}, "pairs": [members played with]}; the
  -- back office has the words.
  facts jsonb NOT NULL,
  -- The payments it rests on, oldest first: {kind, id, at, amount}.
  payments jsonb NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT now(),
  -- The last payment it covers: a later case begins behind it.
  through_at timestamptz NOT NULL,
  UNIQUE (case_id, rule)
);
GRANT SELECT, INSERT ON aml_alerts TO bahati_app;
GRANT UPDATE (points, facts, payments, through_at) ON aml_alerts TO bahati_app;

CREATE TABLE aml_case_notes (
  case_id bigint NOT NULL REFERENCES aml_cases (id),
  seq integer NOT NULL,
  staff text NOT NULL,
  -- The sender's id of it, so that a repeated request adds nothing.
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, seq),
  UNIQUE (case_id, client_id)
);
GRANT SELECT, INSERT ON aml_case_notes TO bahati_app;

-- Suspicious transaction reports as they were filed, numbered and complete.
CREATE TABLE aml_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  case_id bigint NOT NULL UNIQUE REFERENCES aml_cases (id),
  narrative text NOT NULL CHECK (char_length(narrative) BETWEEN 20 AND 4000),
  -- Who the member is, unmasked, with alerts and payments as they were then.
  content jsonb NOT NULL,
  asked_by text NOT NULL,
  filed_by text NOT NULL CHECK (filed_by <> asked_by),
  filed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON aml_reports TO bahati_app;
CREATE TRIGGER aml_reports_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON aml_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE SEQUENCE aml_report_numbers;
GRANT USAGE ON SEQUENCE aml_report_numbers TO bahati_app;

-- Figures of the operator by hour and day, so that each new one is compared with those before.
CREATE TABLE operator_figures (
  figure text NOT NULL CHECK (figure IN ('deposit_success', 'payout_minutes', 'login_failures',
    'network_sign_ups', 'vendor_ggr', 'promotions', 'rebates')),
  -- The vendor or rail; empty where there is one of its kind.
  scope text NOT NULL,
  -- Empty: not an amount of money.
  currency text NOT NULL,
  -- When the hour or the day of the brand began.
  begins_at timestamptz NOT NULL,
  -- Basis points, minutes, a count, or minor units.
  value bigint NOT NULL,
  PRIMARY KEY (figure, scope, currency, begins_at)
);
GRANT SELECT, INSERT ON operator_figures TO bahati_app;

CREATE TABLE operator_figures_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Hours and days that ended by then were counted.
  through timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON operator_figures_progress TO bahati_app;

CREATE TABLE anomalies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  figure text NOT NULL,
  scope text NOT NULL,
  currency text NOT NULL,
  begins_at timestamptz NOT NULL,
  value bigint NOT NULL,
  -- Of the figures before it, and the bounds it should lie in.
  median bigint NOT NULL,
  low bigint NOT NULL,
  high bigint NOT NULL,
  history_count integer NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  seen_by text,
  seen_at timestamptz,
  note text CHECK (char_length(note) BETWEEN 5 AND 200),
  UNIQUE (figure, scope, currency, begins_at),
  CHECK ((seen_by IS NULL) = (seen_at IS NULL)),
  CHECK ((seen_by IS NULL) = (note IS NULL))
);
GRANT SELECT, INSERT ON anomalies TO bahati_app;
GRANT UPDATE (seen_by, seen_at, note) ON anomalies TO bahati_app;
CREATE INDEX anomalies_unseen ON anomalies (id) WHERE seen_at IS NULL;
