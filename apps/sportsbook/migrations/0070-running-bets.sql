-- owner: sportsbook
-- Bets that run, in a table of their own. An update that changes what any index of its table holds, or
-- chooses rows by, writes the row anew in all of them: settling a bet took 38 µs with nine indexes on
-- book.bets, four of them chosen by `state`, and takes 6 in place. So no index here names `state`, and
-- pages keep room for the next version of each of their bets.

CREATE TABLE book.running_bets (
  bet_id bigint PRIMARY KEY,
  member_id text NOT NULL,
  auto_cash_out bigint
);
GRANT SELECT, INSERT, UPDATE, DELETE ON book.running_bets TO bahati_book_app;
CREATE INDEX running_bets_of_member ON book.running_bets (member_id, bet_id);
CREATE INDEX running_bets_with_rule ON book.running_bets (bet_id) WHERE auto_cash_out IS NOT NULL;

-- By the statement, so that whoever changes bets keeps it, and many at once cost little. Plans that
-- were made for few rows hold for many, and the other way round.
CREATE FUNCTION book.note_running_bets() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan TO off AS $$
BEGIN
  DELETE FROM book.running_bets WHERE bet_id = ANY (ARRAY(
    SELECT id FROM changed WHERE state IN ('settled', 'cashed_out', 'cancelled', 'refused')));
  INSERT INTO book.running_bets AS known (bet_id, member_id, auto_cash_out)
    SELECT id, member_id, auto_cash_out FROM changed
     WHERE state IN ('waiting', 'asked', 'countered', 'open')
    ON CONFLICT (bet_id) DO UPDATE SET auto_cash_out = excluded.auto_cash_out
     WHERE known.auto_cash_out IS DISTINCT FROM excluded.auto_cash_out;
  RETURN NULL;
END $$;
CREATE TRIGGER placed_bets_run AFTER INSERT ON book.bets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION book.note_running_bets();
CREATE TRIGGER changed_bets_run AFTER UPDATE ON book.bets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION book.note_running_bets();

INSERT INTO book.running_bets (bet_id, member_id, auto_cash_out)
  SELECT id, member_id, auto_cash_out FROM book.bets
   WHERE state IN ('waiting', 'asked', 'countered', 'open');

DROP INDEX book.bets_of_member_running, book.bets_of_member_ended, book.bets_with_rule, book.bets_open,
  book.bets_to_decide;
-- `decide_at` is cleared with the decision.
CREATE INDEX bets_to_decide ON book.bets (decide_at) WHERE decide_at IS NOT NULL;
ALTER TABLE book.bets SET (fillfactor = 50);

CREATE OR REPLACE VIEW book.overdue_results AS
  SELECT s.event_id, s.market, e.sport, e.state, e.starts_at, count(DISTINCT b.id) AS bets,
         sum(b.stake - b.cashed_stake) AS stake
    FROM book.running_bets r
    JOIN book.bets b ON b.id = r.bet_id
    JOIN book.bet_selections s ON s.bet_id = b.id
    JOIN book.events e ON e.id = s.event_id
    LEFT JOIN book.markets m ON m.event_id = s.event_id AND m.market = s.market
   WHERE b.state = 'open' AND m.results IS NULL AND m.cancel IS NULL
     AND (e.starts_at < now() - interval '12 hours'
       OR (e.state NOT IN ('upcoming', 'live') AND e.changed_at < now() - interval '1 hour'))
   GROUP BY s.event_id, s.market, e.sport, e.state, e.starts_at;
