-- owner: content
-- Whoever writes feedback gets its number as a ticket, and the answer: a member in his inbox and
-- by his bound e-mail, a visitor by the e-mail he gave.
ALTER TABLE feedback
  -- Null: a visitor.
  ADD COLUMN member_id bigint,
  -- Where a visitor wants the answer; null: nowhere.
  ADD COLUMN email text CHECK (char_length(email) BETWEEN 3 AND 254),
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'sw')),
  ADD CHECK (member_id IS NULL OR email IS NULL);
ALTER TABLE feedback RENAME COLUMN note TO answer;
