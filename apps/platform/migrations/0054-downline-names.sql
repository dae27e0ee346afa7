-- owner: members
-- An agent finds those directly below by how their names begin: a page of them is read in order.
CREATE INDEX members_by_upline_and_name
  ON members (upline_id, lower(nickname) text_pattern_ops, id) WHERE upline_id IS NOT NULL;
