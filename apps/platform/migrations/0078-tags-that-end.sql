-- owner: members
-- A tag that is taken away: nobody gets it any more, and who wears it gets another instead, or none.
-- It goes once nobody wears it.
ALTER TABLE member_tags
  ADD COLUMN ended_by text,
  ADD COLUMN ends_into text,
  -- Who has lost it so far.
  ADD COLUMN taken_off integer NOT NULL DEFAULT 0,
  ADD CHECK (ended_by IS NULL OR is_retired),
  ADD CHECK (ends_into IS NULL OR (ended_by IS NOT NULL AND ends_into <> code)),
  ADD FOREIGN KEY (brand, ends_into) REFERENCES member_tags (brand, code);
GRANT DELETE ON member_tags TO bahati_app;
