-- owner: gaming
-- Open rounds and big wins, in tables of their own. An update that changes what any index of its table
-- holds, or chooses rows by, writes the row anew in all of them: closing a round or settling a slip took
-- 30 µs with `state` and `settled_at` in three of the six indexes, more than a third of a settlement.
-- Now no index of rounds holds what a round's end changes, and pages keep room for it.

CREATE TABLE open_rounds (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  provider_id integer NOT NULL
);
GRANT SELECT, INSERT, DELETE ON open_rounds TO bahati_app;
CREATE INDEX open_rounds_of_member ON open_rounds (member_id, round_id);

-- Rounds that paid 500 or more, with the time they did. One that was voided since, or settled at less, is
-- left in: who reads them reads the round.
CREATE TABLE big_wins (
  round_id bigint PRIMARY KEY,
  settled_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON big_wins TO bahati_app;
CREATE INDEX big_wins_newest ON big_wins (settled_at DESC);

-- A whole round, as most are, is neither open nor a big win and costs no call of these.
CREATE FUNCTION note_open_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO open_rounds VALUES (NEW.id, NEW.member_id, NEW.provider_id);
  RETURN NULL;
END $$;
CREATE TRIGGER open_rounds_are_noted AFTER INSERT ON rounds FOR EACH ROW
  WHEN (NEW.state = 1) EXECUTE FUNCTION note_open_round();

CREATE FUNCTION note_big_win() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO big_wins VALUES (NEW.id, NEW.settled_at);
  RETURN NULL;
END $$;
CREATE TRIGGER big_wins_are_noted AFTER INSERT ON rounds FOR EACH ROW
  WHEN (NEW.state = 2 AND NEW.payout >= 50000) EXECUTE FUNCTION note_big_win();

-- By the statement: a call of a book closes hundreds. Plans made for few rows hold for many.
CREATE FUNCTION note_changed_rounds() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan TO off AS $$
BEGIN
  DELETE FROM open_rounds WHERE round_id = ANY (ARRAY(SELECT id FROM changed WHERE state <> 1));
  INSERT INTO open_rounds (round_id, member_id, provider_id)
    SELECT id, member_id, provider_id FROM changed WHERE state = 1
    ON CONFLICT (round_id) DO NOTHING;
  INSERT INTO big_wins (round_id, settled_at)
    SELECT id, settled_at FROM changed WHERE state = 2 AND payout >= 50000
    ON CONFLICT (round_id) DO UPDATE SET settled_at = excluded.settled_at;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_rounds_are_noted AFTER UPDATE ON rounds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rounds();

INSERT INTO open_rounds (round_id, member_id, provider_id)
  SELECT id, member_id, provider_id FROM rounds WHERE state = 1;
INSERT INTO big_wins (round_id, settled_at)
  SELECT id, settled_at FROM rounds WHERE state = 2 AND payout >= 50000;

DROP INDEX rounds_open, rounds_open_oldest, rounds_big_wins;
ALTER TABLE rounds SET (fillfactor = 60);
