-- owner: records
-- A member's payments by day and code, so that a statement reads some rows a day however many
-- payments there were; and payments by code, so that a list of one kind reads no other.

-- What the payments of a member's cash account changed in a day: of member_payments, by code.
CREATE TABLE member_payment_days (
  account_id bigint NOT NULL,
  day date NOT NULL,
  code smallint NOT NULL,
  -- Signed as the cash changed.
  change bigint NOT NULL,
  PRIMARY KEY (account_id, day, code)
);
GRANT SELECT, INSERT, UPDATE ON member_payment_days TO bahati_app;

-- How far payments were counted by day. Behind last_transfer_id only where payments were counted
-- before there were such days: the counting job catches up, and readings add what is between.
ALTER TABLE records_progress
  ADD COLUMN payment_days_transfer_id bigint NOT NULL DEFAULT 0,
  ADD CHECK (payment_days_transfer_id <= last_transfer_id);

CREATE INDEX member_payments_of_code ON member_payments (account_id, code, transfer_id);
