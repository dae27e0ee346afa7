-- owner: system
-- Keys that sealed bodies are for, newest last. A key that was followed by another still opens
-- what was sealed for it a moment ago.
CREATE TABLE seal_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kid text NOT NULL UNIQUE,
  private_jwk json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Ids of sealed bodies that were taken, kept as long as one could come again.
CREATE TABLE taken_seals (
  id uuid PRIMARY KEY,
  taken_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX taken_seals_by_time ON taken_seals (taken_at);
GRANT SELECT, INSERT, DELETE ON seal_keys, taken_seals TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
