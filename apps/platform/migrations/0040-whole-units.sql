-- owner: cashier
-- Phone money moves whole shillings: what such a rail pays out has no cents.
ALTER TABLE payment_methods ADD COLUMN is_whole boolean NOT NULL DEFAULT false;
UPDATE payment_methods SET is_whole = true WHERE rail = 'mpesa';
