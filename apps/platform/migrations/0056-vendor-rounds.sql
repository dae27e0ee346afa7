-- owner: gaming
-- Rounds members played from wallets that vendors keep, as the vendors tell them afterwards. No
-- money of the ledger moved with them: what was won or lost there is booked at the next move.
CREATE TABLE vendor_rounds (
  -- One sequence numbers the bets of all wallets, so that a number names one bet.
  id bigint PRIMARY KEY DEFAULT nextval('provider_transactions_id_seq'),
  vendor_id integer NOT NULL REFERENCES vendors (id),
  external_id text NOT NULL,
  member_id bigint NOT NULL,
  game_id integer NOT NULL REFERENCES games (id),
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- To the millisecond, which is what a place in the record is named by.
  played_at timestamptz(3) NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX vendor_rounds_once ON vendor_rounds (vendor_id, external_id);
CREATE INDEX vendor_rounds_of_member ON vendor_rounds (member_id, played_at DESC, id DESC);
CREATE TRIGGER vendor_rounds_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON vendor_rounds TO bahati_app;

-- How far each vendor's rounds were read, in the vendor's own words.
CREATE TABLE vendor_round_places (
  vendor_id integer PRIMARY KEY REFERENCES vendors (id),
  place text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON vendor_round_places TO bahati_app;
