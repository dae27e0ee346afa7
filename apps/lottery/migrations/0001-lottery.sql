-- owner: lottery
-- The lottery's own schema and role, which reaches no table of the platform.

-- Roles belong to the whole server, so creating one may race with another database.
DO $$ BEGIN CREATE ROLE bahati_lottery_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_lottery_app TO CURRENT_USER;

CREATE SCHEMA lottery;
GRANT USAGE ON SCHEMA lottery TO bahati_lottery_app;

-- A member who came with a launch token, the platform's or one of free play. The platform's token is
-- stored as it is: without the provider's signing key it is of no use.
CREATE TABLE lottery.sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  platform_token text NOT NULL,
  member_id text NOT NULL,
  display_name text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  can_bet boolean NOT NULL,
  is_play boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_end ON lottery.sessions (expires_at);
GRANT SELECT, INSERT, DELETE ON lottery.sessions TO bahati_lottery_app;

-- Play money of who came by free play.
CREATE TABLE lottery.play_wallets (
  member_id text PRIMARY KEY,
  currency text NOT NULL,
  balance bigint NOT NULL CHECK (balance >= 0),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX play_wallets_by_change ON lottery.play_wallets (changed_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.play_wallets TO bahati_lottery_app;

-- What the operator sells; a game without a row is sold.
CREATE TABLE lottery.games (
  code text PRIMARY KEY,
  is_open boolean NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON lottery.games TO bahati_lottery_app;

-- Prize tables a game has had; version 0 is the one of the rules and has no row.
CREATE TABLE lottery.prize_tables (
  game_code text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  odds jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_code, version)
);
GRANT SELECT, INSERT ON lottery.prize_tables TO bahati_lottery_app;

-- The most that may be lost on a key of each draw of a game: `draw`, `type:<bet type>`, a key of the
-- rules, or `*` for every key of the rules without a row.
CREATE TABLE lottery.caps (
  game_code text NOT NULL,
  key text NOT NULL CHECK (length(key) <= 80),
  most bigint NOT NULL CHECK (most >= 0),
  PRIMARY KEY (game_code, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.caps TO bahati_lottery_app;

-- A draw. Its times, its prize table, of a house draw its seed and the beacon's round never change.
CREATE TABLE lottery.draws (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  number text NOT NULL,
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL CHECK (draws_at >= closes_at),
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'suspended', 'refunded')),
  prize_version integer NOT NULL,
  -- Of a house draw; shown once it is drawn, but for the hash.
  server_seed text,
  server_seed_hash text,
  beacon_round bigint,
  salt text,
  signature text,
  numbers jsonb,
  drawn_at timestamptz,
  corrections integer NOT NULL DEFAULT 0,
  -- Tickets up to this id were held against the numbers.
  judged_to bigint NOT NULL DEFAULT 0,
  -- How far the platform knows: nothing yet, all winners, everything.
  told text NOT NULL DEFAULT 'nothing' CHECK (told IN ('nothing', 'winners', 'everything')),
  due_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (game_code, number),
  CHECK ((server_seed IS NULL) = (server_seed_hash IS NULL)),
  CHECK ((server_seed IS NULL) = (beacon_round IS NULL)),
  CHECK (state NOT IN ('drawn', 'settled') OR numbers IS NOT NULL)
);
CREATE INDEX draws_open ON lottery.draws (game_code, closes_at) WHERE state IN ('open', 'suspended');
CREATE INDEX draws_at_work ON lottery.draws (due_at) WHERE state IN ('closed', 'drawn')
  OR (state = 'refunded' AND told <> 'everything');
CREATE INDEX draws_with_numbers ON lottery.draws (game_code, id)
  WHERE numbers IS NOT NULL;
CREATE INDEX draws_by_time ON lottery.draws (closes_at, id);
GRANT SELECT, INSERT, UPDATE ON lottery.draws TO bahati_lottery_app;

-- What happened to a draw, in order.
CREATE TABLE lottery.draw_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL CHECK (kind IN
    ('closed', 'drawn', 'settled', 'stopped', 'resumed', 'refunded', 'corrected', 'late')),
  by_whom text NOT NULL,
  note text NOT NULL DEFAULT ''
);
CREATE INDEX draw_history_of_draw ON lottery.draw_history (draw_id, id);
GRANT SELECT, INSERT ON lottery.draw_history TO bahati_lottery_app;

-- What sources of an external draw said, each its newest word.
CREATE TABLE lottery.results (
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  source text NOT NULL,
  numbers jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (draw_id, source)
);
GRANT SELECT, INSERT, UPDATE ON lottery.results TO bahati_lottery_app;

-- A basket that was bought, whole.
CREATE TABLE lottery.orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL,
  idempotency_key uuid NOT NULL,
  -- SHA-256 of the lines: the same key with other lines is refused.
  lines_hash bytea NOT NULL,
  platform_token text NOT NULL,
  currency text NOT NULL,
  is_play boolean NOT NULL,
  placed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (member_id, idempotency_key)
);
GRANT SELECT, INSERT ON lottery.orders TO bahati_lottery_app;

