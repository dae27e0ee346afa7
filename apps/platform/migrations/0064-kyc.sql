-- owner: kyc
-- Documents a member sent to prove who it is (level 2), or address and source of funds (level 3).
-- A case is decided once; documents that are sent again are a case of their own.
CREATE TABLE kyc_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES members (id),
  idempotency_key uuid NOT NULL,
  level smallint NOT NULL CHECK (level IN (2, 3)),
  document_type text NOT NULL,
  full_name text NOT NULL,
  birthday date,
  -- Upper-case, letters and digits alone: the one form it is compared in.
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
-- One at a time, and the queue of those that wait.
CREATE UNIQUE INDEX kyc_cases_open ON kyc_cases (member_id) WHERE state = 'waiting';
CREATE INDEX kyc_cases_by_state ON kyc_cases (state, id);
CREATE INDEX kyc_cases_of_member ON kyc_cases (member_id, id DESC);
CREATE INDEX kyc_cases_by_number ON kyc_cases (document_type, number) WHERE number IS NOT NULL;
GRANT SELECT, INSERT ON kyc_cases TO bahati_app;
GRANT UPDATE (state, reason, words, decided_at, decided_by) ON kyc_cases TO bahati_app;

-- Who looked at the documents of a case, so that nobody decides about what he has not seen.
CREATE TABLE kyc_looks (
  case_id bigint NOT NULL REFERENCES kyc_cases (id),
  staff_id bigint NOT NULL,
  looked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, staff_id)
);
GRANT SELECT, INSERT ON kyc_looks TO bahati_app;
GRANT UPDATE (looked_at) ON kyc_looks TO bahati_app;

-- What documents have proven; a member without a row has at most a proven phone.
CREATE TABLE kyc_levels (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  level smallint NOT NULL CHECK (level IN (2, 3)),
  since timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON kyc_levels TO bahati_app;

-- Above which sum of deposits or withdrawals, in a day or in total, a brand needs which level.
-- No row: nothing needs any.
CREATE TABLE kyc_gates (
  brand text NOT NULL REFERENCES brands (code),
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  span text NOT NULL CHECK (span IN ('day', 'total')),
  level smallint NOT NULL CHECK (level IN (1, 2, 3)),
  -- Minor units of the brand's currency.
  above bigint NOT NULL CHECK (above >= 0),
  PRIMARY KEY (brand, direction, span, level)
);
CREATE TABLE kyc_settings (
  brand text PRIMARY KEY REFERENCES brands (code),
  due_hours integer NOT NULL CHECK (due_hours BETWEEN 1 AND 240)
);
GRANT SELECT, INSERT, DELETE ON kyc_gates TO bahati_app;
GRANT SELECT, INSERT, UPDATE ON kyc_settings TO bahati_app;
