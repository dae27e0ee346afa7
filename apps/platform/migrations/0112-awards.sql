-- owner: rewards
-- Awards: everything the operator gives by a rule or by hand goes through this one table, so that each is
-- given once, shown in one place and counted against its budget.

CREATE TABLE awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  -- What earned it, and the row of it there: with the member and the ordinal it names one award.
  source text NOT NULL CHECK (source IN ('campaign', 'mission', 'tournament', 'envelope', 'wheel', 'egg',
    'raffle', 'vip', 'referral', 'rebate', 'cashback', 'code', 'staff', 'points')),
  source_id bigint NOT NULL,
  ordinal integer NOT NULL DEFAULT 0,
  -- The campaign whose budget it is counted against.
  campaign_id bigint,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'points', 'tickets', 'free_rounds')),
  currency text NOT NULL,
  -- Minor units of money; a count of points, tickets or rounds.
  amount bigint NOT NULL CHECK (amount > 0),
  -- By kind, as packages/contract/src/reward-terms.ts has them: the bonus terms, the ticket, the game.
  terms jsonb NOT NULL DEFAULT '{}',
  -- What the member reads it is for: {"en": "…", "sw": "…"}.
  title jsonb NOT NULL,
  -- held: waits for staff, who look at why; claimable: the member takes it.
  state text NOT NULL CHECK (state IN ('held', 'claimable', 'given', 'rejected', 'expired')),
  -- Why it is held, as codes with figures; empty: it is not.
  reasons jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Not claimed by then it expires; null: it never does.
  claim_until timestamptz,
  decided_at timestamptz,
  -- Of staff who decided a held one.
  decided_by text,
  CHECK ((state IN ('given', 'rejected', 'expired')) = (decided_at IS NOT NULL))
);
GRANT SELECT, INSERT ON awards TO bahati_app;
GRANT UPDATE (state, reasons, decided_at, decided_by) ON awards TO bahati_app;
CREATE UNIQUE INDEX awards_once ON awards (source, source_id, member_id, ordinal);
CREATE INDEX awards_of_member ON awards (member_id, id DESC);
CREATE INDEX awards_claimable ON awards (member_id, id) WHERE state = 'claimable';
CREATE INDEX awards_held ON awards (id) WHERE state = 'held';
CREATE INDEX awards_unclaimed ON awards (claim_until) WHERE state = 'claimable';
CREATE INDEX awards_of_campaign ON awards (campaign_id, id) WHERE campaign_id IS NOT NULL;

CREATE FUNCTION guard_award() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided award never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_awards_never_change BEFORE UPDATE ON awards
  FOR EACH ROW EXECUTE FUNCTION guard_award();
