-- owner: insight
-- Turnover apart from the valid bet, as in the daily aggregates of records.

ALTER TABLE play_days ADD COLUMN turnover bigint NOT NULL DEFAULT 0;
UPDATE play_days SET turnover = valid_bet;

ALTER TABLE flow_slices ADD COLUMN valid_amount bigint NOT NULL DEFAULT 0;
UPDATE flow_slices SET valid_amount = amount;
