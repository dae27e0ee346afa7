-- owner: gaming
-- What providers' games gave back so far, by build: as each provider tells it, kept to be shown and
-- watched over.
CREATE TABLE build_returns (
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  game_code text NOT NULL,
  version integer NOT NULL,
  choice text NOT NULL,
  currency text NOT NULL,
  rounds numeric NOT NULL CHECK (rounds > 0),
  stake numeric NOT NULL CHECK (stake > 0),
  payout numeric NOT NULL CHECK (payout >= 0),
  stake_squares numeric NOT NULL CHECK (stake_squares > 0),
  -- What the mathematics of the build say; null where its provider no longer tells.
  stated_percent numeric,
  standard_deviation numeric,
  revision bigint NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the return has stood outside its band; null: it stands inside.
  outside_since timestamptz,
  PRIMARY KEY (provider_id, game_code, version, choice, currency),
  CHECK ((stated_percent IS NULL) = (standard_deviation IS NULL))
);
CREATE INDEX build_returns_changed ON build_returns (provider_id, revision);
CREATE INDEX build_returns_read ON build_returns (read_at);
GRANT SELECT, INSERT, UPDATE ON build_returns TO bahati_app;
