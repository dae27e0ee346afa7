-- owner: wallet
-- Bonus money: a bonus of a member with its terms as they were when it was given, and how far it is
-- wagered. The money stands on the member's account of the kind bonus, apart from cash. Points are a
-- currency of their own on the ledger.

ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check
  CHECK (kind IN ('cash', 'bonus', 'held', 'transfer_wallet', 'game_revenue', 'payment_clearing',
    'promotion_cost', 'commission_cost', 'commission_clearing', 'contract_reserve', 'jackpot_pool',
    'tax_payable', 'adjustment', 'points', 'points_issued'));

CREATE TABLE bonuses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  owner_id bigint NOT NULL,
  currency text NOT NULL,
  -- What gave it, once: the award of the rewards.
  award_id bigint NOT NULL UNIQUE,
  -- waiting: another one of the owner is active; its money is not on the ledger yet.
  state text NOT NULL CHECK (state IN
    ('waiting', 'active', 'completed', 'used_up', 'forfeited', 'expired')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- The turnover asked for, and what of it was counted, in minor units.
  required bigint NOT NULL CHECK (required >= 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  -- Bonus money in open rounds.
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- The largest stake that may use bonus money; null: any.
  largest_stake bigint CHECK (largest_stake > 0),
  -- At most so much becomes cash; null: all.
  cash_out_cap bigint CHECK (cash_out_cap > 0),
  -- Only winnings above the given amount become cash.
  is_sticky boolean NOT NULL,
  -- Percent of a valid bet that counts: {"types": {"RNG": 100}, "games": {"17": 50}}.
  contributions jsonb NOT NULL,
  -- So many days from the moment it becomes active.
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 365),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Its owner's accounts, since it is active: play finds them without asking for them.
  cash_account_id bigint REFERENCES accounts (id),
  bonus_account_id bigint REFERENCES accounts (id),
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  -- What became cash as it was completed, and what went back to the operator as it ended.
  released bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
  removed bigint NOT NULL DEFAULT 0 CHECK (removed >= 0),
  CHECK ((activated_at IS NULL) = (expires_at IS NULL)),
  CHECK ((activated_at IS NULL) = (bonus_account_id IS NULL)),
  CHECK ((activated_at IS NULL) = (cash_account_id IS NULL)),
  CHECK ((state IN ('waiting', 'active')) = (ended_at IS NULL)),
  CHECK (state <> 'active' OR activated_at IS NOT NULL),
  CHECK (state = 'active' OR held = 0)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT ON bonuses TO bahati_app;
GRANT UPDATE (state, wagered, held, cash_account_id, bonus_account_id, activated_at, expires_at,
  ended_at, released, removed) ON bonuses TO bahati_app;
CREATE UNIQUE INDEX bonuses_active ON bonuses (owner_id) WHERE state = 'active';
CREATE INDEX bonuses_waiting ON bonuses (owner_id, id) WHERE state = 'waiting';
CREATE INDEX bonuses_of_owner ON bonuses (owner_id, id DESC);
CREATE INDEX bonuses_due ON bonuses (expires_at) WHERE state = 'active';
