-- owner: identity
CREATE TABLE credentials (
  member_id bigint PRIMARY KEY,
  -- Lower-case, the one form a user name is compared in.
  username text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  payment_password_hash text,
  -- A login ban (spec §6); the right password is answered with it, a wrong one is not.
  is_login_blocked boolean NOT NULL DEFAULT false,
  is_first_login boolean NOT NULL DEFAULT true,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz
);
-- Staff search by the beginning of a user name.
CREATE INDEX credentials_by_username ON credentials (username text_pattern_ops);
CREATE SEQUENCE member_ids START WITH 100001;
GRANT SELECT, INSERT, UPDATE ON credentials TO bahati_app;
GRANT USAGE ON SEQUENCE member_ids TO bahati_app;

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ip text,
  user_agent text
);
CREATE INDEX sessions_of_member ON sessions (member_id, id DESC);
CREATE INDEX sessions_open ON sessions (member_id) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON sessions TO bahati_app;
