-- owner: games-server
-- Flights of crash count into the returns of their builds, each once its bets are all decided.

ALTER TABLE games.returns_progress ADD COLUMN last_flight_id bigint NOT NULL DEFAULT 0;

-- Flights that were passed before the wallet had decided all their bets.
CREATE TABLE games.uncounted_flights (
  flight_id bigint PRIMARY KEY
);
GRANT SELECT, INSERT, DELETE ON games.uncounted_flights TO bahati_games_app;
