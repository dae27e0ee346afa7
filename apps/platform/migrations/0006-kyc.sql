-- owner: kyc
-- Documents by which members prove who they are, the levels they reach,
-- which sums need which level; and accounts that may belong to one person.

-- Documents a member sent to prove identity (level 2), or address and source of funds (level 3). A
-- case is decided once; documents that are sent again are a new case.
CREATE TABLE kyc_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES members (id),
  idempotency_key uuid NOT NULL,
  level smallint NOT NULL CHECK (level IN (2, 3)),
  document_type text NOT NULL,
  full_name text NOT NULL,
  birthday date,
  -- Upper case, only letters and digits, as numbers are compared.
  number text CHECK (number ~ '^[A-Z0-9]+$'),
  expires_on date,
  address text,
  image_ids uuid[] NOT NULL CHECK (cardinality(image_ids) BETWEEN 1 AND 3),
  flags text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'approved', 'refused', 'more_asked')),
  reason text,
  words text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'waiting') = (decided_by IS NULL)),
  CHECK ((state IN ('refused', 'more_asked')) = (reason IS NOT NULL))
);
GRANT SELECT, INSERT ON kyc_cases TO bahati_app;
GRANT UPDATE (state, reason, words, decided_at, decided_by) ON kyc_cases TO bahati_app;
-- A member has one waiting case at a time.
CREATE UNIQUE INDEX kyc_cases_open ON kyc_cases (member_id) WHERE state = 'waiting';
CREATE INDEX kyc_cases_by_state ON kyc_cases (state, id);
CREATE INDEX kyc_cases_of_member ON kyc_cases (member_id, id DESC);
CREATE INDEX kyc_cases_by_number ON kyc_cases (document_type, number) WHERE number IS NOT NULL;

-- Who viewed the documents of a case, so that nobody decides about what he has not seen.
CREATE TABLE kyc_looks (
  case_id bigint NOT NULL REFERENCES kyc_cases (id),
  staff_id bigint NOT NULL,
  looked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, staff_id)
);
GRANT SELECT, INSERT ON kyc_looks TO bahati_app;
GRANT UPDATE (looked_at) ON kyc_looks TO bahati_app;

-- The level that documents have proven; a member without a row has at most a proven phone.
CREATE TABLE kyc_levels (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  level smallint NOT NULL CHECK (level IN (2, 3)),
  since timestamptz NOT NULL DEFAULT now()
);
-- A member whose level is taken back has no row again.
GRANT SELECT, INSERT, UPDATE, DELETE ON kyc_levels TO bahati_app;
CREATE CONSTRAINT TRIGGER levels_are_indexed
  AFTER INSERT OR UPDATE OF level OR DELETE ON kyc_levels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();

-- Thresholds: above which sum of deposits or withdrawals, in a day or in
-- total, a brand needs which level. Without a row nothing needs any.
CREATE TABLE kyc_gates (
  brand text NOT NULL REFERENCES brands (code),
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  span text NOT NULL CHECK (span IN ('day', 'total')),
  level smallint NOT NULL CHECK (level IN (1, 2, 3)),
  -- Minor units of the brand's currency.
  above bigint NOT NULL CHECK (above >= 0),
  PRIMARY KEY (brand, direction, span, level)
);
GRANT SELECT, INSERT, DELETE ON kyc_gates TO bahati_app;

-- Within how many hours a brand decides about documents.
CREATE TABLE kyc_settings (
  brand text PRIMARY KEY REFERENCES brands (code),
  due_hours integer NOT NULL CHECK (due_hours BETWEEN 1 AND 240)
);
GRANT SELECT, INSERT, UPDATE ON kyc_settings TO bahati_app;

-- Two accounts that share what one person has. A pair is kept once,
-- whatever it shares; a decided one is never proposed again.
CREATE TABLE duplicate_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_id bigint NOT NULL REFERENCES members (id),
  second_id bigint NOT NULL REFERENCES members (id),
  reasons text[] NOT NULL CHECK (cardinality(reasons) > 0),
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- The order of the list: the likeliest first, of those the newest.
  rank bigint NOT NULL GENERATED ALWAYS AS (score * 1000000000000 + id) STORED,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'same', 'different')),
  found_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by text,
  decision_reason text,
  blocked_id bigint,
  UNIQUE (first_id, second_id),
  CHECK (first_id < second_id),
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK (blocked_id IS NULL OR (state = 'same' AND blocked_id IN (first_id, second_id)))
);
GRANT SELECT, INSERT ON duplicate_pairs TO bahati_app;
GRANT UPDATE (reasons, score, state, decided_at, decided_by, decision_reason, blocked_id)
  ON duplicate_pairs TO bahati_app;
CREATE INDEX duplicate_pairs_by_state ON duplicate_pairs (state, rank DESC);
CREATE INDEX duplicate_pairs_by_second ON duplicate_pairs (second_id);

-- How far each source was searched.
CREATE TABLE duplicate_scans (
  source text PRIMARY KEY CHECK (source IN ('sessions', 'payout_accounts', 'kyc_cases')),
  last_id bigint NOT NULL DEFAULT 0
);
GRANT SELECT ON duplicate_scans TO bahati_app;
GRANT UPDATE (last_id) ON duplicate_scans TO bahati_app;
INSERT INTO duplicate_scans (source) VALUES ('sessions'), ('payout_accounts'), ('kyc_cases');
