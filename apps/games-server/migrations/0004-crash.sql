-- owner: games-server
-- Chains of hashes, made beforehand, that decide shared rounds. Crash: one round at a time for
-- everybody; the bets on it, and which process runs it.

-- The seed is the hash of the last game and makes all others; the terminating hash
-- is public before the first game. The salt is drawn once the chain is committed.
CREATE TABLE games.chains (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- crash, or a room by its code.
  used_by text NOT NULL CHECK (used_by ~ '^[a-z0-9-]{1,60}$'),
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  terminating_hash text NOT NULL UNIQUE CHECK (terminating_hash ~ '^[0-9a-f]{64}$'),
  games integer NOT NULL CHECK (games > 0),
  salt text CHECK (salt ~ '^[0-9a-f]{64}$'),
  -- Counted from 1.
  next_game integer NOT NULL DEFAULT 1 CHECK (next_game BETWEEN 1 AND games + 1),
  committed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON games.chains TO bahati_games_app;
GRANT UPDATE (salt, next_game) ON games.chains TO bahati_games_app;

CREATE FUNCTION games.guard_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.next_game NOT IN (OLD.next_game, OLD.next_game + 1)
     OR (OLD.salt IS NOT NULL AND NEW.salt IS DISTINCT FROM OLD.salt) THEN
    RAISE EXCEPTION 'a chain counts up by one and keeps its salt';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER chain_counts_up BEFORE UPDATE ON games.chains
  FOR EACH ROW EXECUTE FUNCTION games.guard_chain();

-- The hash of every so many games, so that no hash is far to compute.
CREATE TABLE games.chain_marks (
  chain_id bigint NOT NULL REFERENCES games.chains (id),
  game integer NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (chain_id, game)
);
GRANT SELECT, INSERT ON games.chain_marks TO bahati_games_app;
CREATE INDEX chains_with_games_left ON games.chains (used_by, id) WHERE next_game <= games;

-- One round at a time for everybody.
CREATE TABLE games.crash_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain_id bigint NOT NULL REFERENCES games.chains (id),
  game integer NOT NULL,
  version integer NOT NULL,
  -- Told to nobody before the round is over.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  previous_hash text NOT NULL CHECK (previous_hash ~ '^[0-9a-f]{64}$'),
  -- Multiples are in hundredths.
  point bigint NOT NULL CHECK (point >= 100),
  state text NOT NULL DEFAULT 'betting' CHECK (state IN ('betting', 'flying', 'over')),
  closes_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  -- What bets weigh against the bankroll, with those the wallet has not answered yet.
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  started_at timestamptz,
  ceiling integer CHECK (ceiling > 100),
  ends_at timestamptz CHECK (ends_at >= started_at),
  over_at timestamptz,
  is_interrupted boolean NOT NULL DEFAULT false,
  UNIQUE (chain_id, game),
  CHECK ((started_at IS NULL) = (state = 'betting')),
  CHECK ((ceiling IS NULL) = (state = 'betting')),
  CHECK ((ends_at IS NULL) = (state = 'betting')),
  CHECK ((over_at IS NULL) = (state <> 'over'))
);
GRANT SELECT, INSERT ON games.crash_rounds TO bahati_games_app;
GRANT UPDATE (state, staked, started_at, ceiling, ends_at, over_at, is_interrupted)
  ON games.crash_rounds TO bahati_games_app;
CREATE UNIQUE INDEX crash_rounds_current ON games.crash_rounds ((true)) WHERE state <> 'over';

CREATE FUNCTION games.guard_crash_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'over' THEN
    RAISE EXCEPTION 'a round that is over never changes';
  END IF;
  IF OLD.started_at IS NOT NULL AND (NEW.started_at, NEW.ceiling, NEW.ends_at)
     IS DISTINCT FROM (OLD.started_at, OLD.ceiling, OLD.ends_at) THEN
    RAISE EXCEPTION 'a round keeps the times it started with';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER crash_round_keeps_its_facts BEFORE UPDATE ON games.crash_rounds
  FOR EACH ROW EXECUTE FUNCTION games.guard_crash_round();

