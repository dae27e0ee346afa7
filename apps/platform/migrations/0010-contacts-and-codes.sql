-- owner: identity
-- Bound by a code that was sent there, in the one form they are compared in: E.164; lower case.
ALTER TABLE credentials ADD COLUMN mobile_number text UNIQUE;
ALTER TABLE credentials ADD COLUMN email text UNIQUE;
-- Logged in with the password everybody below an agent starts with: it must be changed first.
ALTER TABLE credentials ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

-- A six-digit code, good for one purpose, one destination and one use. Rows are kept a day.
CREATE TABLE verification_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'password', 'bind')),
  destination text NOT NULL,
  -- Whom a code to bind with is for; null where nobody is logged in.
  member_id bigint,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  ip text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX verification_codes_of_destination ON verification_codes (destination, id DESC);
CREATE INDEX verification_codes_of_address ON verification_codes (ip, created_at);
CREATE INDEX verification_codes_by_time ON verification_codes (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON verification_codes TO bahati_app;

-- A captcha picture that was drawn for one browser, known by the hash of its cookie.
CREATE TABLE captchas (
  visitor_hash bytea PRIMARY KEY,
  answer_hash bytea NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX captchas_by_time ON captchas (drawn_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON captchas TO bahati_app;

-- The link of a forgotten password, good for one use.
CREATE TABLE password_links (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_links_of_member ON password_links (member_id, created_at);
CREATE INDEX password_links_by_time ON password_links (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON password_links TO bahati_app;

-- What a member may look back on: who logged in or tried to. An unknown name has no member.
CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint,
  way text NOT NULL CHECK (way IN ('password', 'sms', 'reset', 'register')),
  is_successful boolean NOT NULL,
  ip text,
  user_agent text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_attempts_of_member ON login_attempts (member_id, id DESC);
CREATE INDEX login_attempts_by_time ON login_attempts (at);
-- Failures from one address say from when on it must read a captcha.
CREATE INDEX login_failures_of_address ON login_attempts (ip, at) WHERE NOT is_successful;
GRANT SELECT, INSERT, DELETE ON login_attempts TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
