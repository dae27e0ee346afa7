-- owner: games-server
-- The provider's own facts, in a schema of its own: the platform's tables are as far away as a
-- third party's, and the role that serves players can neither delete history nor rewrite it.
DO $$ BEGIN CREATE ROLE bahati_games_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_games_app TO CURRENT_USER;
CREATE SCHEMA games;
GRANT USAGE ON SCHEMA games TO bahati_games_app;

-- A game frame that was opened with a launch token. The platform's token is kept as it is: without
-- the provider's signing key it opens nothing.
CREATE TABLE games.frame_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  platform_token text NOT NULL,
  member_id bigint NOT NULL,
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
  -- The number of the next round; so many rounds were decided.
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  revealed_at timestamptz
);
CREATE UNIQUE INDEX seed_pairs_active ON games.seed_pairs (member_id, game_code)
  WHERE revealed_at IS NULL;
GRANT SELECT, INSERT ON games.seed_pairs TO bahati_games_app;
GRANT UPDATE (nonce, revealed_at) ON games.seed_pairs TO bahati_games_app;

CREATE FUNCTION games.guard_seed_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revealed_at IS NOT NULL OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1) THEN
    RAISE EXCEPTION 'a seed pair counts up by one and ends with its reveal';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER seed_pair_counts_up BEFORE UPDATE ON games.seed_pairs
  FOR EACH ROW EXECUTE FUNCTION games.guard_seed_pair();

CREATE TABLE games.rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The round's name outside, and the id of its transaction at the wallet.
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  member_id bigint NOT NULL,
  game_code text NOT NULL,
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  idempotency_key uuid NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- What decided it: with these three anyone can play the round again.
  seed_pair_id bigint NOT NULL REFERENCES games.seed_pairs (id),
  nonce integer NOT NULL CHECK (nonce >= 0),
  definition_version integer NOT NULL,
  -- settling: the outcome stands, the wallet has not answered; voiding: it is being undone there.
  state text NOT NULL DEFAULT 'settling'
    CHECK (state IN ('settling', 'voiding', 'settled', 'refused', 'voided')),
  -- Why the stake was not taken, or will not be.
  refusal_code text,
  refusal_details jsonb,
  -- The balance after the round, in the wallet's own words.
  balance text,
  -- How often the wallet was asked, counted before each call.
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
  -- Nobody but who took it last asks the wallet about this round before this instant.
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  seen_at timestamptz,
  UNIQUE (member_id, idempotency_key),
  UNIQUE (seed_pair_id, nonce),
  CHECK ((decided_at IS NULL) = (state IN ('settling', 'voiding'))),
  CHECK ((balance IS NOT NULL) = (state = 'settled')),
  CHECK ((refusal_code IS NOT NULL) = (state IN ('voiding', 'refused', 'voided')))
);
-- One undecided round of a member in a game, whatever the program believes.
CREATE UNIQUE INDEX rounds_undecided ON games.rounds (member_id, game_code)
  WHERE decided_at IS NULL;
CREATE INDEX rounds_due ON games.rounds (due_at) WHERE decided_at IS NULL;
CREATE INDEX rounds_settled ON games.rounds (member_id, game_code, id DESC)
  WHERE state = 'settled';
CREATE INDEX rounds_unseen ON games.rounds (member_id, game_code, id DESC)
  WHERE state = 'settled' AND seen_at IS NULL;
GRANT SELECT, INSERT ON games.rounds TO bahati_games_app;
GRANT UPDATE (state, refusal_code, refusal_details, balance, attempts, due_at, decided_at, seen_at)
  ON games.rounds TO bahati_games_app;

CREATE FUNCTION games.guard_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL AND (to_jsonb(NEW) - 'seen_at') <> (to_jsonb(OLD) - 'seen_at') THEN
    RAISE EXCEPTION 'a decided round never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_rounds_never_change BEFORE UPDATE ON games.rounds
  FOR EACH ROW EXECUTE FUNCTION games.guard_round();
