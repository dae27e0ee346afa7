-- owner: games-server
-- Wallets of members kept here, for the vendor that plays from its own: the platform
-- moves money in and out under its own ids; rounds stake and pay from the same balance.

CREATE TABLE games.wallets (
  vendor_code text NOT NULL,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (vendor_code, member_id)
);
GRANT SELECT, INSERT ON games.wallets TO bahati_games_app;
GRANT UPDATE (balance) ON games.wallets TO bahati_games_app;

-- Transfers in and out under the platform's ids, each decided once. One that was
-- asked about before it arrived is refused for good, and nothing else of it is known.
CREATE TABLE games.wallet_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_code text NOT NULL,
  transfer_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'refused')),
  reason text,
  member_id bigint,
  currency text,
  direction text CHECK (direction IN ('in', 'out')),
  amount bigint CHECK (amount > 0),
  balance_after bigint CHECK (balance_after >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (vendor_code, transfer_id),
  CHECK ((state = 'done') = (balance_after IS NOT NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK (state = 'refused' OR (member_id, currency, direction, amount) IS NOT NULL)
);
GRANT SELECT, INSERT ON games.wallet_transfers TO bahati_games_app;

-- What a round did to its wallet, or that it was barred before it did.
CREATE TABLE games.wallet_rounds (
  external_id text PRIMARY KEY,
  -- The order in which the platform is told of them.
  number bigint GENERATED ALWAYS AS IDENTITY,
  vendor_code text NOT NULL,
  member_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('applied', 'barred')),
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  balance_after bigint CHECK (balance_after >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'applied') = (balance_after IS NOT NULL))
);
GRANT SELECT, INSERT ON games.wallet_rounds TO bahati_games_app;
CREATE UNIQUE INDEX wallet_rounds_in_order ON games.wallet_rounds (vendor_code, number)
  WHERE state = 'applied';

CREATE FUNCTION games.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what happened to a wallet never changes';
END $$;
CREATE TRIGGER wallet_transfers_never_change BEFORE UPDATE OR DELETE OR TRUNCATE
  ON games.wallet_transfers FOR EACH STATEMENT EXECUTE FUNCTION games.refuse_change();
CREATE TRIGGER wallet_rounds_never_change BEFORE UPDATE OR DELETE OR TRUNCATE
  ON games.wallet_rounds FOR EACH STATEMENT EXECUTE FUNCTION games.refuse_change();
