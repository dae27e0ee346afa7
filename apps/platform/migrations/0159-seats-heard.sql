-- owner: gaming
-- Rounds that are members' seats at tables and have been open for long: when their provider said last
-- that somebody still plays there. A seat nobody has been heard of is stuck as any other round.
CREATE TABLE seats_heard (
  round_id bigint PRIMARY KEY,
  heard_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON seats_heard TO bahati_app;
