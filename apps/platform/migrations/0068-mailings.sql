-- owner: content
-- Rules that say which members are meant, kept under a name.
CREATE TABLE segments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 60),
  rules jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON segments TO bahati_app;

-- One message written for a member, some members or a segment. Its words stand here once, however
-- many inboxes show them.
CREATE TABLE mailings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The client's key: the same request is written once.
  idempotency_key uuid NOT NULL UNIQUE,
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) BETWEEN 1 AND 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) BETWEEN 1 AND 20000),
  -- A path of the site or an https address.
  link text CHECK (link ~ '^(/([^/\\]|$)|https://)' AND char_length(link) <= 300),
  -- The members by name, or the rules of a segment as they stood when this was written.
  audience jsonb NOT NULL,
  -- Whom it was for as it was written, and whom it is for since it began.
  matched integer NOT NULL CHECK (matched >= 0),
  told integer NOT NULL DEFAULT 0 CHECK (told >= 0),
  -- One person's word goes no further than this many; null: two people agreed.
  alone integer CHECK (alone >= 0),
  state text NOT NULL
    CHECK (state IN ('waiting', 'scheduled', 'sending', 'sent', 'stopped', 'rejected')),
  send_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  CHECK ((state IN ('sent', 'stopped', 'rejected')) = (ended_at IS NOT NULL)),
  CHECK (state NOT IN ('sending', 'sent') OR started_at IS NOT NULL)
);
CREATE INDEX mailings_due ON mailings (send_at, id) WHERE state = 'scheduled';
CREATE INDEX mailings_on_their_way ON mailings (id) WHERE state = 'sending';
CREATE INDEX mailings_of_state ON mailings (state, id DESC);
GRANT SELECT, INSERT ON mailings TO bahati_app;
GRANT UPDATE (state, alone, matched, told, started_at, ended_at, ended_by) ON mailings TO bahati_app;

-- Who is still to be told. A row goes in the very transaction that puts the message into the inbox.
CREATE TABLE mailing_recipients (
  mailing_id bigint NOT NULL REFERENCES mailings (id),
  member_id bigint NOT NULL,
  PRIMARY KEY (mailing_id, member_id)
);
GRANT SELECT, INSERT, DELETE ON mailing_recipients TO bahati_app;

-- A message of a mailing has its words there; every other message brings its own.
ALTER TABLE inbox_messages
  ADD COLUMN mailing_id bigint REFERENCES mailings (id),
  ALTER COLUMN title_en DROP NOT NULL,
  ALTER COLUMN title_sw DROP NOT NULL,
  ALTER COLUMN html_en DROP NOT NULL,
  ALTER COLUMN html_sw DROP NOT NULL,
  ADD CONSTRAINT inbox_messages_words CHECK (
    CASE WHEN mailing_id IS NULL
         THEN num_nulls(title_en, title_sw, html_en, html_sw) = 0
         ELSE num_nonnulls(title_en, title_sw, html_en, html_sw) = 0 END);
CREATE INDEX inbox_messages_read_of_mailing ON inbox_messages (mailing_id)
  WHERE mailing_id IS NOT NULL AND read_at IS NOT NULL;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;

-- owner: system
-- From more members than this on, a message to many takes the word of two people.
ALTER TABLE brands ADD COLUMN mass_message_from integer NOT NULL DEFAULT 1000
  CHECK (mass_message_from >= 0);
