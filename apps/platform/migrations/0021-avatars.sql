-- owner: members
-- The key of the drawn avatar; who has chosen none has one by the id.
ALTER TABLE members ADD COLUMN avatar text CHECK (avatar ~ '^[a-z][a-z-]{0,31}$');
