-- owner: catalogue
-- Vendors and their games as the lobby lists them,
-- with the pictures drawn for them and the games members marked.

-- Makers of games.
CREATE TABLE vendors (
  id integer PRIMARY KEY,
  -- The spec calls a vendor's code "vassalage".
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  -- seamless: stakes come from the member's wallet here; transfer: members move money
  -- into a wallet that the vendor keeps. Fixed when the vendor is first listed.
  wallet text NOT NULL DEFAULT 'seamless' CHECK (wallet IN ('seamless', 'transfer')),
  is_under_maintenance boolean NOT NULL DEFAULT false,
  position integer NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON vendors TO bahati_app;

-- Games as members see them in the lobby.
CREATE TABLE games (
  id integer PRIMARY KEY,
  game_id text NOT NULL UNIQUE,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  game_code text NOT NULL,
  category text NOT NULL,
  -- What a filter or a search may ask for: free_spins, jackpot, table, arcade.
  features text[] NOT NULL DEFAULT '{}',
  name_en text NOT NULL,
  name_sw text NOT NULL,
  -- Staff named it, and the vendor's list does not change that.
  has_own_names boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  -- Members who opened it in the last seven days, counted each hour.
  popularity integer NOT NULL DEFAULT 0,
  -- False: the vendor lists it and has not built it yet.
  is_ready boolean NOT NULL DEFAULT true,
  is_hot boolean NOT NULL DEFAULT false,
  -- Listed first in its category.
  is_recommended boolean NOT NULL DEFAULT false,
  -- What staff say about whether it is new; null: its age says so.
  marked_new boolean,
  released_on date NOT NULL DEFAULT '2026-10-01',
  is_vendor_group boolean NOT NULL DEFAULT false,
  -- A round is a member's seat at a table, open for as long as he sits.
  is_seated boolean NOT NULL DEFAULT false,
  is_under_maintenance boolean NOT NULL DEFAULT false,
  -- When maintenance ends by itself; null: staff end it.
  maintenance_until timestamptz,
  rtp_basis_points integer,
  volatility text,
  minimum_stake bigint,
  maximum_stake bigint,
  -- What the vendor offers; the stakes in force lie within it.
  offered_minimum_stake bigint,
  offered_maximum_stake bigint,
  UNIQUE (vendor_id, game_code)
);
GRANT SELECT, INSERT, UPDATE ON games TO bahati_app;
CREATE INDEX games_of_category ON games (category, position, id);
CREATE INDEX games_of_vendor ON games (vendor_id, position, id);
CREATE INDEX games_maintenance_ends ON games (maintenance_until)
  WHERE maintenance_until IS NOT NULL;
-- The order of the lobby and of the back office.
CREATE INDEX games_in_order ON games (position, id);
CREATE SEQUENCE game_ids START WITH 10001;
CREATE SEQUENCE vendor_ids START WITH 101;
GRANT USAGE ON SEQUENCE game_ids, vendor_ids TO bahati_app;

-- Rises with every change of a vendor or a game, so that caches know when they are old.
CREATE TABLE catalogue_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
GRANT SELECT, UPDATE ON catalogue_version TO bahati_app;
INSERT INTO catalogue_version (version) VALUES (1);

CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER vendors_raise_version AFTER INSERT OR UPDATE OR DELETE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER games_raise_version AFTER INSERT OR UPDATE OR DELETE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();

-- Drawn pictures of games, by the hash of what they show.
CREATE TABLE tile_pictures (
  fingerprint bytea PRIMARY KEY,
  svg_gzipped bytea NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON tile_pictures TO bahati_app;

-- Games a member marked.
CREATE TABLE favourite_games (
  member_id bigint NOT NULL,
  game_id integer NOT NULL REFERENCES games (id),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);
GRANT SELECT, INSERT, DELETE ON favourite_games TO bahati_app;
CREATE INDEX favourite_games_newest ON favourite_games (member_id, added_at DESC, game_id);
