-- owner: cashier
-- What a payment method is called in Swahili; brands are called the same in both languages.
ALTER TABLE payment_methods ADD COLUMN name_sw text;
UPDATE payment_methods SET name_sw = CASE name
  WHEN 'Card' THEN 'Kadi' WHEN 'Bank transfer' THEN 'Hamisho la benki' ELSE name END;
ALTER TABLE payment_methods ALTER COLUMN name_sw SET NOT NULL;
