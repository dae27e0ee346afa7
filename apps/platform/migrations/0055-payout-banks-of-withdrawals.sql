-- owner: cashier
-- A bank pays an account by its bank, number and holder; all three are kept as they were when the
-- withdrawal was requested.

ALTER TABLE withdrawals
  ADD COLUMN payee_bank_code text,
  ADD COLUMN payee_bank_name text,
  ADD COLUMN payee_holder text,
  ADD CONSTRAINT withdrawals_name_bank_whole
    CHECK (num_nonnulls(payee_bank_code, payee_bank_name, payee_holder) IN (0, 3));

UPDATE withdrawals SET payee_bank_code = account.bank_code, payee_bank_name = account.bank_name,
       payee_holder = account.holder_name
  FROM (SELECT DISTINCT ON (member_id, number) member_id, number, bank_code, holder_name,
               payout_banks.name AS bank_name
          FROM payout_accounts JOIN payout_banks ON payout_banks.code = bank_code
         WHERE kind = 'bank' ORDER BY member_id, number, payout_accounts.id DESC) AS account
 WHERE account.member_id = withdrawals.member_id AND account.number = withdrawals.payee
   AND EXISTS (SELECT FROM payment_methods
                WHERE payment_methods.code = withdrawals.method AND kind = 'bank');

-- One reference of a rail stands for one deposit; looked up before it is credited.
CREATE INDEX deposits_of_reference ON deposits (gateway_reference, method)
  WHERE gateway_reference IS NOT NULL;
DROP INDEX deposits_by_reference;
