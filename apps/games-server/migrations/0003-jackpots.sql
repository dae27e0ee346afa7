-- owner: games-server
-- Progressive jackpots: the pools and what each round adds to them and wins.
-- A round's part is fixed with the round and counts once the wallet has answered.

-- A pool is shared by all players of a game in a currency; it holds what
-- the wallet took for it and nobody won yet, in minor units. A winner
-- gets that and the seed, which the game's definition says.
CREATE TABLE games.jackpot_pools (
  game_code text NOT NULL,
  currency text NOT NULL,
  level text NOT NULL CHECK (level IN ('mini', 'minor', 'major', 'grand')),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- Millionths of a minor unit that stakes owe the pool and no bet has
  -- carried yet. Negative: a bet that carried them was refused.
  carried bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (game_code, currency, level)
);
GRANT SELECT, INSERT ON games.jackpot_pools TO bahati_games_app;
GRANT UPDATE (amount, carried) ON games.jackpot_pools TO bahati_games_app;

-- What a round does to the pools, fixed with the round.
CREATE TABLE games.round_jackpots (
  round_id bigint NOT NULL REFERENCES games.rounds (id),
  level text NOT NULL,
  -- Rises with every round that touches the pool: of two that win at once the first gets it.
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  -- What the stake adds, in millionths of a minor unit, and what the bet carries, in minor units.
  parts bigint NOT NULL CHECK (parts >= 0),
  contribution bigint NOT NULL CHECK (contribution >= 0),
  -- What it wins, in minor units, the seed included.
  won bigint CHECK (won > 0),
  seed bigint CHECK (seed BETWEEN 0 AND won),
  PRIMARY KEY (round_id, level),
  CHECK ((won IS NULL) = (seed IS NULL))
);
GRANT SELECT, INSERT ON games.round_jackpots TO bahati_games_app;
CREATE INDEX round_jackpots_won ON games.round_jackpots (round_id DESC) WHERE won IS NOT NULL;
CREATE TRIGGER round_jackpots_never_change BEFORE UPDATE OR DELETE OR TRUNCATE
  ON games.round_jackpots FOR EACH STATEMENT EXECUTE FUNCTION games.refuse_change();

-- A contribution counts once the wallet has taken it. A refused round gives
-- back what it won, and the next one carries what it would have carried.
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
