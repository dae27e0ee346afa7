-- owner: members
-- What staff keep a member from while the account stays open. A block covers all of it; when it is
-- lifted, these stay.

ALTER TABLE members ADD COLUMN restrictions text[] NOT NULL DEFAULT '{}'
  CHECK (restrictions <@ ARRAY['stake', 'deposit', 'withdraw', 'transfer']);
