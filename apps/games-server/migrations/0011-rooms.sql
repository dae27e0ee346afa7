-- owner: games-server
-- Rooms of realtime games, what happened in each, and the shared rounds of live tables with the
-- stakes of members.

-- A room is changed under its row's lock alone, so whichever process does it, one does at a time.
CREATE TABLE games.rooms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9-]{1,60}$'),
  game_code text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('table')),
  position integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  settings jsonb NOT NULL,
  -- Rises with every change players see.
  version bigint NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- When something happens in it by itself; null: nothing until somebody comes.
  due_at timestamptz,
  -- Until when somebody watches it, as far as is known.
  wanted_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Staff let nobody begin anything in it; what runs is ended.
  is_paused boolean NOT NULL DEFAULT false,
  -- The operator takes no stake in its game: what runs is ended, then members with seats are paid.
  is_closed boolean NOT NULL DEFAULT false,
  -- Of a private room: the code by which friends enter, and who opened it. Null: everybody's room.
  invite_code text UNIQUE CHECK (invite_code ~ '^[A-Z][A-Z2-9]{7}$'),
  opened_by text,
  -- When it went on last, and what kept it from going on since then; null: nothing does.
  turned_at timestamptz,
  trouble text,
  trouble_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((invite_code IS NULL) = (opened_by IS NULL)),
  CHECK ((trouble IS NULL) = (trouble_since IS NULL))
);
GRANT SELECT, INSERT ON games.rooms TO bahati_games_app;
GRANT UPDATE (settings, position, version, due_at, wanted_until, is_paused, is_closed, turned_at,
  trouble, trouble_since) ON games.rooms TO bahati_games_app;
CREATE INDEX rooms_of_game ON games.rooms (game_code, currency, position, id);
CREATE INDEX rooms_opened_by ON games.rooms (opened_by) WHERE opened_by IS NOT NULL;
CREATE INDEX rooms_due ON games.rooms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rooms_closed ON games.rooms (game_code) WHERE is_closed;

-- Who entered a private room by its code, or opened it.
CREATE TABLE games.room_guests (
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  member_id text NOT NULL,
  entered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, room_id)
);
GRANT SELECT, INSERT ON games.room_guests TO bahati_games_app;

-- One round at a time for everybody at the table.
CREATE TABLE games.table_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  chain_id bigint NOT NULL REFERENCES games.chains (id),
  -- Its number in the chain.
  game integer NOT NULL,
  -- Of the rules it is played by.
  version integer NOT NULL,
  -- Told to nobody before bets are closed and the stakes decided.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  previous_hash text NOT NULL CHECK (previous_hash ~ '^[0-9a-f]{64}$'),
  state text NOT NULL DEFAULT 'betting'
    CHECK (state IN ('betting', 'closed', 'playing', 'dealing', 'over')),
  closes_at timestamptz NOT NULL,
  -- When the outcome is told and when it is shown to its end.
  dealt_at timestamptz,
  ends_at timestamptz CHECK (ends_at >= dealt_at),
  -- What was told of it before bets were taken, such as its prices; null: nothing.
  offer jsonb,
  -- All chips of everybody by place, of a round whose prices follow from them.
  laid jsonb,
  -- Of a table with seats, from its first cards on: which seats are played by whom, every decision,
  -- and the one the wallet is asked about.
  play jsonb,
  -- Until when the seat whose turn it is may decide.
  turn_ends_at timestamptz,
  -- What everybody sees of the outcome.
  shown jsonb,
  -- False: it was called off, its stakes came back, and it counts in no return.
  is_held boolean NOT NULL DEFAULT true,
  -- Its entries are in the returns of their builds.
  is_counted boolean NOT NULL DEFAULT false,
  -- When two of the staff voided it; one that ran was ended then, dealt or not.
  voided_at timestamptz,
  UNIQUE (chain_id, game),
  CHECK (CASE WHEN state IN ('betting', 'closed', 'playing') THEN dealt_at IS NULL
              ELSE dealt_at IS NOT NULL OR voided_at IS NOT NULL END),
  CHECK (voided_at IS NULL OR state = 'over'),
  CHECK ((ends_at IS NULL) = (dealt_at IS NULL)),
  CHECK ((shown IS NULL) = (dealt_at IS NULL)),
  CHECK (laid IS NULL OR dealt_at IS NOT NULL),
  CHECK (state <> 'playing' OR (play IS NOT NULL AND turn_ends_at IS NOT NULL)),
  CHECK (play IS NULL OR state NOT IN ('betting', 'closed'))
);
GRANT SELECT, INSERT ON games.table_rounds TO bahati_games_app;
-- What was offered is bound: nobody changes it.
GRANT UPDATE (state, dealt_at, ends_at, laid, play, turn_ends_at, shown, is_held, is_counted, voided_at)
  ON games.table_rounds TO bahati_games_app;
CREATE UNIQUE INDEX table_rounds_current ON games.table_rounds (room_id) WHERE state <> 'over';
CREATE INDEX table_rounds_of_room ON games.table_rounds (room_id, id DESC);
CREATE INDEX table_rounds_uncounted ON games.table_rounds (id) WHERE NOT is_counted;

