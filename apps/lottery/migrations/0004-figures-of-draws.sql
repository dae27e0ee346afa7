-- owner: lottery
-- What was sold and won on each draw, kept as it happens: no page and no report counts tickets.

-- Of real money, by type of bet. Sold are tickets that wait or are open; won is what they are worth by
-- the numbers as they are now.
CREATE TABLE lottery.draw_sales (
  draw_id bigint NOT NULL REFERENCES lottery.draws,
  currency text NOT NULL,
  bet_type text NOT NULL,
  tickets integer NOT NULL CHECK (tickets >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  winners integer NOT NULL DEFAULT 0 CHECK (winners >= 0),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  -- The sum of the squares of payouts, for their spread.
  squares numeric NOT NULL DEFAULT 0,
  PRIMARY KEY (draw_id, currency, bet_type)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT, UPDATE ON lottery.draw_sales TO bahati_lottery_app;

-- How many members have such tickets. Its row is held by whoever takes tickets or wins away.
CREATE TABLE lottery.draw_members (
  draw_id bigint PRIMARY KEY REFERENCES lottery.draws,
  members integer NOT NULL CHECK (members >= 0)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT, UPDATE ON lottery.draw_members TO bahati_lottery_app;

-- Null: of play money, of which the platform is told nothing.
ALTER TABLE lottery.wins ADD COLUMN currency text;
UPDATE lottery.wins w SET currency = o.currency
  FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
 WHERE t.id = w.ticket_id AND NOT t.is_play;

INSERT INTO lottery.draw_sales (draw_id, currency, bet_type, tickets, stake, winners, payout, squares)
SELECT t.draw_id, o.currency, t.bet_type,
       count(*) FILTER (WHERE t.state IN ('waiting', 'open')),
       coalesce(sum(t.stake) FILTER (WHERE t.state IN ('waiting', 'open')), 0),
       count(*) FILTER (WHERE w.payout > 0), coalesce(sum(w.payout), 0),
       coalesce(sum(w.payout::numeric * w.payout), 0)
  FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
  LEFT JOIN lottery.wins w ON w.ticket_id = t.id
 WHERE NOT t.is_play GROUP BY t.draw_id, o.currency, t.bet_type;
INSERT INTO lottery.draw_members (draw_id, members)
SELECT draw_id, count(DISTINCT member_id) FILTER (WHERE state IN ('waiting', 'open'))
  FROM lottery.tickets WHERE NOT is_play GROUP BY draw_id;
