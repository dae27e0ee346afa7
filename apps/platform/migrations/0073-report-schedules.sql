-- owner: records
-- Reports made by themselves at an hour of the brand's day, for addresses staff typed.
CREATE TABLE report_schedules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never makes a second one.
  idempotency_key uuid NOT NULL UNIQUE,
  brand text NOT NULL REFERENCES brands (code),
  report text NOT NULL CHECK (report IN ('days', 'accounts', 'liability', 'reconciliation',
    'differences', 'taxes')),
  every text NOT NULL CHECK (every IN ('day', 'week', 'month')),
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  recipients text[] NOT NULL CHECK (cardinality(recipients) BETWEEN 1 AND 5),
  is_paused boolean NOT NULL DEFAULT false,
  next_at timestamptz NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX report_schedules_due ON report_schedules (next_at)
  WHERE NOT is_paused AND removed_at IS NULL;
GRANT SELECT, INSERT ON report_schedules TO bahati_app;
GRANT UPDATE (is_paused, next_at, removed_at) ON report_schedules TO bahati_app;

-- What was made, once for each due time; its words are kept until it runs out.
CREATE TABLE report_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  schedule_id bigint NOT NULL REFERENCES report_schedules (id),
  due_at timestamptz NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- Null once it ran out, or when it could not be made.
  content text,
  line_count integer,
  made_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (schedule_id, due_at)
);
CREATE INDEX report_runs_to_drop ON report_runs (expires_at) WHERE content IS NOT NULL;
GRANT SELECT, INSERT ON report_runs TO bahati_app;
GRANT UPDATE (content) ON report_runs TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
