-- owner: system
-- Brands and how they are closed, blocked and shown; the audit log; approvals and change requests;
-- uploads; and what the operations page reads of calls, processes, jobs and integrity checks.

-- The application's role: it reads and writes what the grants of each table say, and cannot change
-- history. Roles belong to the whole server, so creating one may race with another database.
DO $$ BEGIN CREATE ROLE bahati_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_app TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO bahati_app;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- Guards tables whose rows are history: not even the owner can edit them by
-- mistake. Whoever disables the trigger is found by the chain of hashes.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the rows of % never change', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

-- One row for each brand; all of it is configuration.
CREATE TABLE brands (
  code text PRIMARY KEY,
  name text NOT NULL,
  currency text NOT NULL,
  time_zone text NOT NULL,
  country_dialing_codes text[] NOT NULL,
  -- Which of the languages the product speaks this brand offers; the first is its default.
  languages text[] NOT NULL DEFAULT '{en,sw}'
    CHECK (cardinality(languages) BETWEEN 1 AND 2 AND languages <@ ARRAY['en', 'sw']),
  minimum_age integer NOT NULL CHECK (minimum_age BETWEEN 18 AND 25),
  flags jsonb NOT NULL DEFAULT '{}',
  -- 0 open, 1 under maintenance, 2 restricted.
  status integer NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  -- Planned: the site closes by itself then. Null: nothing is planned.
  maintenance_start timestamptz,
  maintenance_end timestamptz,
  -- What the brand says while the site is closed; empty: only the words of the site.
  maintenance_message_en text NOT NULL DEFAULT ''
    CHECK (char_length(maintenance_message_en) <= 300),
  maintenance_message_sw text NOT NULL DEFAULT ''
    CHECK (char_length(maintenance_message_sw) <= 300),
  -- Where people turn to when the site is closed to them.
  customer_service_url text CHECK (customer_service_url ~ '^(https://|mailto:|tel:)\S+$'
    AND length(customer_service_url) <= 500),
  is_chat_on boolean NOT NULL DEFAULT true,
  -- Where people chat with the operator; null: on the site's own page.
  chat_url text CHECK (chat_url ~ '^https://'),
  -- Who helps people whose play worries them: {name, phone, url, about: {en, sw}} in order.
  help_lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(help_lines) = 'array'),
  reality_check_minutes integer,
  is_autoplay_allowed boolean NOT NULL DEFAULT true,
  is_turbo_allowed boolean NOT NULL DEFAULT true,
  minimum_cycle_ms integer NOT NULL DEFAULT 0,
  withdrawal_auto_confirm_hours integer NOT NULL DEFAULT 24,
  -- How long money waits before it may go to a payout account that was just added.
  payout_cooldown_hours integer NOT NULL DEFAULT 24
    CHECK (payout_cooldown_hours BETWEEN 0 AND 720),
  -- A message to more members than this needs two staff members.
  mass_message_from integer NOT NULL DEFAULT 1000 CHECK (mass_message_from >= 0),
  -- How the brand looks: its accent, and another one for a season.
  palette text NOT NULL DEFAULT 'lantern'
    CHECK (palette IN ('lantern', 'reef', 'clove', 'baobab')),
  -- Its name beside the mark; null: the word as it is drawn.
  logo_text text CHECK (char_length(logo_text) BETWEEN 1 AND 20),
  season_palette text CHECK (season_palette IN ('lantern', 'reef', 'clove', 'baobab')),
  season_starts_at timestamptz,
  season_ends_at timestamptz,
  CONSTRAINT brand_season_whole
    CHECK (num_nonnulls(season_palette, season_starts_at, season_ends_at) IN (0, 3)),
  CONSTRAINT brand_season_in_order CHECK (season_ends_at > season_starts_at)
);
GRANT SELECT, UPDATE ON brands TO bahati_app;

-- Where a brand may be played, by the country an address was given to; no row: everywhere.
CREATE TABLE brand_regions (
  brand_code text PRIMARY KEY REFERENCES brands (code),
  mode text NOT NULL CHECK (mode IN ('allow', 'deny')),
  -- ISO 3166-1 codes of two capital letters.
  countries char(2)[] NOT NULL CHECK (cardinality(countries) BETWEEN 1 AND 300
    AND array_to_string(countries, '', '?') ~ '^([A-Z]{2})+$'),
  -- Whether an address of no known country gets in.
  admits_unknown boolean NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON brand_regions TO bahati_app;

-- Networks that may not use the player site, for ever or until a time.
CREATE TABLE address_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network cidr NOT NULL UNIQUE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz
);
-- Staff add and lift blocks in the back office; a block is never altered.
GRANT SELECT, INSERT, DELETE ON address_blocks TO bahati_app;

