-- owner: games-server
-- Pools of fishing: which process runs which pool by which seed, and the reserves members shoot from
-- with all that was hit. What swims and flies is in that process's memory alone.

ALTER TABLE games.rooms DROP CONSTRAINT rooms_kind_check;
ALTER TABLE games.rooms ADD CONSTRAINT rooms_kind_check CHECK (kind IN ('table', 'seats', 'pool'));

-- One life of a pool: everything drawn in it comes of its seed.
CREATE TABLE games.pool_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  water text NOT NULL,
  version integer NOT NULL,
  -- Told to nobody before the life has ended; its hash is told from the beginning.
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz
);
GRANT SELECT, INSERT ON games.pool_openings TO bahati_games_app;
GRANT UPDATE (ended_at) ON games.pool_openings TO bahati_games_app;
CREATE UNIQUE INDEX pool_openings_current ON games.pool_openings (room_id) WHERE ended_at IS NULL;

-- Who runs the pool. A holder who has not been heard of for three seconds has lost it; everything a
-- holder writes is written under the lock of this row, so one who lost it writes no more.
CREATE TABLE games.pool_leases (
  room_id bigint PRIMARY KEY REFERENCES games.rooms (id),
  holder uuid,
  opening_id bigint REFERENCES games.pool_openings (id),
  beat_at timestamptz NOT NULL DEFAULT '-infinity'
);
GRANT SELECT, INSERT ON games.pool_leases TO bahati_games_app;
GRANT UPDATE (holder, opening_id, beat_at) ON games.pool_leases TO bahati_games_app;

-- What a member shoots from. To the operator's wallet it is one round: its amount is the stake, what
-- is left of it is the win.
CREATE TABLE games.pool_reserves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  opening_id bigint NOT NULL REFERENCES games.pool_openings (id),
  -- What is hashed with the opening's seed for hits of it.
  client_seed text NOT NULL CHECK (client_seed ~ '^[!-~]{1,64}$'),
  game_code text NOT NULL,
  version integer NOT NULL,
  member_id text NOT NULL,
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- asking: the wallet has not answered; open: it is shot from; paying: what is left is fixed and on
  -- its way; voiding: it is being given back; voided: it was, or the operator gave it back.
  state text NOT NULL DEFAULT 'asking' CHECK (state IN
    ('asking', 'open', 'paying', 'settled', 'refused', 'voiding', 'voided')),
  -- Of shots that hit: how many, their stakes, the sum of their squares, and what they brought. A
  -- shot that has not hit costs nothing.
  hits integer NOT NULL DEFAULT 0 CHECK (hits >= 0),
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  stake_squares numeric NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  payout bigint CHECK (payout >= 0),
  balance text,
  refusal_code text,
  is_counted boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_at timestamptz,
  CHECK (spent <= amount),
  CHECK ((payout IS NOT NULL) = (state IN ('paying', 'settled'))),
  CHECK (payout IS NULL OR payout = amount - spent + won),
  CHECK ((decided_at IS NOT NULL) = (state IN ('settled', 'refused', 'voided')))
);
GRANT SELECT, INSERT ON games.pool_reserves TO bahati_games_app;
GRANT UPDATE (state, hits, spent, stake_squares, won, payout, balance, refusal_code, is_counted,
  attempts, due_at, decided_at) ON games.pool_reserves TO bahati_games_app;
CREATE INDEX pool_reserves_due ON games.pool_reserves (due_at)
  WHERE state IN ('asking', 'voiding', 'paying');
CREATE INDEX pool_reserves_open ON games.pool_reserves (room_id) WHERE state = 'open';
CREATE INDEX pool_reserves_uncounted ON games.pool_reserves (id)
  WHERE state = 'settled' AND NOT is_counted;
CREATE INDEX pool_reserves_of_member ON games.pool_reserves (member_id, game_code, id DESC);

CREATE FUNCTION games.guard_pool_reserve() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL AND NOT (OLD.state = 'settled' AND NEW.state = 'voided')
     AND (NEW.state, NEW.payout) IS DISTINCT FROM (OLD.state, OLD.payout) THEN
    RAISE EXCEPTION 'a decided reserve never changes';
  END IF;
  IF OLD.state <> 'open' AND (NEW.hits, NEW.spent, NEW.won) IS DISTINCT FROM
     (OLD.hits, OLD.spent, OLD.won) THEN
    RAISE EXCEPTION 'only an open reserve is shot from';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pool_reserves_keep_their_facts BEFORE UPDATE ON games.pool_reserves
  FOR EACH ROW EXECUTE FUNCTION games.guard_pool_reserve();

-- What was shot from a reserve in two seconds, as far as it is decided: bullets in the order in which
-- they were, each with what it hit and captured, or why it was given back.
CREATE TABLE games.pool_bursts (
  reserve_id bigint NOT NULL REFERENCES games.pool_reserves (id),
  burst integer NOT NULL CHECK (burst >= 0),
  bullets jsonb NOT NULL,
  PRIMARY KEY (reserve_id, burst)
);
GRANT SELECT, INSERT ON games.pool_bursts TO bahati_games_app;
GRANT UPDATE (bullets) ON games.pool_bursts TO bahati_games_app;
