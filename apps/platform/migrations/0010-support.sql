-- owner: support
-- Chats of members and visitors with staff:
-- departments and their hours, chats, what was said, canned replies.

-- Departments of the chat, and when staff answer there, by the brand's clock.
CREATE TABLE chat_models (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{0,30}$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (char_length(name_sw) BETWEEN 1 AND 60),
  is_for_agents boolean NOT NULL DEFAULT false,
  -- ISO days of the week: 1 is Monday.
  days smallint[] NOT NULL CHECK (days <@ '{1,2,3,4,5,6,7}' AND cardinality(days) BETWEEN 1 AND 7),
  -- 24:00 is the end of the day.
  opens time NOT NULL,
  closes time NOT NULL CHECK (closes > opens),
  position integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE ON chat_models TO bahati_app;

-- One thread of a member or a visitor with the operator: idle, waiting, or taken by a staff user.
CREATE TABLE chats (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint UNIQUE,
  visitor_hash bytea UNIQUE,
  model text NOT NULL REFERENCES chat_models,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  state text NOT NULL DEFAULT 'idle' CHECK (state IN ('idle', 'waiting', 'taken')),
  -- Since when a message of the customer has had no answer.
  waiting_since timestamptz,
  staff_id bigint,
  taken_by text,
  last_seq integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now(),
  guest_read_seq integer NOT NULL DEFAULT 0,
  staff_read_seq integer NOT NULL DEFAULT 0,
  guest_typing_at timestamptz,
  staff_typing_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((member_id IS NULL) <> (visitor_hash IS NULL)),
  CHECK ((state = 'taken') = (staff_id IS NOT NULL)),
  CHECK ((staff_id IS NULL) = (taken_by IS NULL)),
  CHECK (state <> 'waiting' OR waiting_since IS NOT NULL)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON chats TO bahati_app;
CREATE INDEX chats_waiting ON chats (waiting_since, id) WHERE state = 'waiting';
CREATE INDEX chats_taken ON chats (last_at DESC, id DESC) WHERE state = 'taken';
CREATE INDEX chats_idle ON chats (last_at DESC, id DESC) WHERE state = 'idle' AND last_seq > 0;
CREATE INDEX chats_of_visitors ON chats (created_at) WHERE visitor_hash IS NOT NULL;

-- What was written, numbered within its chat without a gap; it never changes.
CREATE TABLE chat_messages (
  chat_id bigint NOT NULL REFERENCES chats ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  author text NOT NULL CHECK (author IN ('guest', 'staff', 'event')),
  -- Which staff user wrote or did it, shown to other staff only.
  staff text,
  -- The sender's id of it, so that a repeated request adds nothing.
  client_id uuid,
  text text NOT NULL DEFAULT '' CHECK (char_length(text) <= 1000),
  image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 3),
  event text CHECK (event IN ('taken', 'handed_back', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chat_id, seq),
  UNIQUE (chat_id, author, client_id),
  CHECK ((author = 'event') = (event IS NOT NULL)),
  CHECK (author = 'event' OR client_id IS NOT NULL),
  CHECK (author = 'event' OR text <> '' OR cardinality(image_ids) > 0)
);
GRANT SELECT, INSERT, DELETE ON chat_messages TO bahati_app;
CREATE INDEX chat_messages_by_time ON chat_messages (created_at);

-- Answers staff give often, in both languages.
CREATE TABLE canned_replies (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{0,30}$'),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 60),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 60),
  text_en text NOT NULL CHECK (char_length(text_en) BETWEEN 1 AND 1000),
  text_sw text NOT NULL CHECK (char_length(text_sw) BETWEEN 1 AND 1000),
  position integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON canned_replies TO bahati_app;