-- Every process hears of it when the site is opened or closed.
CREATE FUNCTION announce_system_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bahati_live', '{"system":true}');
  RETURN NULL;
END $$;
CREATE TRIGGER brand_status_announced AFTER UPDATE OF status, maintenance_end ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER brand_plan_announced AFTER UPDATE OF maintenance_start ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER brand_message_announced
  AFTER UPDATE OF maintenance_message_en, maintenance_message_sw ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER brand_regions_announced AFTER INSERT OR UPDATE OR DELETE ON brand_regions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER address_blocks_announced AFTER INSERT OR UPDATE OR DELETE ON address_blocks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();

-- Where people turn to: staff in a chat, or the brand's accounts elsewhere. This table
-- and the next hold a few rows of configuration, which every process keeps in memory.
CREATE TABLE customer_service_entries (
  brand_code text NOT NULL REFERENCES brands (code),
  position integer NOT NULL,
  cs_type text NOT NULL CHECK (cs_type IN ('LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP')),
  cs_position text NOT NULL CHECK (cs_position IN ('menu', 'floating', 'both')),
  title_en text NOT NULL CHECK (length(title_en) BETWEEN 1 AND 60),
  title_sw text NOT NULL CHECK (length(title_sw) BETWEEN 1 AND 60),
  -- An address of this site, or one that opens another program; it is veiled as it is served.
  path text NOT NULL
    CHECK (path ~ '^(https://|mailto:|tel:|/(?![/\\]))\S+$' AND length(path) <= 500),
  PRIMARY KEY (brand_code, position)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_service_entries TO bahati_app;

-- Apps to install, and marks of payment, certification and licence in the footer.
CREATE TABLE brand_resources (
  brand_code text NOT NULL REFERENCES brands (code),
  position integer NOT NULL,
  resource_type text NOT NULL CHECK (resource_type IN
    ('IOS_APP', 'ANDROID_APP', 'LITE_APP', 'PAYMENT', 'CERTIFICATION', 'LICENCE')),
  label_name_en text NOT NULL CHECK (length(label_name_en) BETWEEN 1 AND 60),
  label_name_sw text NOT NULL CHECK (length(label_name_sw) BETWEEN 1 AND 60),
  url text NOT NULL CHECK (url ~ '^(https://|/(?![/\\]))\S+$' AND length(url) <= 500),
  PRIMARY KEY (brand_code, position)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON brand_resources TO bahati_app;

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
GRANT SELECT, INSERT ON audit_entries TO bahati_app;
CREATE INDEX audit_entries_of_subject ON audit_entries (subject, id DESC);
CREATE INDEX audit_entries_of_action ON audit_entries (action, id DESC);
CREATE INDEX audit_entries_of_actor ON audit_entries (actor, id DESC);
CREATE INDEX audit_entries_at ON audit_entries (at);
CREATE TRIGGER audit_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which staff users approved what, and what they saw. An approval no
-- longer counts once what it was given for looks different.
CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Domain and id: withdrawal:…, adjustment:….
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 80),
  staff_id bigint NOT NULL,
  staff text NOT NULL,
  seen text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  dropped_at timestamptz
);
GRANT SELECT, INSERT ON approvals TO bahati_app;
GRANT UPDATE (dropped_at) ON approvals TO bahati_app;
-- One approval a person, however many sessions he has.
CREATE UNIQUE INDEX approvals_once ON approvals (subject, staff_id) WHERE dropped_at IS NULL;
CREATE INDEX approvals_of_subject ON approvals (subject, id);

-- What staff users may not change alone: it waits for a second person's
-- approval, a week at most. One request about the same thing waits at a time.
CREATE TABLE change_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  brand text NOT NULL REFERENCES brands (code),
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
  -- Domain and id, as the audit log has it: staff:12, round:9001.
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 80),
  wanted jsonb NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
  state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'applied', 'rejected', 'replaced')),
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  CHECK ((state = 'requested') = (decided_by IS NULL)),
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK (state <> 'applied' OR decided_by <> requested_by)
);
GRANT SELECT, INSERT ON change_requests TO bahati_app;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON change_requests TO bahati_app;
CREATE UNIQUE INDEX change_requests_waiting ON change_requests (brand, kind, subject)
  WHERE state = 'requested';
