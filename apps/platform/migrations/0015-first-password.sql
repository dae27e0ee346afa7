-- owner: identity
-- False for who registered through a provider and knows no password; the hash then is of a word
-- nobody knows.
ALTER TABLE credentials ADD COLUMN has_password boolean NOT NULL DEFAULT true;
