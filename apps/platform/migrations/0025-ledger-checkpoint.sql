-- owner: wallet
-- How far the minute's watch has proven the ledger, so that it need not count from the first
-- transfer each time. It proves nothing by itself: the nightly proof counts from the beginning.
CREATE TABLE ledger_checkpoint (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The last proven block, as it was then.
  block_id bigint NOT NULL,
  last_transfer_id bigint NOT NULL,
  block_hash bytea NOT NULL,
  -- SHA-256 over these and every sum.
  hash bytea NOT NULL,
  -- The last old block that the round recomputed; 0 where a new round begins.
  round_block_id bigint NOT NULL DEFAULT 0,
  proven_at timestamptz NOT NULL DEFAULT now()
);
-- What each account's transfers up to that block add up to.
CREATE TABLE ledger_checkpoint_sums (
  account_id bigint PRIMARY KEY,
  total bigint NOT NULL
) WITH (fillfactor = 80);
GRANT SELECT, INSERT, UPDATE ON ledger_checkpoint, ledger_checkpoint_sums TO bahati_app;
