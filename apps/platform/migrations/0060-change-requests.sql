-- owner: system
-- What staff want changed and may not change alone: it waits for the word of a second person. One
-- wish about the same thing waits at a time, and none waits for ever.
CREATE TABLE change_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  brand text NOT NULL REFERENCES brands (code),
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
  -- Domain and id, as the audit log has it: staff:12, round:9001.
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 80),
  wanted jsonb NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
  state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'applied', 'rejected', 'replaced')),
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK (state <> 'applied' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX change_requests_waiting ON change_requests (brand, kind, subject)
  WHERE state = 'requested';
CREATE INDEX change_requests_by_state ON change_requests (brand, state, id);
GRANT SELECT, INSERT ON change_requests TO bahati_app;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON change_requests TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;

-- Rules of money were the first to wait so; their wishes move over under their own ids.
INSERT INTO change_requests (public_id, brand, kind, subject, wanted, reason, requested_by,
                           requested_at, state, decided_by, decided_at)
SELECT public_id, brand, kind, kind, wanted, reason, requested_by,
       requested_at, state, decided_by, decided_at
  FROM rule_changes ORDER BY id;
DROP TABLE rule_changes;
