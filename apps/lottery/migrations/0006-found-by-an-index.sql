-- owner: lottery
-- What pages and the work look for again and again, found without going through all there ever was.

-- A refund gives play money back at once.
CREATE INDEX tickets_of_play ON lottery.tickets (draw_id) WHERE is_play;

-- The cut-off looks several times a second, with all draws that are over behind it.
CREATE INDEX draws_to_close ON lottery.draws (closes_at, id) WHERE state = 'open';

-- Lists and reports of staff: one game, what was refunded, what is settled.
CREATE INDEX draws_of_game ON lottery.draws (game_code, closes_at, id);
CREATE INDEX draws_refunded ON lottery.draws (closes_at, id) WHERE state = 'refunded';
CREATE INDEX draws_settled ON lottery.draws (draws_at) WHERE state = 'settled';
CREATE INDEX sessions_of_member ON lottery.sessions (member_id, id);
