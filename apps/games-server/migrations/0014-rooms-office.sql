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
