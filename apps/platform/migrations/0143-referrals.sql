-- owner: rewards
-- Members who bring friends: the code of each, who came by it, and what both sides were given.

CREATE TABLE referral_codes (
  member_id bigint PRIMARY KEY,
  -- Of the signs of agents' codes, and none of them.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-HJKMNP-Z2-9]{8}$'),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON referral_codes TO bahati_app;

CREATE TABLE referrals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  sponsor_id bigint NOT NULL,
  -- A friend comes by one member, once.
  friend_id bigint NOT NULL UNIQUE CHECK (friend_id <> sponsor_id),
  registered_at timestamptz NOT NULL,
  -- joined; deposited: enough; qualified: played enough too, and waits for the sponsor's next free
  -- place of the day or month; rewarded: the sponsor's award stands; expired: not in time.
  state text NOT NULL DEFAULT 'joined'
    CHECK (state IN ('joined', 'deposited', 'qualified', 'rewarded', 'expired')),
  -- The first deposit, in minor units; null: none yet.
  first_deposit bigint CHECK (first_deposit > 0),
  first_deposit_at timestamptz,
  turnover bigint NOT NULL DEFAULT 0,
  -- The terms as they were when the friend registered.
  terms jsonb NOT NULL,
  sponsor_award_id bigint,
  friend_award_id bigint,
  rewarded_at timestamptz,
  looked_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((first_deposit IS NULL) = (first_deposit_at IS NULL)),
  CHECK ((state = 'rewarded') = (rewarded_at IS NOT NULL))
);
GRANT SELECT, INSERT ON referrals TO bahati_app;
GRANT UPDATE (state, first_deposit, first_deposit_at, turnover, sponsor_award_id, friend_award_id,
  rewarded_at, looked_at) ON referrals TO bahati_app;
CREATE INDEX referrals_of_sponsor ON referrals (sponsor_id, id DESC);
CREATE INDEX referrals_rewarded ON referrals (sponsor_id, rewarded_at) WHERE state = 'rewarded';
CREATE INDEX referrals_open ON referrals (looked_at)
  WHERE state IN ('joined', 'deposited', 'qualified');
CREATE INDEX referrals_of_state ON referrals (state, id DESC);
