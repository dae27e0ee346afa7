-- owner: catalogue
ALTER TABLE games
  -- What a filter or a search may ask for: free_spins, jackpot, table, arcade.
  ADD features text[] NOT NULL DEFAULT '{}',
  ADD released_on date NOT NULL DEFAULT '2026-10-01',
  -- Members who opened it in the last seven days, counted each hour.
  ADD popularity integer NOT NULL DEFAULT 0,
  -- False: offered by its vendor, and not built yet.
  ADD is_ready boolean NOT NULL DEFAULT true;
CREATE SEQUENCE game_ids START WITH 10001;
CREATE SEQUENCE vendor_ids START WITH 101;
GRANT INSERT ON vendors, games TO bahati_app;
GRANT USAGE ON SEQUENCE game_ids, vendor_ids TO bahati_app;

-- Rises with every change of a vendor or a game, so that who keeps a copy knows when it is old.
CREATE TABLE catalogue_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);
GRANT SELECT, UPDATE ON catalogue_version TO bahati_app;
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER vendors_raise_version AFTER INSERT OR UPDATE OR DELETE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER games_raise_version AFTER INSERT OR UPDATE OR DELETE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();

-- Pictures of games, each drawn once for what it shows.
CREATE TABLE tile_pictures (
  fingerprint bytea PRIMARY KEY,
  svg_gzipped bytea NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON tile_pictures TO bahati_app;

CREATE TABLE favourite_games (
  member_id bigint NOT NULL,
  game_id integer NOT NULL REFERENCES games (id),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX favourite_games_newest ON favourite_games (member_id, added_at DESC, game_id);
GRANT SELECT, INSERT, DELETE ON favourite_games TO bahati_app;
