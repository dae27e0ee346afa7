-- owner: games-server
-- The games server's own schema and role, which reaches no table of the platform and
-- cannot rewrite history; game frames, seeds, rounds and the players' actions in them.

-- Roles belong to the whole server, so creating one may race with another database.
DO $$ BEGIN CREATE ROLE bahati_games_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_games_app TO CURRENT_USER;

CREATE SCHEMA games;
GRANT USAGE ON SCHEMA games TO bahati_games_app;

-- A game frame that was opened with a launch token. The platform's token
-- is stored as it is: without the provider's signing key it is of no use.
CREATE TABLE games.frame_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  platform_token text NOT NULL,
  member_id bigint NOT NULL,
  -- A name the game may show to others, as the platform gave it.
  display_name text,
  game_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON games.frame_sessions TO bahati_games_app;

-- The seeds that decide a member's rounds of a game, until the server seed is revealed.
CREATE TABLE games.seed_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  game_code text NOT NULL,
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed ~ '^[!-~]{1,64}$'),
  -- The nonce of the next round, and so the number of rounds decided so far.
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  revealed_at timestamptz
);
GRANT SELECT, INSERT ON games.seed_pairs TO bahati_games_app;
GRANT UPDATE (nonce, revealed_at) ON games.seed_pairs TO bahati_games_app;
CREATE UNIQUE INDEX seed_pairs_active ON games.seed_pairs (member_id, game_code)
  WHERE revealed_at IS NULL;

CREATE FUNCTION games.guard_seed_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revealed_at IS NOT NULL OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1) THEN
    RAISE EXCEPTION 'a seed pair counts up by one and ends with its reveal';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER seed_pair_counts_up BEFORE UPDATE ON games.seed_pairs
  FOR EACH ROW EXECUTE FUNCTION games.guard_seed_pair();

-- A round: what decided it, where it stands with the wallet, and what it paid.
CREATE TABLE games.rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The round's id outside, also of its transaction at the wallet.
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  member_id bigint NOT NULL,
  game_code text NOT NULL,
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  idempotency_key uuid NOT NULL,
  currency text NOT NULL,
  -- The bet mode: spin, or a bought feature; of a bet game what the bet is on.
  choice text NOT NULL DEFAULT 'spin',
  stake bigint NOT NULL CHECK (stake > 0),
  -- What was taken beside the stake: for a dearer bet mode, or for actions of the player.
  extra_stake bigint NOT NULL DEFAULT 0 CHECK (extra_stake >= 0),
  payout bigint CHECK (payout >= 0),
  -- What decided it: with these three anyone can recompute the round.
  seed_pair_id bigint NOT NULL REFERENCES games.seed_pairs (id),
  nonce integer NOT NULL CHECK (nonce >= 0),
  definition_version integer NOT NULL,
  -- True: the stake is taken first, the player acts, the end pays once; false: one call does both.
  has_acts boolean NOT NULL DEFAULT false,
  has_jackpots boolean NOT NULL DEFAULT false,
  -- opening: the wallet is asked for the stake; open: the player's turn; staking: the
  -- wallet is asked for an action's stake; paying: the payout is on its way; settling: the
  -- outcome is fixed and the wallet has not answered; voiding: it is being undone there.
  state text NOT NULL DEFAULT 'settling' CHECK (state IN
    ('opening', 'open', 'staking', 'paying', 'settling', 'voiding', 'settled', 'refused',
      'voided')),
  -- Why the stake was not taken, or will not be.
  refusal_code text,
  refusal_details jsonb,
  -- The balance after the round, in the wallet's own words.
  balance text,
  -- How often the wallet was asked, counted before each call.
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
  -- Only the process that took it last asks the wallet before this.
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  seen_at timestamptz,
  UNIQUE (member_id, idempotency_key),
  UNIQUE (seed_pair_id, nonce),
  CHECK ((refusal_code IS NOT NULL) = (state IN ('voiding', 'refused', 'voided'))),
  CHECK ((decided_at IS NULL) = (state NOT IN ('settled', 'refused', 'voided'))),
  CHECK ((balance IS NOT NULL) = (state IN ('open', 'staking', 'paying', 'settled'))),
  CHECK (has_acts OR state NOT IN ('opening', 'open', 'staking', 'paying')),
  CHECK (payout IS NOT NULL OR (has_acts AND state NOT IN ('paying', 'settled')))
);
GRANT SELECT, INSERT ON games.rounds TO bahati_games_app;
GRANT UPDATE (extra_stake, payout, state, refusal_code, refusal_details, balance, attempts, due_at,
  decided_at, seen_at) ON games.rounds TO bahati_games_app;
-- A member has one undecided round in a game.
CREATE UNIQUE INDEX rounds_undecided ON games.rounds (member_id, game_code)
  WHERE decided_at IS NULL;
CREATE INDEX rounds_due ON games.rounds (due_at) WHERE decided_at IS NULL;
CREATE INDEX rounds_settled ON games.rounds (member_id, game_code, id DESC)
  WHERE state = 'settled';
CREATE INDEX rounds_unseen ON games.rounds (member_id, game_code, id DESC)
  WHERE state = 'settled' AND seen_at IS NULL;

-- A decided round never changes, but for being seen, and for being
-- voided where the operator voids a round that was paid.
CREATE FUNCTION games.guard_round() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := '{seen_at}';
BEGIN
  IF OLD.state = 'settled' AND NEW.state = 'voided' THEN
    free := '{seen_at,state,balance,refusal_code,refusal_details}';
  END IF;
  IF OLD.decided_at IS NOT NULL AND (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'a decided round never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NEW.payout IS DISTINCT FROM OLD.payout THEN
    RAISE EXCEPTION 'a payout that was fixed never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_rounds_never_change BEFORE UPDATE ON games.rounds
  FOR EACH ROW EXECUTE FUNCTION games.guard_round();

-- The player's actions in a round, in order. Each is stored before anything
-- drawn after it is shown. The number of a refused one is free again.
CREATE TABLE games.round_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL REFERENCES games.rounds (id),
  sequence integer NOT NULL CHECK (sequence BETWEEN 1 AND 200),
  -- Null: done by the game's rule, for a player who stayed away.
  idempotency_key uuid,
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- The frame whose right to stake it uses.
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  stake bigint NOT NULL CHECK (stake >= 0),
  state text NOT NULL CHECK (state IN ('asking', 'taken', 'refused')),
  refusal_code text,
  refusal_details jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (round_id, idempotency_key),
  CHECK (state = 'taken' OR stake > 0),
  CHECK (refusal_code IS NULL OR state <> 'taken'),
  CHECK (refusal_code IS NOT NULL OR state <> 'refused')
);
GRANT SELECT, INSERT ON games.round_acts TO bahati_games_app;
GRANT UPDATE (state, refusal_code, refusal_details) ON games.round_acts TO bahati_games_app;
CREATE UNIQUE INDEX round_acts_in_order ON games.round_acts (round_id, sequence)
  WHERE state <> 'refused';

CREATE FUNCTION games.guard_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asking' THEN
    RAISE EXCEPTION 'an act that was decided never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_acts_never_change BEFORE UPDATE ON games.round_acts
  FOR EACH ROW EXECUTE FUNCTION games.guard_act();
