-- owner: wallet
-- Stakes of rounds that had settled and were voided: what has been staked is counted without them.
CREATE INDEX transfers_of_voided_stakes ON transfers (credit_account_id, id) WHERE code = 7;
