-- owner: gaming
-- The games a member opened, each once with the last time.
CREATE TABLE recent_games (
  member_id bigint NOT NULL,
  game_id integer NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX recent_games_newest ON recent_games (member_id, opened_at DESC, game_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON recent_games TO bahati_app;

-- The state of the provider's list of games that was taken over last.
ALTER TABLE provider_profiles ADD offer_version text;
GRANT UPDATE (offer_version, vendor_ids) ON provider_profiles TO bahati_app;