CREATE FUNCTION games.guard_table_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'over' AND (NEW.state <> 'over' OR (OLD.is_counted AND NOT NEW.is_counted)) THEN
    RAISE EXCEPTION 'a round that is over never changes, but for being counted or voided once';
  END IF;
  IF OLD.voided_at IS NOT NULL AND NEW.voided_at IS DISTINCT FROM OLD.voided_at THEN
    RAISE EXCEPTION 'a round is voided once';
  END IF;
  IF OLD.dealt_at IS NOT NULL
     AND (NEW.dealt_at, NEW.ends_at, NEW.laid, NEW.play, NEW.shown, NEW.is_held)
         IS DISTINCT FROM (OLD.dealt_at, OLD.ends_at, OLD.laid, OLD.play, OLD.shown, OLD.is_held) THEN
    RAISE EXCEPTION 'a round keeps the outcome it was dealt';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER table_round_keeps_its_facts BEFORE UPDATE ON games.table_rounds
  FOR EACH ROW EXECUTE FUNCTION games.guard_table_round();

-- A member's part in a round: to the operator's wallet it is one round with all its stakes.
CREATE TABLE games.table_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  round_id bigint NOT NULL REFERENCES games.table_rounds (id),
  game_code text NOT NULL,
  member_id text NOT NULL,
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  currency text NOT NULL,
  -- The smallest chip, in which openings count.
  unit bigint NOT NULL CHECK (unit > 0),
  shown_name text NOT NULL,
  -- open: stakes may come; paying: what it pays is fixed and on its way; voided: it took nothing,
  -- or the operator gave its stakes back.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paying', 'settled', 'voided')),
  -- All stakes that count, as one opening; null until the round is dealt.
  opening text,
  stake bigint NOT NULL DEFAULT 0 CHECK (stake >= 0),
  payout bigint CHECK (payout >= 0),
  valid_stake bigint CHECK (valid_stake BETWEEN 0 AND stake),
  balance text,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  due_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  UNIQUE (round_id, member_id),
  CHECK ((decided_at IS NULL) = (state IN ('open', 'paying'))),
  CHECK ((payout IS NOT NULL) = (state IN ('paying', 'settled')))
);
GRANT SELECT, INSERT ON games.table_entries TO bahati_games_app;
GRANT UPDATE (state, opening, stake, payout, valid_stake, balance, attempts, due_at, changed_at,
  decided_at) ON games.table_entries TO bahati_games_app;
CREATE INDEX table_entries_due ON games.table_entries (due_at) WHERE state = 'paying';
CREATE INDEX table_entries_changed ON games.table_entries (room_id, changed_at);
CREATE INDEX table_entries_at_stake ON games.table_entries (room_id, member_id)
  WHERE state IN ('open', 'paying');
CREATE INDEX table_entries_of_member ON games.table_entries (member_id, game_code, id DESC);

CREATE FUNCTION games.guard_table_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_voided_after boolean :=
    OLD.state IN ('paying', 'settled') AND NEW.state = 'voided' AND NEW.payout IS NULL;
BEGIN
  IF OLD.decided_at IS NOT NULL AND NOT is_voided_after THEN
    RAISE EXCEPTION 'a decided entry never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NOT is_voided_after
     AND (NEW.payout, NEW.opening, NEW.stake, NEW.valid_stake)
         IS DISTINCT FROM (OLD.payout, OLD.opening, OLD.stake, OLD.valid_stake) THEN
    RAISE EXCEPTION 'what an entry pays was fixed and never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_table_entries_never_change BEFORE UPDATE ON games.table_entries
  FOR EACH ROW EXECUTE FUNCTION games.guard_table_entry();

-- A stake of an entry: a committed fact before the wallet is asked for it.
CREATE TABLE games.table_stakes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES games.table_entries (id),
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  -- Of its entry, from 1: with the entry's id it is the stake's id at the wallet.
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 120),
  member_id text NOT NULL,
  idempotency_key uuid NOT NULL,
  opening text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- asking: the wallet has not answered; voiding: it is being given back.
  state text NOT NULL DEFAULT 'asking' CHECK (state IN
    ('asking', 'taken', 'voiding', 'voided', 'refused')),
  refusal_code text,
  refusal_details jsonb,
  balance text,
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts >= 0),
  due_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (member_id, idempotency_key),
  UNIQUE (entry_id, number)
);
GRANT SELECT, INSERT ON games.table_stakes TO bahati_games_app;
GRANT UPDATE (state, refusal_code, refusal_details, balance, attempts, due_at, changed_at)
  ON games.table_stakes TO bahati_games_app;
CREATE INDEX table_stakes_due ON games.table_stakes (due_at) WHERE state IN ('asking', 'voiding');
CREATE INDEX table_stakes_changed ON games.table_stakes (room_id, changed_at);

-- Who sits at a table with seats. A seat is taken by the first bet on it and kept between rounds.
CREATE TABLE games.table_seats (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  seat smallint NOT NULL CHECK (seat BETWEEN 1 AND 9),
  member_id text NOT NULL,
  shown_name text NOT NULL,
  -- Rounds in a row he let pass; a seat that lets pass too many is free again.
  missed smallint NOT NULL DEFAULT 0 CHECK (missed >= 0),
  taken_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz
);
GRANT SELECT, INSERT ON games.table_seats TO bahati_games_app;
GRANT UPDATE (missed, changed_at, left_at) ON games.table_seats TO bahati_games_app;
CREATE UNIQUE INDEX table_seats_taken ON games.table_seats (room_id, seat) WHERE left_at IS NULL;
CREATE INDEX table_seats_changed ON games.table_seats (room_id, changed_at);
