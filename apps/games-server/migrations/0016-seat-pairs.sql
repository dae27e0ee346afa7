-- owner: games-server
-- Who played with whom at tables with seats: what went from one to the other, and how they played
-- once they were left alone. Counted after the hands, by the hour; kept for a month.

CREATE TABLE games.seat_pairs (
  one_id text NOT NULL,
  other_id text NOT NULL CHECK (one_id COLLATE "C" < other_id COLLATE "C"),
  currency text NOT NULL,
  hour timestamptz NOT NULL,
  hands integer NOT NULL CHECK (hands > 0),
  -- What the one won of the other; negative: lost to.
  net bigint NOT NULL,
  -- Hands of more players that came down to these two, and of those the ones without a bet.
  alone integer NOT NULL,
  spared integer NOT NULL CHECK (spared BETWEEN 0 AND alone),
  last_at timestamptz NOT NULL,
  -- Up to five hands in which most was moved: [{id, at, net}], amounts as texts.
  top jsonb NOT NULL,
  PRIMARY KEY (one_id, other_id, currency, hour)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON games.seat_pairs TO bahati_games_app;
CREATE INDEX seat_pairs_by_hour ON games.seat_pairs (hour);

-- Through which hand they are counted.
CREATE TABLE games.seat_pairs_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  over_at timestamptz NOT NULL,
  hand_id bigint NOT NULL
);
INSERT INTO games.seat_pairs_progress (over_at, hand_id) VALUES ('-infinity', 0);
GRANT SELECT ON games.seat_pairs_progress TO bahati_games_app;
GRANT UPDATE (over_at, hand_id) ON games.seat_pairs_progress TO bahati_games_app;
CREATE INDEX hands_by_end ON games.hands (over_at, id) WHERE over_at IS NOT NULL;
