-- owner: staff
CREATE TABLE staff_members (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  totp_secret text NOT NULL,
  -- The last time step a code was used in: a code is good once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  role text NOT NULL,
  permissions text[] NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true
);
CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ip text
);
GRANT SELECT, INSERT, UPDATE ON staff_members, staff_sessions TO bahati_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