CREATE TABLE lottery.chases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES lottery.orders,
  member_id text NOT NULL,
  game_code text NOT NULL,
  bet_type text NOT NULL,
  selection text NOT NULL,
  draws integer NOT NULL CHECK (draws > 1),
  stops_on_win boolean NOT NULL,
  -- When and by what it was stopped: the member, or a win.
  stopped_at timestamptz,
  stopped_by text CHECK (stopped_by IN ('member', 'win')),
  placed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chases_of_member ON lottery.chases (member_id, id);
GRANT SELECT, INSERT, UPDATE ON lottery.chases TO bahati_lottery_app;

-- A ticket: a slip at the platform, in the group of its draw. A ticket of a settled draw without a row
-- in lottery.wins has lost: only winners are written.
-- waiting: the platform is to hold its stake; cancelling: it is to give it back.
CREATE TABLE lottery.tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  order_id bigint NOT NULL REFERENCES lottery.orders,
  chase_id bigint REFERENCES lottery.chases,
  member_id text NOT NULL,
  bet_type text NOT NULL,
  selection text NOT NULL,
  -- Minor units a line costs.
  unit bigint NOT NULL CHECK (unit > 0),
  multiple integer NOT NULL CHECK (multiple > 0),
  lines bigint NOT NULL CHECK (lines > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  most_win bigint NOT NULL CHECK (most_win >= 0),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'open', 'refused', 'cancelling', 'cancelled')),
  is_play boolean NOT NULL DEFAULT false,
  refusal text,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (chase_id, draw_id)
);
CREATE INDEX tickets_of_draw ON lottery.tickets (draw_id, id);
CREATE INDEX tickets_of_member ON lottery.tickets (member_id, id);
CREATE INDEX tickets_of_order ON lottery.tickets (order_id, id);
CREATE INDEX tickets_to_tell ON lottery.tickets (due_at) WHERE state IN ('waiting', 'cancelling');
CREATE INDEX tickets_undecided ON lottery.tickets (draw_id)
  WHERE state IN ('waiting', 'cancelling');
GRANT SELECT, INSERT, UPDATE ON lottery.tickets TO bahati_lottery_app;

-- What a ticket wins by the numbers as they are now, and what its member was paid.
CREATE TABLE lottery.wins (
  ticket_id bigint PRIMARY KEY REFERENCES lottery.tickets,
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  payout bigint NOT NULL CHECK (payout >= 0),
  -- [{tier, lines, odds, amount}]
  tiers jsonb NOT NULL,
  -- Null: the platform was not told yet.
  told bigint,
  -- Of a correction: what it was worth before.
  before bigint,
  -- Counts what the platform is told of the ticket.
  number integer NOT NULL DEFAULT 1,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX wins_of_draw ON lottery.wins (draw_id, ticket_id);
CREATE INDEX wins_to_tell ON lottery.wins (draw_id, due_at) WHERE told IS DISTINCT FROM payout;
GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.wins TO bahati_lottery_app;

-- The most that could be lost on each key of a draw that is open.
CREATE TABLE lottery.exposure (
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  key text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (draw_id, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.exposure TO bahati_lottery_app;

-- The jackpot a game of pools carries to its next draw.
CREATE TABLE lottery.pools (
  game_code text NOT NULL,
  currency text NOT NULL,
  carried bigint NOT NULL DEFAULT 0 CHECK (carried >= 0),
  PRIMARY KEY (game_code, currency)
);
GRANT SELECT, INSERT, UPDATE ON lottery.pools TO bahati_lottery_app;

-- How the pool of a draw was shared, for anybody to follow: what came in is what was paid and carried.
CREATE TABLE lottery.pool_draws (
  draw_id bigint PRIMARY KEY REFERENCES lottery.draws,
  currency text NOT NULL,
  sales bigint NOT NULL,
  carried_in bigint NOT NULL,
  added bigint NOT NULL,
  carried_out bigint NOT NULL,
  -- [{tier, amount, winners, each}], amounts as text.
  tiers jsonb NOT NULL
);
GRANT SELECT, INSERT ON lottery.pool_draws TO bahati_lottery_app;
