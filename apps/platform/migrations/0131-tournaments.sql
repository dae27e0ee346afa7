-- owner: rewards
-- Tournaments: members ranked by their rounds between two instants. Rounds are counted from sealed
-- transfers by a job, for as long as a tournament runs and no longer.

CREATE TABLE tournaments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never makes a second one.
  idempotency_key uuid NOT NULL UNIQUE,
  -- draft: made, not opened yet by who decides. open: planned, running, or over and still counted, by the
  -- clock. final: the table is frozen, prizes are being given. done and void never change.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'final', 'done', 'void')),
  title jsonb NOT NULL,
  -- turnover: valid stakes; multiplier: the largest payout ÷ stake of one round, in hundredths;
  -- profit: payouts less stakes.
  rule text NOT NULL CHECK (rule IN ('turnover', 'multiplier', 'profit')),
  currency text NOT NULL,
  is_opt_in boolean NOT NULL,
  -- Rounds of a smaller stake do not count; nobody with fewer rounds is ranked.
  least_stake bigint NOT NULL CHECK (least_stake >= 0),
  least_rounds integer NOT NULL CHECK (least_rounds BETWEEN 1 AND 10000),
  -- Which games count; an empty list: all.
  products text[] NOT NULL DEFAULT '{}',
  vendor_ids integer[] NOT NULL DEFAULT '{}',
  game_ids integer[] NOT NULL DEFAULT '{}',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- [{"from": 1, "to": 1, "award": {…}}]: places from 1 on without a gap.
  prizes jsonb NOT NULL,
  prize_places integer NOT NULL CHECK (prize_places BETWEEN 1 AND 1000),
  -- The money of all prizes, and what of it was given.
  budget bigint NOT NULL CHECK (budget >= 0),
  spent bigint NOT NULL DEFAULT 0,
  -- Transfers up to here are counted; null: counting has not begun.
  counted_transfer_id bigint,
  counted_at timestamptz,
  -- Everything that can count has come when transfers up to here are counted; set after its end.
  closing_transfer_id bigint,
  -- The frozen number of members ranked.
  ranked integer NOT NULL DEFAULT 0,
  end_reason text,
  decided_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '62 days'),
  CHECK ((state IN ('done', 'void')) = (decided_at IS NOT NULL)),
  CHECK (state <> 'void' OR end_reason IS NOT NULL),
  CONSTRAINT tournament_within_budget CHECK (spent BETWEEN 0 AND budget)
);
GRANT SELECT, INSERT ON tournaments TO bahati_app;
GRANT UPDATE (state, ends_at, spent, counted_transfer_id, counted_at, closing_transfer_id, ranked,
  end_reason, decided_at) ON tournaments TO bahati_app;
CREATE INDEX tournaments_open ON tournaments (starts_at, id) WHERE state IN ('open', 'final');
CREATE INDEX tournaments_over ON tournaments (id DESC) WHERE state IN ('final', 'done', 'void');

CREATE FUNCTION guard_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided tournament never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_tournaments_never_change BEFORE UPDATE ON tournaments
  FOR EACH ROW EXECUTE FUNCTION guard_tournament();

CREATE TABLE tournament_players (
  tournament_id bigint NOT NULL REFERENCES tournaments (id),
  member_id bigint NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tournament_id, member_id)
);
GRANT SELECT, INSERT ON tournament_players TO bahati_app;

-- Rounds that count, each with its worth by the rule, so that a void takes out what its round put in.
CREATE TABLE tournament_rounds (
  tournament_id bigint NOT NULL REFERENCES tournaments (id),
  round_id bigint NOT NULL,
  member_id bigint NOT NULL,
  points bigint NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, round_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON tournament_rounds TO bahati_app;
CREATE INDEX tournament_rounds_of_member
  ON tournament_rounds (tournament_id, member_id, points DESC, settled_at);

CREATE TABLE tournament_scores (
  tournament_id bigint NOT NULL REFERENCES tournaments (id),
  member_id bigint NOT NULL,
  score bigint NOT NULL,
  -- The other way round, so that the table's order is one of rising columns.
  behind bigint NOT NULL GENERATED ALWAYS AS (-score) STORED,
  rounds integer NOT NULL CHECK (rounds >= 0),
  -- When the present score was reached; of equal scores the earlier one stands first.
  reached_at timestamptz NOT NULL,
  -- Above nothing, and with as many rounds as are asked.
  is_ranked boolean NOT NULL,
  PRIMARY KEY (tournament_id, member_id)
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE ON tournament_scores TO bahati_app;
CREATE INDEX tournament_scores_table
  ON tournament_scores (tournament_id, behind, reached_at, member_id) WHERE is_ranked;

-- Every so many places who stood there when the table was last gone through: an own place is found
-- from the nearest one above and a short count.
CREATE TABLE tournament_steps (
  tournament_id bigint NOT NULL REFERENCES tournaments (id),
  place integer NOT NULL,
  behind bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  member_id bigint NOT NULL,
  PRIMARY KEY (tournament_id, place)
);
GRANT SELECT, INSERT, DELETE ON tournament_steps TO bahati_app;
CREATE INDEX tournament_steps_in_order
  ON tournament_steps (tournament_id, behind, reached_at, member_id);

-- The final table's places with a prize, each given once.
CREATE TABLE tournament_winners (
  tournament_id bigint NOT NULL REFERENCES tournaments (id),
  place integer NOT NULL,
  member_id bigint NOT NULL,
  score bigint NOT NULL,
  award_id bigint UNIQUE REFERENCES awards (id),
  PRIMARY KEY (tournament_id, place),
  UNIQUE (tournament_id, member_id)
);
GRANT SELECT, INSERT ON tournament_winners TO bahati_app;
GRANT UPDATE (award_id) ON tournament_winners TO bahati_app;
CREATE INDEX tournament_winners_unpaid ON tournament_winners (tournament_id, place)
  WHERE award_id IS NULL;
CREATE INDEX tournament_winners_of_member ON tournament_winners (member_id, tournament_id DESC);
