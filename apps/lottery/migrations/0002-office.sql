-- owner: lottery
-- Staff of the operator at the lottery, and what two of them decide together.

CREATE TABLE lottery.used_passes (
  pass_id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_passes_by_end ON lottery.used_passes (expires_at);
GRANT SELECT, INSERT, DELETE ON lottery.used_passes TO bahati_lottery_app;

CREATE TABLE lottery.office_sessions (
  token_hash bytea PRIMARY KEY,
  staff_id text NOT NULL,
  name text NOT NULL,
  permissions text[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX office_sessions_by_end ON lottery.office_sessions (expires_at);
GRANT SELECT, INSERT, DELETE ON lottery.office_sessions TO bahati_lottery_app;

-- Results by hand, corrections, refunds and prize tables: asked for by one, approved by another.
CREATE TABLE lottery.decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decision jsonb NOT NULL,
  about text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
  asked_by text NOT NULL,
  asked_name text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answered_by text,
  answered_name text,
  answered_at timestamptz,
  CHECK ((state = 'waiting') = (answered_at IS NULL)),
  CHECK (state <> 'done' OR answered_by <> asked_by)
);
CREATE INDEX decisions_waiting ON lottery.decisions (id) WHERE state = 'waiting';
GRANT SELECT, INSERT, UPDATE ON lottery.decisions TO bahati_lottery_app;

-- What staff changed: games sold or not, caps, sales of a draw stopped.
CREATE TABLE lottery.office_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  staff_id text NOT NULL,
  name text NOT NULL,
  what text NOT NULL,
  subject text NOT NULL,
  reason text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
GRANT INSERT, SELECT ON lottery.office_log TO bahati_lottery_app;
