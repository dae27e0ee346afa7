-- owner: rewards
-- Tickets in a raffle, numbered in the order in which they came, and who won.

CREATE TABLE raffle_entries (
  draw_id bigint NOT NULL REFERENCES draws (id),
  number integer NOT NULL CHECK (number >= 1),
  ticket_id bigint NOT NULL UNIQUE REFERENCES reward_tickets (id),
  member_id bigint NOT NULL,
  -- Its holder knows it from the start, and it stands in the list the raffle is drawn from.
  code uuid NOT NULL DEFAULT gen_random_uuid(),
  entered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (draw_id, number)
);
GRANT SELECT, INSERT ON raffle_entries TO bahati_app;
CREATE INDEX raffle_entries_of_member ON raffle_entries (member_id, draw_id, number DESC);

CREATE TABLE raffle_winners (
  draw_id bigint NOT NULL,
  -- In which they were drawn, from 1 on.
  ordinal integer NOT NULL CHECK (ordinal >= 1),
  number integer NOT NULL,
  prize integer NOT NULL,
  member_id bigint NOT NULL,
  -- When its prize was given; null: not yet.
  given_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (draw_id, ordinal),
  UNIQUE (draw_id, number),
  FOREIGN KEY (draw_id, number) REFERENCES raffle_entries (draw_id, number),
  FOREIGN KEY (draw_id, prize) REFERENCES draw_prizes (draw_id, place)
);
GRANT SELECT, INSERT ON raffle_winners TO bahati_app;
GRANT UPDATE (given_at) ON raffle_winners TO bahati_app;
CREATE INDEX raffle_winners_to_give ON raffle_winners (draw_id, ordinal) WHERE given_at IS NULL;
