-- owner: lottery
-- Days without draws, what the platform was told as a draw ended, what is cleared in time.

-- Days on which games that draw by the day have no draw, by the zone of their schedule: 20261212.
CREATE TABLE lottery.holidays (
  zone text NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{8}$'),
  name text NOT NULL,
  PRIMARY KEY (zone, day)
);
GRANT SELECT, INSERT, DELETE ON lottery.holidays TO bahati_lottery_app;

-- What the close of a draw says of its winners, of each currency: stored before it is told, and the
-- same in every call, whatever happens to a winner in between.
CREATE TABLE lottery.closings (
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  currency text NOT NULL,
  -- Null: they are to be taken anew.
  count integer,
  amount bigint,
  -- How often the platform had other sums.
  mismatches integer NOT NULL DEFAULT 0,
  PRIMARY KEY (draw_id, currency)
);
GRANT SELECT, INSERT, UPDATE ON lottery.closings TO bahati_lottery_app;

-- stuck: the platform has other sums of its winners, and telling them again did not help.
ALTER TABLE lottery.draw_history DROP CONSTRAINT draw_history_kind_check;
ALTER TABLE lottery.draw_history ADD CONSTRAINT draw_history_kind_check CHECK (kind IN
  ('closed', 'drawn', 'settled', 'stopped', 'resumed', 'refunded', 'corrected', 'late', 'stuck'));

-- Lists of a member: what won, and what is still to be drawn, without going through all he ever bought.
ALTER TABLE lottery.wins ADD COLUMN member_id text;
UPDATE lottery.wins w SET member_id = t.member_id FROM lottery.tickets t WHERE t.id = w.ticket_id;
ALTER TABLE lottery.wins ALTER COLUMN member_id SET NOT NULL;
CREATE INDEX wins_of_member ON lottery.wins (member_id, ticket_id) WHERE payout > 0;
CREATE INDEX tickets_of_member_in_draws ON lottery.tickets (member_id, draw_id, id);

CREATE INDEX orders_of_play ON lottery.orders (id) WHERE is_play;

-- An order that was refused whole for its session gives its key back.
GRANT UPDATE (idempotency_key) ON lottery.orders TO bahati_lottery_app;

-- The lottery's role deletes no ticket of real money: these functions delete the others.

-- Orders of play money placed before `before`, whose draws are all over, at most `most` of them.
CREATE FUNCTION lottery.clear_play(before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  old bigint[];
BEGIN
  old := ARRAY(
    SELECT o.id FROM lottery.orders o
     WHERE o.is_play AND o.placed_at < before AND NOT EXISTS (
       SELECT 1 FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id
        WHERE t.order_id = o.id AND d.state NOT IN ('settled', 'refunded'))
     ORDER BY o.id LIMIT most);
  DELETE FROM lottery.wins WHERE ticket_id IN (
    SELECT id FROM lottery.tickets WHERE order_id = ANY(old));
  DELETE FROM lottery.tickets WHERE order_id = ANY(old) AND is_play;
  DELETE FROM lottery.chases WHERE order_id = ANY(old);
  DELETE FROM lottery.orders WHERE id = ANY(old) AND is_play;
  RETURN cardinality(old);
END $$;
REVOKE ALL ON FUNCTION lottery.clear_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.clear_play TO bahati_lottery_app;
CREATE INDEX chases_of_order ON lottery.chases (order_id);

-- Of the `most` draws after (`closed`, `last`) that closed before `before`, those that are over and had no
-- ticket are deleted. Answers where it came to; no row: there are no more.
CREATE FUNCTION lottery.clear_draws(
  INOUT closed timestamptz, INOUT last bigint, before timestamptz, most integer)
  RETURNS SETOF record LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  looked bigint[];
  bare bigint[];
BEGIN
  looked := ARRAY(
    SELECT d.id FROM lottery.draws d
     WHERE (d.closes_at, d.id) > (closed, last) AND d.closes_at < before
     ORDER BY d.closes_at, d.id LIMIT most);
  IF cardinality(looked) = 0 THEN RETURN; END IF;
  SELECT d.closes_at, d.id INTO closed, last FROM lottery.draws d
   WHERE d.id = looked[cardinality(looked)];
  bare := ARRAY(
    SELECT d.id FROM lottery.draws d
     WHERE d.id = ANY(looked) AND d.state IN ('settled', 'refunded')
       AND NOT EXISTS (SELECT 1 FROM lottery.tickets t WHERE t.draw_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM lottery.pool_draws p WHERE p.draw_id = d.id));
  DELETE FROM lottery.draw_history WHERE draw_id = ANY(bare);
  DELETE FROM lottery.results WHERE draw_id = ANY(bare);
  DELETE FROM lottery.closings WHERE draw_id = ANY(bare);
  DELETE FROM lottery.exposure WHERE draw_id = ANY(bare);
  DELETE FROM lottery.draws WHERE id = ANY(bare);
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION lottery.clear_draws FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.clear_draws TO bahati_lottery_app;
