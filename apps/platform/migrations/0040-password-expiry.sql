-- owner: identity
-- A login with a password older than the brand allows.

-- The session may do nothing but change the password; sessions begun in another way go on.
ALTER TABLE sessions ADD COLUMN needs_password_change boolean NOT NULL DEFAULT false;
