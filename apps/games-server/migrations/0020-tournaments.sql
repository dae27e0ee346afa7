-- owner: games-server
-- Tournaments of several tables. One is a room in which members register, and each of its tables is a
-- room of its own. A member's part is one row of games.seats from his registration to his payout; it
-- stands in the room where his chips are, so they are at one table at most. Who waits for a table or
-- is out stands in the tournament's own room. Rooms are locked in the order of their ids: the
-- tournament's before those of its tables, which are made later. A table's turn takes its own alone.

ALTER TABLE games.rooms DROP CONSTRAINT rooms_kind_check;
ALTER TABLE games.rooms ADD CONSTRAINT rooms_kind_check CHECK (kind IN
  ('table', 'seats', 'pool', 'crash', 'sit-and-go', 'tournament', 'tournament-table'));

CREATE TABLE games.tournaments (
  room_id bigint PRIMARY KEY REFERENCES games.rooms (id),
  game_code text NOT NULL,
  currency text NOT NULL,
  series text NOT NULL,
  -- registering: it has not begun; running: hands are played; over: the prizes are fixed;
  -- called_off: every buy-in and fee goes back.
  state text NOT NULL DEFAULT 'registering'
    CHECK (state IN ('registering', 'running', 'over', 'called_off')),
  starts_at timestamptz NOT NULL,
  -- too_few: not enough had registered at its start; closed: its game was closed before it;
  -- voided: two of the staff did it.
  called_off_for text CHECK (called_off_for IN ('too_few', 'closed', 'voided')),
  -- Since when nobody may enter any more: its pool and places are fixed.
  closed_at timestamptz,
  -- Blinds in force for the next hands, by their place in the schedule.
  blinds smallint NOT NULL DEFAULT 0 CHECK (blinds >= 0),
  -- How long its blinds have risen until `ticking_since`; null: their clock stands.
  played_ms bigint NOT NULL DEFAULT 0 CHECK (played_ms >= 0),
  ticking_since timestamptz,
  -- Draws the seats. Its hash is told from the first; the client seed holds who takes part.
  draw_seed text NOT NULL CHECK (draw_seed ~ '^[0-9a-f]{64}$'),
  draw_client_seed text,
  opened_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  UNIQUE (game_code, currency, series, starts_at),
  CHECK ((called_off_for IS NOT NULL) = (state = 'called_off')),
  CHECK ((ended_at IS NOT NULL) = (state IN ('over', 'called_off'))),
  CHECK (state <> 'registering' OR started_at IS NULL),
  CHECK (state NOT IN ('running', 'over') OR started_at IS NOT NULL),
  CHECK ((started_at IS NULL) = (draw_client_seed IS NULL)),
  CHECK (state <> 'over' OR closed_at IS NOT NULL),
  CHECK (ticking_since IS NULL OR state = 'running')
);
GRANT SELECT, INSERT ON games.tournaments TO bahati_games_app;
GRANT UPDATE (state, called_off_for, closed_at, blinds, played_ms, ticking_since,
  draw_client_seed, started_at, ended_at) ON games.tournaments TO bahati_games_app;
CREATE INDEX tournaments_open ON games.tournaments (game_code, currency, starts_at)
  WHERE state IN ('registering', 'running');
CREATE INDEX tournaments_ended ON games.tournaments (game_code, currency, ended_at DESC)
  WHERE ended_at IS NOT NULL;

CREATE FUNCTION games.guard_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a tournament that has ended never changes';
  END IF;
  IF OLD.state = 'running' AND NEW.state = 'registering' THEN
    RAISE EXCEPTION 'a tournament begins once';
  END IF;
  IF OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at THEN
    RAISE EXCEPTION 'the pool of a tournament is fixed once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tournaments_end_once BEFORE UPDATE ON games.tournaments
  FOR EACH ROW EXECUTE FUNCTION games.guard_tournament();

CREATE TABLE games.tournament_tables (
  room_id bigint PRIMARY KEY REFERENCES games.rooms (id),
  tournament_id bigint NOT NULL REFERENCES games.tournaments (room_id),
  -- From 1; that of a table which has ended is not used again.
  number smallint NOT NULL CHECK (number >= 1),
  ended_at timestamptz,
  UNIQUE (tournament_id, number)
);
GRANT SELECT, INSERT ON games.tournament_tables TO bahati_games_app;
GRANT UPDATE (ended_at) ON games.tournament_tables TO bahati_games_app;

ALTER TABLE games.seats
  -- The tournament it is a part of; null: of none.
  ADD COLUMN tournament_id bigint REFERENCES games.tournaments (room_id),
  -- Of its tournament, from 1, in the order in which they registered.
  ADD COLUMN entry smallint CHECK (entry >= 1),
  -- How many were out of it once he was, himself and who shares his place included.
  ADD COLUMN out_count smallint CHECK (out_count >= 1),
  ADD CHECK ((tournament_id IS NULL) = (entry IS NULL)),
  ADD CHECK (out_count IS NULL OR (tournament_id IS NOT NULL AND stack = 0));
GRANT UPDATE (room_id, seat, out_count) ON games.seats TO bahati_games_app;
-- Nobody enters one twice, also not once he is out.
CREATE UNIQUE INDEX seats_of_entrant ON games.seats (tournament_id, member_id)
  WHERE state IN ('asking', 'in', 'paying', 'left');
CREATE INDEX seats_of_tournament ON games.seats (tournament_id, entry)
  WHERE tournament_id IS NOT NULL;

CREATE FUNCTION games.guard_moved_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.room_id <> OLD.room_id AND (OLD.tournament_id IS NULL OR (
       NEW.room_id <> OLD.tournament_id AND NOT EXISTS (
         SELECT 1 FROM games.tournament_tables t WHERE t.room_id = NEW.room_id
            AND t.tournament_id = OLD.tournament_id AND t.ended_at IS NULL))) THEN
    RAISE EXCEPTION 'a seat moves within its tournament alone';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER seats_move_within_tournaments BEFORE UPDATE OF room_id ON games.seats
  FOR EACH ROW EXECUTE FUNCTION games.guard_moved_seat();
