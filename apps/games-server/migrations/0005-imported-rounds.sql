-- owner: games-server
-- The order in which rounds of the wallets kept here are told to the platform.
ALTER TABLE games.wallet_rounds ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
CREATE UNIQUE INDEX wallet_rounds_in_order ON games.wallet_rounds (vendor_code, number)
  WHERE state = 'applied';
