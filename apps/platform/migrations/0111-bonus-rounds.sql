-- owner: gaming
-- What of a stake and of a win was bonus money; null: nothing. A round counts for the bonus that was
-- active as it was opened.

ALTER TABLE rounds
  ADD COLUMN bonus_id bigint,
  ADD COLUMN bonus_stake bigint CHECK (bonus_stake BETWEEN 0 AND stake),
  ADD COLUMN bonus_payout bigint CHECK (bonus_payout BETWEEN 0 AND payout),
  -- What was counted as wagered when the round closed.
  ADD COLUMN bonus_counted bigint CHECK (bonus_counted >= 0);

ALTER TABLE provider_transactions
  ADD COLUMN bonus_stake bigint CHECK (bonus_stake BETWEEN 0 AND stake),
  ADD COLUMN bonus_payout bigint CHECK (bonus_payout BETWEEN 0 AND payout);
