-- owner: members
-- What staff write about a member for each other. Never changed, only withdrawn.
CREATE TABLE member_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 2 AND 1000),
  is_pinned boolean NOT NULL DEFAULT false,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_by text,
  withdrawn_at timestamptz,
  UNIQUE (member_id, client_id),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CHECK (NOT is_pinned OR withdrawn_at IS NULL)
);
CREATE INDEX member_notes_of_member ON member_notes (member_id, id DESC);
CREATE INDEX member_notes_pinned ON member_notes (member_id, id DESC) WHERE is_pinned;
GRANT SELECT, INSERT ON member_notes TO bahati_app;
GRANT UPDATE (is_pinned, withdrawn_by, withdrawn_at) ON member_notes TO bahati_app;

-- The tags a brand has, and who carries which.
CREATE TABLE member_tags (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9_]{1,29}$'),
  name_en text NOT NULL,
  name_sw text NOT NULL,
  colour text NOT NULL CHECK (colour IN ('quiet', 'lagoon', 'brass', 'coral', 'hibiscus')),
  is_retired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (brand, code)
);
GRANT SELECT, INSERT, UPDATE ON member_tags TO bahati_app;

CREATE TABLE tagged_members (
  member_id bigint NOT NULL REFERENCES members (id),
  brand text NOT NULL,
  tag text NOT NULL,
  tagged_by text NOT NULL,
  tagged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, tag),
  FOREIGN KEY (brand, tag) REFERENCES member_tags (brand, code)
);
-- The members of a tag, newest first.
CREATE INDEX tagged_members_by_tag ON tagged_members (brand, tag, member_id DESC);
GRANT SELECT, INSERT, DELETE ON tagged_members TO bahati_app;
