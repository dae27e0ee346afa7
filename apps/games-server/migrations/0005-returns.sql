-- owner: games-server
-- What builds of games returned of what was staked: settled rounds and decided rounds of crash,
-- added up once each.

-- Stakes and payouts of each build of a game.
CREATE TABLE games.build_returns (
  game_code text NOT NULL,
  -- The definition that decided the rounds: a changed game is counted anew.
  version integer NOT NULL,
  -- The bet mode: a bought feature has a return of its own.
  choice text NOT NULL,
  currency text NOT NULL,
  rounds bigint NOT NULL,
  stake numeric NOT NULL,
  payout numeric NOT NULL,
  -- The sum of squared stakes, which the deviation of the return depends on.
  stake_squares numeric NOT NULL,
  -- Rises with every change, so that a reader asks for later ones only.
  revision bigint NOT NULL,
  PRIMARY KEY (game_code, version, choice, currency)
);
GRANT SELECT, INSERT, UPDATE ON games.build_returns TO bahati_games_app;
CREATE INDEX build_returns_changed ON games.build_returns (revision);

-- How far rounds and rounds were counted.
CREATE TABLE games.returns_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_round_id bigint NOT NULL,
  last_crash_round_id bigint NOT NULL DEFAULT 0,
  revision bigint NOT NULL
);
GRANT SELECT, UPDATE ON games.returns_progress TO bahati_games_app;
INSERT INTO games.returns_progress (last_round_id, revision) VALUES (0, 0);

-- Rounds that were passed over because the wallet had not decided them.
CREATE TABLE games.uncounted_rounds (
  round_id bigint PRIMARY KEY
);
GRANT SELECT, INSERT, DELETE ON games.uncounted_rounds TO bahati_games_app;

-- Rounds that were passed over because the wallet had not decided all their bets.
CREATE TABLE games.uncounted_crash_rounds (
  round_id bigint PRIMARY KEY
);
GRANT SELECT, INSERT, DELETE ON games.uncounted_crash_rounds TO bahati_games_app;
