-- owner: games-server
-- Games between people: who sits at which table with what, the hands they play, and the money that
-- is brought to a table and taken away. All of a room is changed under the lock of its row.

ALTER TABLE games.rooms DROP CONSTRAINT rooms_kind_check;
ALTER TABLE games.rooms ADD CONSTRAINT rooms_kind_check CHECK (kind IN ('table', 'seats'));

-- A member at a table, from sitting down to the last payout. To the operator's wallet it is one
-- round: what was brought are its stakes, what is taken away its win.
CREATE TABLE games.seats (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  external_id text NOT NULL UNIQUE CHECK (external_id ~ '^r-[0-9a-f]{32}$'),
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  seat smallint NOT NULL CHECK (seat >= 0),
  game_code text NOT NULL,
  member_id text NOT NULL,
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  currency text NOT NULL,
  shown_name text NOT NULL,
  -- asking: the first buy-in is not answered; in: may be dealt in; paying: he left, and what he
  -- had is on its way; left: all is paid; refused: nothing was ever brought.
  state text NOT NULL DEFAULT 'asking' CHECK (state IN ('asking', 'in', 'paying', 'left', 'refused')),
  -- What he has beside the hand; in a hand his chips are the hand's.
  stack bigint NOT NULL DEFAULT 0 CHECK (stack >= 0),
  is_away boolean NOT NULL DEFAULT false,
  is_leaving boolean NOT NULL DEFAULT false,
  -- Since when he has let hands pass; he is stood up after a while.
  away_since timestamptz,
  -- Time beyond the usual for his turns.
  bank_ms integer NOT NULL DEFAULT 0 CHECK (bank_ms >= 0),
  -- What he put at risk in hands that are over.
  contributed bigint NOT NULL DEFAULT 0 CHECK (contributed >= 0),
  -- What he took away; fixed as he left.
  payout bigint CHECK (payout >= 0),
  balance text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  sat_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz,
  CHECK ((payout IS NOT NULL) = (state IN ('paying', 'left'))),
  CHECK (state IN ('asking', 'in') OR stack = 0)
);
GRANT SELECT, INSERT ON games.seats TO bahati_games_app;
GRANT UPDATE (state, stack, is_away, is_leaving, away_since, bank_ms, contributed, payout, balance,
  attempts, due_at, left_at) ON games.seats TO bahati_games_app;
CREATE UNIQUE INDEX seats_taken ON games.seats (room_id, seat) WHERE state IN ('asking', 'in');
-- One seat per person at a table.
CREATE UNIQUE INDEX seats_of_person ON games.seats (room_id, member_id) WHERE state IN ('asking', 'in');
CREATE INDEX seats_due ON games.seats (due_at) WHERE state = 'paying';
CREATE INDEX seats_of_member ON games.seats (member_id, game_code, id DESC);

CREATE FUNCTION games.guard_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('left', 'refused') THEN
    RAISE EXCEPTION 'a seat that was left never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NEW.payout IS DISTINCT FROM OLD.payout THEN
    RAISE EXCEPTION 'what is taken from a table was fixed and never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER seats_that_were_left_never_change BEFORE UPDATE ON games.seats
  FOR EACH ROW EXECUTE FUNCTION games.guard_seat();

-- What is brought to a table: a committed fact before the wallet is asked for it.
CREATE TABLE games.seat_buy_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES games.seats (id),
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  -- Of its seat, from 1: with the seat's id it is the stake's id at the wallet.
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 200),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'asking' CHECK (state IN
    ('asking', 'taken', 'voiding', 'voided', 'refused')),
  refusal_code text,
  refusal_details jsonb,
  balance text,
  attempts integer NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (seat_id, number)
);
GRANT SELECT, INSERT ON games.seat_buy_ins TO bahati_games_app;
GRANT UPDATE (state, refusal_code, refusal_details, balance, attempts, due_at)
  ON games.seat_buy_ins TO bahati_games_app;
CREATE INDEX seat_buy_ins_due ON games.seat_buy_ins (due_at) WHERE state IN ('asking', 'voiding');

-- A hand, or a match: from the deal to what each seat got back.
CREATE TABLE games.hands (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  -- Of its room, from 1.
  number integer NOT NULL CHECK (number >= 1),
  game_code text NOT NULL,
  version integer NOT NULL,
  -- Decides every draw of the hand; told to nobody, for mucked cards stay their players' own.
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  settings jsonb NOT NULL,
  -- What was promised of its deck before a card was seen: {hash, places}; null: it has no deck.
  commitment jsonb,
  -- Who was dealt in with how much: [{seatId, seat, stack}].
  players jsonb NOT NULL,
  state jsonb NOT NULL,
  step integer NOT NULL DEFAULT 0 CHECK (step >= 0),
  turn smallint,
  turn_ends_at timestamptz,
  -- What each got back and the rake; null while it is played.
  result jsonb,
  rake bigint CHECK (rake >= 0),
  began_at timestamptz NOT NULL DEFAULT now(),
  over_at timestamptz,
  -- When two of the staff voided it: everybody had again what he had as it began.
  voided_at timestamptz,
  UNIQUE (room_id, number),
  CHECK ((result IS NULL) = (over_at IS NULL)),
  CHECK ((rake IS NULL) = (over_at IS NULL)),
  CHECK (over_at IS NULL OR turn IS NULL),
  CHECK (voided_at IS NULL OR over_at IS NOT NULL)
);
GRANT SELECT, INSERT ON games.hands TO bahati_games_app;
GRANT UPDATE (state, step, turn, turn_ends_at, result, rake, over_at, voided_at) ON games.hands
  TO bahati_games_app;
CREATE UNIQUE INDEX hands_current ON games.hands (room_id) WHERE over_at IS NULL;
CREATE INDEX hands_of_room ON games.hands (room_id, began_at);

CREATE FUNCTION games.guard_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.over_at IS NOT NULL AND (OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL
     OR (NEW.state, NEW.step, NEW.result, NEW.rake, NEW.over_at)
        IS DISTINCT FROM (OLD.state, OLD.step, OLD.result, OLD.rake, OLD.over_at)) THEN
    RAISE EXCEPTION 'a hand that is over never changes, but for being voided once';
  END IF;
  IF NEW.step <> OLD.step + 1 AND NEW.step <> OLD.step THEN
    RAISE EXCEPTION 'a hand goes on one step at a time';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hands_go_on BEFORE UPDATE ON games.hands
  FOR EACH ROW EXECUTE FUNCTION games.guard_hand();

-- What was said in a hand and what happened through it, step by step: its history.
CREATE TABLE games.hand_steps (
  hand_id bigint NOT NULL REFERENCES games.hands (id),
  step integer NOT NULL CHECK (step >= 0),
  seat smallint,
  -- Null for the deal; `is_idle`: the clock said it.
  act jsonb,
  is_idle boolean NOT NULL DEFAULT false,
  events jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (hand_id, step)
);
GRANT SELECT, INSERT ON games.hand_steps TO bahati_games_app;

-- Words of members that were done within a day, so that the same one is done once.
CREATE TABLE games.seat_words (
  member_id text NOT NULL,
  key uuid NOT NULL,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  -- What the word asked the wallet for.
  buy_in_id bigint REFERENCES games.seat_buy_ins (id),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, key)
);
GRANT SELECT, INSERT, DELETE ON games.seat_words TO bahati_games_app;
