-- owner: system
-- The application's role: it may read and change what each table's grants say, and never alters
-- history. Roles belong to the whole server, so creating one may race with another database.
DO $$ BEGIN CREATE ROLE bahati_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_app TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO bahati_app;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- One row a brand: configuration, never code.
CREATE TABLE brands (
  code text PRIMARY KEY,
  name text NOT NULL,
  currency text NOT NULL,
  time_zone text NOT NULL,
  country_dialing_codes text[] NOT NULL,
  minimum_age integer NOT NULL CHECK (minimum_age BETWEEN 18 AND 25),
  flags jsonb NOT NULL DEFAULT '{}',
  reality_check_minutes integer,
  is_autoplay_allowed boolean NOT NULL DEFAULT true,
  is_turbo_allowed boolean NOT NULL DEFAULT true,
  minimum_cycle_ms integer NOT NULL DEFAULT 0,
  withdrawal_auto_confirm_hours integer NOT NULL DEFAULT 24,
  status integer NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  maintenance_end timestamptz
);
GRANT SELECT, UPDATE ON brands TO bahati_app;

-- Guards tables whose rows are history: whoever reaches them with more rights than the application
-- still cannot edit them by mistake; who disables the trigger is found by the chain of hashes.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the rows of % never change', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Who did what, when and why; each entry's hash covers the one before.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  reason text,
  -- json and text keep the very letters that were hashed; jsonb and inet would rewrite them.
  before json,
  after json,
  ip text,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_entries_of_subject ON audit_entries (subject, id DESC);
CREATE INDEX audit_entries_of_action ON audit_entries (action, id DESC);
CREATE TRIGGER audit_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON audit_entries TO bahati_app;

-- Guesses at a secret that were wrong or are not judged yet, for the throttle. The
-- subject is a hash of what was guessed at and from where.
CREATE TABLE throttled_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX attempts_of_subject ON throttled_attempts (subject, at DESC);
CREATE INDEX attempts_by_age ON throttled_attempts (at);
GRANT SELECT, INSERT, DELETE ON throttled_attempts TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
