-- owner: records
-- Turnover, which is the stakes of rounds that closed, apart from the valid bet, which is the part
-- of it that counts for rebates and the like. Up to here all of it counted.

ALTER TABLE member_days ADD COLUMN turnover bigint NOT NULL DEFAULT 0;
UPDATE member_days SET turnover = valid_bet;

-- Of stakes that were settled, and of such as went back: what counts; of all else the amount.
ALTER TABLE ledger_days ADD COLUMN valid_amount bigint NOT NULL DEFAULT 0;
UPDATE ledger_days SET valid_amount = amount;
