-- owner: games-server
-- Progressive jackpots. A pool is shared by all players of a game in a currency; it holds what the
-- wallet took for it and nobody was promised, in minor units. What a winner gets is that and the
-- seed, which the game's definition says.
CREATE TABLE games.jackpot_pools (
  game_code text NOT NULL,
  currency text NOT NULL,
  level text NOT NULL CHECK (level IN ('mini', 'minor', 'major', 'grand')),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- Millionths of a minor unit that stakes owe the pool and no bet has carried yet. Below nothing
  -- where a bet that carried them was refused.
  carried bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (game_code, currency, level)
);
GRANT SELECT, INSERT ON games.jackpot_pools TO bahati_games_app;
GRANT UPDATE (amount, carried) ON games.jackpot_pools TO bahati_games_app;

ALTER TABLE games.rounds ADD COLUMN has_jackpots boolean NOT NULL DEFAULT false;

-- What a round does to the pools, fixed as the round is.
CREATE TABLE games.round_jackpots (
  round_id bigint NOT NULL REFERENCES games.rounds (id),
  level text NOT NULL,
  -- Rises with every round that touches the pool: of two that win at once the first takes it.
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  -- What the stake adds, in millionths of a minor unit, and what the bet carries, in minor units.
  parts bigint NOT NULL CHECK (parts >= 0),
  contribution bigint NOT NULL CHECK (contribution >= 0),
  -- What it wins, in minor units, of which the house gives the seed.
  won bigint CHECK (won > 0),
  seed bigint CHECK (seed BETWEEN 0 AND won),
  PRIMARY KEY (round_id, level),
  CHECK ((won IS NULL) = (seed IS NULL))
);
CREATE INDEX round_jackpots_won ON games.round_jackpots (round_id DESC) WHERE won IS NOT NULL;
GRANT SELECT, INSERT ON games.round_jackpots TO bahati_games_app;

CREATE TRIGGER round_jackpots_never_change BEFORE UPDATE OR DELETE OR TRUNCATE
  ON games.round_jackpots FOR EACH STATEMENT EXECUTE FUNCTION games.refuse_change();

-- A contribution counts once the wallet has taken it. A round that was refused gives back what it
-- was promised, and what it would have carried is carried by the next.
CREATE FUNCTION games.settle_jackpots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM games.jackpot_pools p
    WHERE p.game_code = NEW.game_code AND p.currency = NEW.currency ORDER BY p.level FOR UPDATE;
  UPDATE games.jackpot_pools p
     SET amount = p.amount + CASE WHEN NEW.state = 'settled' THEN j.contribution
                                  ELSE coalesce(j.won - j.seed, 0) END,
         carried = p.carried + CASE WHEN NEW.state = 'settled' THEN 0
                                    ELSE j.contribution * 1000000 - j.parts END
    FROM games.round_jackpots j
   WHERE j.round_id = NEW.id AND p.level = j.level
     AND p.game_code = NEW.game_code AND p.currency = NEW.currency;
  RETURN NULL;
END $$;
CREATE TRIGGER decided_rounds_settle_jackpots AFTER UPDATE OF decided_at ON games.rounds
  FOR EACH ROW WHEN (NEW.has_jackpots AND OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL)
  EXECUTE FUNCTION games.settle_jackpots();
