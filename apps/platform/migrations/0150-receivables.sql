-- owner: wallet
-- What members owe a provider: payouts that were taken back from who no longer had them. No account of
-- a member is ever below nothing; what is missing stands on an account of the operator, which goes
-- below nothing instead, and here with whom it is open.

ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check
  CHECK (kind IN ('cash', 'bonus', 'held', 'transfer_wallet', 'game_revenue', 'payment_clearing',
    'promotion_cost', 'commission_cost', 'commission_clearing', 'contract_reserve', 'jackpot_pool',
    'tax_payable', 'adjustment', 'points', 'points_issued', 'receivable'));

CREATE TABLE receivables (
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  owner_id bigint NOT NULL,
  -- The provider, as the account's scope has it.
  scope text NOT NULL,
  currency text NOT NULL,
  -- What is owed now, in minor units. It changes only under the lock of the owner's cash.
  open bigint NOT NULL CHECK (open >= 0),
  -- Since when something is owed, and when that last changed.
  since timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, scope)
);
GRANT SELECT, INSERT ON receivables TO bahati_app;
GRANT UPDATE (open, since, changed_at) ON receivables TO bahati_app;
-- Staff list what is open.
CREATE INDEX receivables_open ON receivables (id) WHERE open > 0;

-- What was written off, each by the word of two.
CREATE TABLE receivable_write_offs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  scope text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  written_off_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON receivable_write_offs TO bahati_app;

-- A settled stake that is held again (9) takes what counted of it back as well.
ALTER TABLE transfers DROP CONSTRAINT transfers_check1;
ALTER TABLE transfers ADD CONSTRAINT transfers_valid_amount_check CHECK (valid_amount IS NULL
  OR (valid_amount BETWEEN 0 AND amount AND code IN (2, 4, 7, 9)));

DROP INDEX transfers_of_voided_stakes;
-- Stakes that were settled and are so no more: wagering is counted without them.
CREATE INDEX transfers_of_undone_stakes ON transfers (credit_account_id, id) WHERE code IN (7, 9);
