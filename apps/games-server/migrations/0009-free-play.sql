-- owner: games-server
-- Free play: play money by game and visit, apart from the rounds that are played for money, in no
-- wallet, count or jackpot. It is nobody's, expires, and leaves nothing behind.

CREATE TABLE games.free_purses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The frame's token; only its hash is stored.
  token_hash bytea NOT NULL UNIQUE,
  -- The launch that opened it, which opens nothing else.
  launch_id text NOT NULL UNIQUE,
  game_code text NOT NULL,
  currency text NOT NULL,
  -- Play money, in minor units of the currency whose stakes are played.
  balance bigint NOT NULL CHECK (balance >= 0),
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed ~ '^[!-~]{1,64}$'),
  -- The number of the next round of this pair of seeds.
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON games.free_purses TO bahati_games_app;
GRANT UPDATE (balance, server_seed, server_seed_hash, client_seed, nonce) ON games.free_purses
  TO bahati_games_app;
CREATE INDEX free_purses_expiry ON games.free_purses (expires_at);

-- The latest rounds of a purse, with the seeds that decided them.
CREATE TABLE games.free_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purse_id bigint NOT NULL REFERENCES games.free_purses (id) ON DELETE CASCADE,
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^p-[0-9a-f]{32}$'),
  idempotency_key uuid NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  choice text NOT NULL,
  acts text[] NOT NULL DEFAULT '{}',
  -- The requests the acts came by, in the same order.
  act_keys uuid[] NOT NULL DEFAULT '{}',
  -- Null while the player's acts decide it.
  payout bigint CHECK (payout >= 0),
  -- Of the purse after the round's latest step.
  balance bigint NOT NULL CHECK (balance >= 0),
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  definition_version integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (purse_id, idempotency_key)
);
GRANT SELECT, INSERT, DELETE ON games.free_rounds TO bahati_games_app;
GRANT UPDATE (acts, act_keys, payout, balance) ON games.free_rounds TO bahati_games_app;
CREATE INDEX free_rounds_of_purse ON games.free_rounds (purse_id, id DESC);
CREATE UNIQUE INDEX free_rounds_open ON games.free_rounds (purse_id) WHERE payout IS NULL;
