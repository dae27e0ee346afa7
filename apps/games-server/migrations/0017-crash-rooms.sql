-- owner: games-server
-- Crash is heard in rooms, one for each currency; its round is shared by all of them.

ALTER TABLE games.rooms DROP CONSTRAINT rooms_kind_check;
ALTER TABLE games.rooms ADD CONSTRAINT rooms_kind_check
  CHECK (kind IN ('table', 'seats', 'pool', 'crash'));
