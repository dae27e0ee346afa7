-- owner: sportsbook
-- Markets with running bets that should long have a result: for people to look at, never guessed.

CREATE INDEX bets_open ON book.bets (id) WHERE state = 'open';

CREATE VIEW book.overdue_results AS
  SELECT s.event_id, s.market, e.sport, e.state, e.starts_at, count(DISTINCT b.id) AS bets,
         sum(b.stake - b.cashed_stake) AS stake
    FROM book.bets b
    JOIN book.bet_selections s ON s.bet_id = b.id
    JOIN book.events e ON e.id = s.event_id
    LEFT JOIN book.markets m ON m.event_id = s.event_id AND m.market = s.market
   WHERE b.state = 'open' AND m.results IS NULL AND m.cancel IS NULL
     AND (e.starts_at < now() - interval '12 hours'
       OR (e.state NOT IN ('upcoming', 'live') AND e.changed_at < now() - interval '1 hour'))
   GROUP BY s.event_id, s.market, e.sport, e.state, e.starts_at;
GRANT SELECT ON book.overdue_results TO bahati_book_app;
