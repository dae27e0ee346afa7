-- owner: games-server
-- What came back of what was staked, for each build of a game: settled rounds added up once each.

CREATE TABLE games.build_returns (
  game_code text NOT NULL,
  -- The definition that decided the rounds: a game that was changed is watched anew.
  version integer NOT NULL,
  -- What the player asked for: a bought feature has a return of its own.
  choice text NOT NULL,
  currency text NOT NULL,
  rounds bigint NOT NULL,
  stake numeric NOT NULL,
  payout numeric NOT NULL,
  -- The sum of squared stakes: rounds of unlike stakes spread their sum by it.
  stake_squares numeric NOT NULL,
  -- Rises with every change, so that who knows one asks for later ones only.
  revision bigint NOT NULL,
  PRIMARY KEY (game_code, version, choice, currency)
);
CREATE INDEX build_returns_changed ON games.build_returns (revision);
GRANT SELECT, INSERT, UPDATE ON games.build_returns TO bahati_games_app;

-- How far rounds were counted.
CREATE TABLE games.returns_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_round_id bigint NOT NULL,
  revision bigint NOT NULL
);
INSERT INTO games.returns_progress (last_round_id, revision) VALUES (0, 0);
GRANT SELECT, UPDATE ON games.returns_progress TO bahati_games_app;

-- Rounds that were passed before the wallet had decided them.
CREATE TABLE games.uncounted_rounds (
  round_id bigint PRIMARY KEY
);
GRANT SELECT, INSERT, DELETE ON games.uncounted_rounds TO bahati_games_app;
