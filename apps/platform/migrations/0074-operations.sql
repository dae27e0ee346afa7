-- owner: system
-- How long calls took, ours and those on outside machines, in slots of five minutes; all processes
-- add to one row. Kept for a day.
CREATE TABLE call_times (
  slot timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('own', 'outside')),
  -- The outside machine; ours: empty.
  party text NOT NULL,
  call text NOT NULL,
  total integer NOT NULL,
  refused integer NOT NULL,
  failed integer NOT NULL,
  max_ms integer NOT NULL,
  -- How many took up to each end of server-kit/call-times.ts, and how many longer.
  spans integer[] NOT NULL CHECK (cardinality(spans) = 12),
  PRIMARY KEY (kind, slot, party, call)
) WITH (fillfactor = 70);

-- Our own calls that took long, the newest few hundred: a call, when, and the request's id, no more.
CREATE TABLE slow_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  call text NOT NULL,
  request_id text NOT NULL,
  ms integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'failed'))
);

-- Programs that say of themselves that they are there.
CREATE TABLE processes (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  state text NOT NULL CHECK (state IN ('starting', 'ready', 'draining', 'closing')),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Each kind of background work: how its last run went, and whether staff let it rest.
CREATE TABLE job_states (
  task text PRIMARY KEY,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0,
  -- Failures since the last run that went well.
  failures_in_a_row integer NOT NULL DEFAULT 0,
  last_started_at timestamptz,
  last_took_ms integer,
  last_failed_at timestamptz,
  last_error text,
  paused_at timestamptz,
  paused_by text,
  pause_reason text,
  CHECK ((paused_at IS NULL) = (paused_by IS NULL) AND (paused_at IS NULL) = (pause_reason IS NULL))
) WITH (fillfactor = 70);

-- What was proven last: the newest of the ledger, the whole of it, the audit log.
CREATE TABLE proofs (
  subject text PRIMARY KEY CHECK (subject IN ('ledger_newest', 'ledger_whole', 'audit')),
  ended_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  -- Sentences, each a breach; empty: it is whole.
  breaches text[] NOT NULL,
  -- When it was last found whole.
  whole_at timestamptz
);

GRANT SELECT, INSERT, UPDATE, DELETE ON call_times, slow_calls, processes TO bahati_app;
GRANT SELECT, INSERT, UPDATE ON job_states, proofs TO bahati_app;
