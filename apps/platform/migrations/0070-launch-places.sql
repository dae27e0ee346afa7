-- owner: gaming
-- Where and on what a game was launched, so that play can be told apart by it: the country of the
-- login's address and the kind of device. Launches of before do not know, and stay so.
ALTER TABLE game_sessions
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN device text CHECK (device IN ('phone', 'tablet', 'computer'));
-- The session a round was begun in is the newest one of its game that was open by then.
CREATE INDEX game_sessions_of_play ON game_sessions (member_id, game_id, opened_at DESC)
  WHERE opened_at IS NOT NULL;
