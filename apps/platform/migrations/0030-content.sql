-- owner: content
-- What the house tells everybody: lines of the marquee, notices, pop-ups, promotions and hints.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's own name for it.
  code text NOT NULL UNIQUE CHECK (char_length(code) BETWEEN 1 AND 60),
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  -- Whom it is for: logged in, anonymous, first login.
  executions text[] NOT NULL
    CHECK (executions <@ '{A,B,F}'::text[] AND cardinality(executions) BETWEEN 1 AND 3),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) <= 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) <= 20000),
  starts_at timestamptz NOT NULL DEFAULT now(),
  -- Null: until it is taken down.
  ends_at timestamptz,
  position integer NOT NULL DEFAULT 0,
  action text NOT NULL DEFAULT 'NONE' CHECK (action IN ('NONE', 'PROMOTION', 'LINK')),
  -- A path of the site or an https address.
  link text CHECK (link ~ '^(/([^/\\]|$)|https://)' AND char_length(link) <= 300),
  CHECK (ends_at > starts_at),
  CHECK ((action = 'LINK') = (link IS NOT NULL))
);
CREATE INDEX announcements_in_order ON announcements (position, starts_at DESC, id DESC);
GRANT SELECT ON announcements TO bahati_app;

-- Rises with every change of an announcement, so that who keeps a copy knows when it is old.
CREATE TABLE announcements_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
INSERT INTO announcements_version (version) VALUES (1);
GRANT SELECT ON announcements_version TO bahati_app;
CREATE FUNCTION raise_announcements_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE announcements_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER announcements_raise_version AFTER INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION raise_announcements_version();

-- What the house tells one member. A deleted one is kept for a while, so that work that runs
-- twice does not send it again.
CREATE TABLE inbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  -- What it tells of; a member is told of it once.
  key text NOT NULL,
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) <= 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) <= 20000),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  deleted_at timestamptz,
  UNIQUE (member_id, key)
);
CREATE INDEX inbox_messages_newest ON inbox_messages (member_id, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX inbox_messages_unread ON inbox_messages (member_id)
  WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX inbox_messages_by_time ON inbox_messages (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON inbox_messages TO bahati_app;

-- What visitors and members write to the house.
CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other.
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 3, 4, 6)),
  content text NOT NULL CHECK (char_length(content) BETWEEN 20 AND 200),
  -- The name the writer gave, which nothing proves; empty: none.
  sender text NOT NULL CHECK (char_length(sender) <= 64),
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by text,
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
  CHECK ((answered_at IS NULL) = (note IS NULL))
);
CREATE INDEX feedback_waiting ON feedback (id DESC) WHERE answered_at IS NULL;
CREATE INDEX feedback_answered ON feedback (id DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX feedback_of_type ON feedback (type, id DESC);
CREATE INDEX feedback_by_answer ON feedback (answered_at) WHERE answered_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON feedback TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