CREATE INDEX change_requests_by_state ON change_requests (brand, state, id);

-- Who works on something that waits, so that two people do not; it ends by itself.
CREATE TABLE claims (
  -- As the audit log names it: withdrawal:<uuid>.
  subject text PRIMARY KEY CHECK (length(subject) <= 80),
  staff_id bigint NOT NULL,
  staff text NOT NULL,
  ends_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON claims TO bahati_app;
CREATE INDEX claims_by_end ON claims (ends_at);

-- Pictures people sent, drawn anew; the bytes are in a private folder or bucket.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  -- What it belongs to, as the domain that asked for it says: chat:12.
  owner text NOT NULL CHECK (char_length(owner) BETWEEN 1 AND 60),
  format text NOT NULL CHECK (format IN ('png', 'jpeg')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: nothing refers to it yet, and it is deleted soon.
  claimed_at timestamptz,
  -- Kept for a time of its own, such as the proof of a payment; null: as
  -- long as the operator keeps pictures.
  keep_until timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON uploads TO bahati_app;
CREATE INDEX uploads_of_owner ON uploads (owner, created_at);
CREATE INDEX uploads_unclaimed ON uploads (created_at) WHERE claimed_at IS NULL;
CREATE INDEX uploads_by_time ON uploads (created_at) WHERE keep_until IS NULL;
CREATE INDEX uploads_by_end ON uploads (keep_until) WHERE keep_until IS NOT NULL;

-- Signs the links to uploads, the same on every process; a new key ends every link.
CREATE TABLE upload_link_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key bytea NOT NULL CHECK (octet_length(key) >= 32)
);
GRANT SELECT ON upload_link_keys TO bahati_app;
INSERT INTO upload_link_keys (key)
  VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Failed or undecided attempts at a secret, for the throttle. The subject is a hash of what was
-- attempted and from where.
CREATE TABLE throttled_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
GRANT SELECT, INSERT, DELETE ON throttled_attempts TO bahati_app;
CREATE INDEX attempts_of_subject ON throttled_attempts (subject, at DESC);
CREATE INDEX attempts_by_age ON throttled_attempts (at);

-- Keys that clients seal request bodies for, newest last. The key before
-- still opens what was sealed for it a moment ago.
CREATE TABLE seal_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kid text NOT NULL UNIQUE,
  private_jwk json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON seal_keys TO bahati_app;

-- Ids of sealed bodies that were accepted, kept as long as one could be sent again.
CREATE TABLE taken_seals (
  id uuid PRIMARY KEY,
  taken_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON taken_seals TO bahati_app;
CREATE INDEX taken_seals_by_time ON taken_seals (taken_at);

-- How long calls took, to us and to other machines, in slots of five minutes; all processes add to
-- one row. Kept for a day.
CREATE TABLE call_times (
  slot timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('own', 'outside')),
  -- The other machine; empty: ours.
  party text NOT NULL,
  call text NOT NULL,
  total integer NOT NULL,
  refused integer NOT NULL,
  failed integer NOT NULL,
  max_ms integer NOT NULL,
  -- How many took up to each bound of server-kit/call-times.ts, and how many longer.
  spans integer[] NOT NULL CHECK (cardinality(spans) = 12),
  PRIMARY KEY (kind, slot, party, call)
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE, DELETE ON call_times TO bahati_app;

-- The newest few hundred slow calls to us: only the call, when, and the request's id.
CREATE TABLE slow_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  call text NOT NULL,
  request_id text NOT NULL,
  ms integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'failed'))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON slow_calls TO bahati_app;

-- Running processes, each reporting that it is alive.
CREATE TABLE processes (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  state text NOT NULL CHECK (state IN ('starting', 'ready', 'draining', 'closing')),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON processes TO bahati_app;

-- Each kind of background job: how its last run went, and whether staff paused it.
CREATE TABLE job_states (
  task text PRIMARY KEY,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0,
  -- Failures since the last run that succeeded.
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
GRANT SELECT, INSERT, UPDATE ON job_states TO bahati_app;

-- The last integrity checks: of the newest transfers, of the whole ledger, of the audit log.
CREATE TABLE proofs (
  subject text PRIMARY KEY CHECK (subject IN ('ledger_newest', 'ledger_whole', 'audit')),
  ended_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  -- A sentence for each violation; empty: there is none.
  breaches text[] NOT NULL,
  -- When it was last found without any.
  whole_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON proofs TO bahati_app;
