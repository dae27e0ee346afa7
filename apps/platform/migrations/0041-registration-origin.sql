-- owner: members
-- Where a member registered, as the site said it.

ALTER TABLE members ADD COLUMN registered_domain text
  CHECK (length(registered_domain) BETWEEN 1 AND 253);
ALTER TABLE members ADD COLUMN registered_url text CHECK (registered_url ~ '^https?://'
  AND length(registered_url) <= 500);
