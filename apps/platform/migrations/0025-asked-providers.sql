-- owner: gaming
-- Providers that staff asked for: the key was shown to who asked, and a second person lets it stand.

CREATE SEQUENCE provider_ids AS integer START WITH 1001;
GRANT USAGE ON SEQUENCE provider_ids TO bahati_app;

CREATE TABLE asked_providers (
  code text PRIMARY KEY,
  -- The id it will have: its key is sealed for that one.
  provider_id integer NOT NULL UNIQUE DEFAULT nextval('provider_ids'),
  kept_key text NOT NULL,
  -- The start of the key's hash: names the key and does not reveal it.
  fingerprint text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON asked_providers TO bahati_app;
CREATE INDEX asked_providers_by_age ON asked_providers (asked_at);

GRANT INSERT ON provider_profiles TO bahati_app;