-- A bet on a round, of which a member may have two.
CREATE TABLE games.crash_bets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The bet's id outside, also of its round and its stake at the wallet.
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  round_id bigint NOT NULL REFERENCES games.crash_rounds (id),
  member_id bigint NOT NULL,
  slot smallint NOT NULL CHECK (slot IN (1, 2)),
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  idempotency_key uuid NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  weight bigint NOT NULL CHECK (weight >= 0),
  -- Where it leaves by itself; null: where its player says.
  target integer CHECK (target > 100),
  shown_name text NOT NULL,
  -- asking: the wallet has not answered; active: it flies; paying: how it ended is fixed, lost
  -- included, and on its way; voiding: its stake is being given back.
  state text NOT NULL DEFAULT 'asking' CHECK (state IN
    ('asking', 'active', 'paying', 'settled', 'voiding', 'voided', 'refused')),
  -- The multiple it is paid at; null while it flies, and for a bet that lost.
  cashed_out_at integer CHECK (cashed_out_at > 100),
  cashed_out_by text CHECK (cashed_out_by IN ('player', 'target', 'ceiling')),
  -- The millisecond of the round at which the server decided its player's word.
  cashed_out_ms integer CHECK (cashed_out_ms >= 0),
  payout bigint CHECK (payout >= 0),
  refusal_code text,
  refusal_details jsonb,
  balance text,
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts >= 0),
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  UNIQUE (member_id, idempotency_key),
  CHECK ((decided_at IS NULL) = (state NOT IN ('settled', 'voided', 'refused'))),
  CHECK ((payout IS NOT NULL) = (state IN ('paying', 'settled'))),
  CHECK ((cashed_out_at IS NULL) = (cashed_out_by IS NULL)),
  CHECK (cashed_out_at IS NULL OR payout = stake * cashed_out_at / 100),
  CHECK (cashed_out_at IS NOT NULL OR coalesce(payout, 0) = 0)
);
GRANT SELECT, INSERT ON games.crash_bets TO bahati_games_app;
GRANT UPDATE (state, cashed_out_at, cashed_out_by, cashed_out_ms, payout, refusal_code, refusal_details, balance,
  attempts, due_at, changed_at, decided_at) ON games.crash_bets TO bahati_games_app;
CREATE UNIQUE INDEX crash_bets_of_slot ON games.crash_bets (round_id, member_id, slot)
  WHERE state NOT IN ('refused', 'voided');
CREATE INDEX crash_bets_changed ON games.crash_bets (round_id, changed_at);
CREATE INDEX crash_bets_due ON games.crash_bets (due_at)
  WHERE state IN ('asking', 'paying', 'voiding');
CREATE INDEX crash_bets_active ON games.crash_bets (round_id) WHERE state = 'active';
CREATE INDEX crash_bets_of_member ON games.crash_bets (member_id, id DESC);

-- A decided bet never changes, but for being voided where the operator
-- returns the stake: a voided bet pays nothing.
CREATE FUNCTION games.guard_crash_bet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_voided_after boolean :=
    OLD.state IN ('paying', 'settled') AND NEW.state = 'voided' AND NEW.payout IS NULL;
BEGIN
  IF OLD.decided_at IS NOT NULL AND NOT is_voided_after THEN
    RAISE EXCEPTION 'a decided bet never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NOT is_voided_after
     AND (NEW.payout, NEW.cashed_out_at, NEW.cashed_out_ms)
         IS DISTINCT FROM (OLD.payout, OLD.cashed_out_at, OLD.cashed_out_ms) THEN
    RAISE EXCEPTION 'what a bet pays was fixed and never changes';
  END IF;
  IF OLD.state = 'voiding' AND NEW.state NOT IN ('voiding', 'voided', 'refused') THEN
    RAISE EXCEPTION 'a bet that is being given back cannot fly';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_crash_bets_never_change BEFORE UPDATE ON games.crash_bets
  FOR EACH ROW EXECUTE FUNCTION games.guard_crash_bet();

-- Which process runs the game, when it was last alive, and until when somebody watches.
CREATE TABLE games.crash_room (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  holder uuid,
  beat_at timestamptz NOT NULL DEFAULT now(),
  wanted_until timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, UPDATE ON games.crash_room TO bahati_games_app;
INSERT INTO games.crash_room DEFAULT VALUES;
