-- owner: identity
-- Blocked because its owner closed it, so that whoever knows the password is told so.
ALTER TABLE credentials ADD COLUMN is_closed boolean NOT NULL DEFAULT false
  CHECK (NOT is_closed OR is_login_blocked);
UPDATE credentials SET is_closed = true FROM members
 WHERE members.id = member_id AND members.status = 'closed' AND is_login_blocked;
