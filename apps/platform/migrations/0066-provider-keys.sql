-- owner: gaming
ALTER TABLE provider_profiles
  -- A round open longer than this is stuck. The house's own rules end a round after a day.
  ADD stuck_after_minutes integer NOT NULL DEFAULT 1560
    CHECK (stuck_after_minutes BETWEEN 10 AND 43200),
  -- Since when the signing key holds; unknown for those that came before this was noted.
  ADD key_since timestamptz;
GRANT UPDATE (signing_key, key_since, launch_url, api_url, stuck_after_minutes)
  ON provider_profiles TO bahati_app;

-- Keys of a provider beside the one in force: made and waiting for a second person's word, or
-- followed by another and good a while longer. An ended key is forgotten and leaves its name.
CREATE TABLE provider_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  state text NOT NULL CHECK (state IN ('made', 'previous', 'ended')),
  -- Sealed with the house's key where there is one.
  kept_key text,
  -- The start of the key's own hash: names it and tells nothing of it.
  fingerprint text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  good_until timestamptz,
  CHECK ((state = 'ended') = (kept_key IS NULL)),
  CHECK ((state = 'previous') = (good_until IS NOT NULL))
);
CREATE UNIQUE INDEX provider_keys_previous ON provider_keys (provider_id)
  WHERE state = 'previous';
CREATE INDEX provider_keys_of_provider ON provider_keys (provider_id, id DESC);
GRANT SELECT, INSERT, UPDATE ON provider_keys TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;

-- Open rounds, oldest first, as staff look through them.
CREATE INDEX rounds_open_oldest ON rounds (id) WHERE state = 1;
