-- owner: games-server
-- What players report of each other at tables with seats, and what staff found.

CREATE TABLE games.player_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES games.rooms (id),
  hand_id bigint NOT NULL REFERENCES games.hands (id),
  reporter_id text NOT NULL,
  reporter_seat_id bigint NOT NULL REFERENCES games.seats (id),
  reported_id text NOT NULL CHECK (reported_id <> reporter_id),
  reported_seat_id bigint NOT NULL REFERENCES games.seats (id),
  reason text NOT NULL CHECK (reason IN
    ('together', 'gives_chips', 'not_human', 'slow', 'name', 'other')),
  text text CHECK (char_length(text) BETWEEN 1 AND 200),
  at timestamptz NOT NULL DEFAULT now(),
  -- upheld: staff found it to be so; dismissed: not.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'dismissed')),
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  decision_reason text,
  UNIQUE (reporter_id, hand_id, reported_seat_id),
  CHECK (reason <> 'other' OR text IS NOT NULL),
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((decided_at IS NULL) = (decision_reason IS NULL))
);
GRANT SELECT, INSERT ON games.player_reports TO bahati_games_app;
GRANT UPDATE (state, decided_by, decided_name, decided_at, decision_reason)
  ON games.player_reports TO bahati_games_app;
CREATE INDEX player_reports_open ON games.player_reports (id) WHERE state = 'open';
CREATE INDEX player_reports_by ON games.player_reports (reporter_id, at);
CREATE INDEX player_reports_of ON games.player_reports (reported_id, at);
CREATE INDEX player_reports_of_hand ON games.player_reports (hand_id);
