-- owner: games-server
-- Sit-and-gos: tournaments of one table, each a room of its own from the first registration to the
-- last payout. Seats, buy-ins and hands are those of games between people; before a seat lie chips,
-- which are no money. All of one is changed under the lock of its room's row.

ALTER TABLE games.rooms DROP CONSTRAINT rooms_kind_check;
ALTER TABLE games.rooms ADD CONSTRAINT rooms_kind_check
  CHECK (kind IN ('table', 'seats', 'pool', 'crash', 'sit-and-go'));

CREATE TABLE games.sit_and_gos (
  room_id bigint PRIMARY KEY REFERENCES games.rooms (id),
  game_code text NOT NULL,
  currency text NOT NULL,
  -- Its place among the levels of the game.
  level smallint NOT NULL CHECK (level >= 0),
  -- Opened by a member for friends, who enter its room by a code.
  is_private boolean NOT NULL DEFAULT false,
  -- registering: seats may be taken; running: hands are played; over: the prizes are fixed;
  -- called_off: every buy-in and fee goes back.
  state text NOT NULL DEFAULT 'registering'
    CHECK (state IN ('registering', 'running', 'over', 'called_off')),
  -- When it is called off unless it is full by then; null: nobody has registered.
  fills_until timestamptz,
  -- unfilled: it was not full in time; voided: two of the staff did it; closed: the operator takes
  -- no stake in the game.
  called_off_for text CHECK (called_off_for IN ('unfilled', 'voided', 'closed')),
  -- Blinds in force for the next hand, by their place in the schedule.
  blinds smallint NOT NULL DEFAULT 0 CHECK (blinds >= 0),
  -- How long its blinds have risen until `ticking_since`; null: their clock stands.
  played_ms bigint NOT NULL DEFAULT 0 CHECK (played_ms >= 0),
  ticking_since timestamptz,
  opened_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  CHECK ((called_off_for IS NOT NULL) = (state = 'called_off')),
  CHECK ((ended_at IS NOT NULL) = (state IN ('over', 'called_off'))),
  CHECK (state <> 'registering' OR started_at IS NULL),
  CHECK (state NOT IN ('running', 'over') OR started_at IS NOT NULL),
  CHECK (ticking_since IS NULL OR state = 'running')
);
GRANT SELECT, INSERT ON games.sit_and_gos TO bahati_games_app;
GRANT UPDATE (state, fills_until, called_off_for, blinds, played_ms, ticking_since, started_at,
  ended_at) ON games.sit_and_gos TO bahati_games_app;
-- One of each level may be entered by everybody.
CREATE UNIQUE INDEX sit_and_gos_open ON games.sit_and_gos (game_code, currency, level)
  WHERE state = 'registering' AND NOT is_private;
CREATE INDEX sit_and_gos_running ON games.sit_and_gos (game_code, currency, started_at DESC)
  WHERE state = 'running' AND NOT is_private;

CREATE FUNCTION games.guard_sit_and_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a sit-and-go that has ended never changes';
  END IF;
  IF OLD.state = 'running' AND NEW.state = 'registering' THEN
    RAISE EXCEPTION 'a sit-and-go begins once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sit_and_gos_end_once BEFORE UPDATE ON games.sit_and_gos
  FOR EACH ROW EXECUTE FUNCTION games.guard_sit_and_go();

-- returning: what was paid to take part is being given back; then the seat is refused.
ALTER TABLE games.seats DROP CONSTRAINT seats_state_check;
ALTER TABLE games.seats ADD CONSTRAINT seats_state_check
  CHECK (state IN ('asking', 'in', 'paying', 'left', 'refused', 'returning'));
-- Of a sit-and-go: from 1, once he is out or has won; who share it have the same.
ALTER TABLE games.seats ADD COLUMN place smallint CHECK (place >= 1);
GRANT UPDATE (place) ON games.seats TO bahati_games_app;
CREATE INDEX seats_of_room ON games.seats (room_id, id);
