-- owner: kyc
-- Two accounts that share what one person has. A pair is kept once, whatever it shares, and a
-- decided one is never proposed again.
CREATE TABLE duplicate_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_id bigint NOT NULL REFERENCES members (id),
  second_id bigint NOT NULL REFERENCES members (id),
  reasons text[] NOT NULL CHECK (cardinality(reasons) > 0),
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- The likeliest first, of those the newest; also the place in the list.
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
CREATE INDEX duplicate_pairs_by_state ON duplicate_pairs (state, rank DESC);
CREATE INDEX duplicate_pairs_by_second ON duplicate_pairs (second_id);
GRANT SELECT, INSERT ON duplicate_pairs TO bahati_app;
GRANT UPDATE (reasons, score, state, decided_at, decided_by, decision_reason, blocked_id)
  ON duplicate_pairs TO bahati_app;

-- How far each source was looked through.
CREATE TABLE duplicate_scans (
  source text PRIMARY KEY CHECK (source IN ('sessions', 'payout_accounts', 'kyc_cases')),
  last_id bigint NOT NULL DEFAULT 0
);
INSERT INTO duplicate_scans (source) VALUES ('sessions'), ('payout_accounts'), ('kyc_cases');
GRANT SELECT ON duplicate_scans TO bahati_app;
GRANT UPDATE (last_id) ON duplicate_scans TO bahati_app;
