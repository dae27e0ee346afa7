-- owner: insight
-- A view is a page's address with a name: what staff narrowed a list or report to, kept for oneself
-- or for all.
CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  page text NOT NULL CHECK (page ~ '^(/[a-z0-9_-]+)+$' AND char_length(page) BETWEEN 1 AND 80),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- What follows the question mark; empty: the page as it opens.
  search text NOT NULL CHECK (char_length(search) <= 600),
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (staff_id, page, name)
);
CREATE INDEX saved_views_shared ON saved_views (page, id) WHERE is_shared;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
