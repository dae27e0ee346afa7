-- owner: staff
-- Staff users whom another brand of the installation vouches for: they have no password here, and
-- come with a code that their session at home was given.

ALTER TABLE staff_members
  -- Of a staff user of another brand; null: at home here.
  ADD COLUMN home_brand text,
  -- His id in that brand's database.
  ADD COLUMN home_staff_id bigint,
  ADD CONSTRAINT staff_home_whole CHECK ((home_brand IS NULL) = (home_staff_id IS NULL)),
  ADD CONSTRAINT staff_away_has_no_password CHECK (home_brand IS NULL OR password_hash IS NULL);
CREATE UNIQUE INDEX staff_members_by_home ON staff_members (home_brand, home_staff_id);

ALTER TABLE staff_sessions
  -- The session at home, by password and second factor, that this one came from: it ends with it.
  ADD COLUMN home_session_id bigint;

-- One way in a staff user, for a minute; only the code's hash is stored.
CREATE TABLE staff_entries (
  staff_id bigint PRIMARY KEY REFERENCES staff_members (id),
  code_hash bytea NOT NULL UNIQUE,
  home_session_id bigint NOT NULL,
  -- When the session at home began: what comes of it lasts no longer.
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_entries TO bahati_app;
