-- owner: games-server
-- Rounds of crash count into the returns of their builds, each once its bets are all decided.

ALTER TABLE games.returns_progress ADD COLUMN last_crash_round_id bigint NOT NULL DEFAULT 0;

-- Rounds that were passed before the wallet had decided all their bets.
CREATE TABLE games.uncounted_crash_rounds (
  round_id bigint PRIMARY KEY
);
GRANT SELECT, INSERT, DELETE ON games.uncounted_crash_rounds TO bahati_games_app;
