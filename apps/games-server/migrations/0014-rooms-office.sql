-- owner: games-server
-- Staff of the operator at the rooms: who is there, what two of them decide together, and what was
-- done.

CREATE TABLE games.used_passes (
  pass_id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_passes_by_end ON games.used_passes (expires_at);
GRANT SELECT, INSERT, DELETE ON games.used_passes TO bahati_games_app;

CREATE TABLE games.office_sessions (
  token_hash bytea PRIMARY KEY,
  staff_id text NOT NULL,
  name text NOT NULL,
  permissions text[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX office_sessions_by_end ON games.office_sessions (expires_at);
GRANT SELECT, INSERT, DELETE ON games.office_sessions TO bahati_games_app;

-- What staff did and looked at that is not for everybody. Nobody changes it.
CREATE TABLE games.office_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  staff_id text NOT NULL,
  name text NOT NULL,
  what text NOT NULL,
  -- `room 7`, `hand 12`.
  subject text NOT NULL,
  reason text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
GRANT SELECT, INSERT ON games.office_log TO bahati_games_app;
CREATE INDEX office_log_of_subject ON games.office_log (subject, id DESC);

-- What two people decide: voids. Asked for by one, approved by another.
CREATE TABLE games.decisions (
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
GRANT SELECT, INSERT, UPDATE ON games.decisions TO bahati_games_app;
CREATE INDEX decisions_waiting ON games.decisions (id) WHERE state = 'waiting';

-- Rounds of live tables that two people voided. One that paid nobody yet gives its stakes back by
-- itself; what was paid only the operator's wallet can take back, all of it or none.
CREATE TABLE games.round_voids (
  round_id bigint PRIMARY KEY REFERENCES games.table_rounds (id),
  -- asking: the wallet has not answered; refused: it could not take everything back, and the round
  -- stands; done: the round is voided.
  state text NOT NULL CHECK (state IN ('asking', 'refused', 'done')),
  reason text NOT NULL,
  asked_by text NOT NULL,
  approved_by text NOT NULL CHECK (approved_by <> asked_by),
  refusal_code text,
  refusal_details jsonb,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((refusal_code IS NOT NULL) = (state = 'refused'))
);
GRANT SELECT, INSERT, UPDATE ON games.round_voids TO bahati_games_app;
CREATE INDEX round_voids_due ON games.round_voids (due_at) WHERE state = 'asking';
