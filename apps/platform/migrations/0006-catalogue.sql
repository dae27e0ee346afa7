-- owner: catalogue
CREATE TABLE vendors (
  id integer PRIMARY KEY,
  -- The spec calls a vendor's code "vassalage".
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  is_under_maintenance boolean NOT NULL DEFAULT false,
  position integer NOT NULL
);
CREATE TABLE games (
  id integer PRIMARY KEY,
  game_id text NOT NULL UNIQUE,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  game_code text NOT NULL,
  category text NOT NULL,
  name_en text NOT NULL,
  name_sw text NOT NULL,
  is_hot boolean NOT NULL DEFAULT false,
  is_under_maintenance boolean NOT NULL DEFAULT false,
  is_vendor_group boolean NOT NULL DEFAULT false,
  rtp_basis_points integer,
  volatility text,
  minimum_stake bigint,
  maximum_stake bigint,
  position integer NOT NULL,
  UNIQUE (vendor_id, game_code)
);
CREATE INDEX games_of_category ON games (category, position, id);
CREATE INDEX games_of_vendor ON games (vendor_id, position, id);
GRANT SELECT, UPDATE ON vendors, games TO bahati_app;
