-- owner: content
-- Pictures with words that lead somewhere, in groups by where the site shows them (spec §3).
CREATE TABLE banners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's own name for it.
  code text NOT NULL UNIQUE CHECK (char_length(code) BETWEEN 1 AND 60),
  group_name text NOT NULL CHECK (group_name IN
    ('w_login', 'w_reg', 'w_forget', 'w_home', 'w_promotion', 'w_leftmenu')),
  -- Whom it is for: logged in, anonymous.
  executions text[] NOT NULL DEFAULT '{A,B}'
    CHECK (executions <@ '{A,B}'::text[] AND cardinality(executions) BETWEEN 1 AND 2),
  -- Pictures of the site's own origin: its policy shows no others.
  wide_url text NOT NULL CHECK (wide_url ~ '^/[^/\\]' AND char_length(wide_url) <= 200),
  tall_url text NOT NULL CHECK (tall_url ~ '^/[^/\\]' AND char_length(tall_url) <= 200),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 60),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 60),
  text_en text NOT NULL CHECK (char_length(text_en) <= 160),
  text_sw text NOT NULL CHECK (char_length(text_sw) <= 160),
  -- What its button says; empty where it leads nowhere.
  action_en text NOT NULL DEFAULT '' CHECK (char_length(action_en) <= 30),
  action_sw text NOT NULL DEFAULT '' CHECK (char_length(action_sw) <= 30),
  -- PAGE a path of the site, GAME a game's id, LINK an https address in a new window,
  -- VIDEO the address of a video.
  linkage_type text NOT NULL CHECK (linkage_type IN ('NONE', 'PAGE', 'GAME', 'LINK', 'VIDEO')),
  linkage text CHECK (char_length(linkage) BETWEEN 1 AND 300),
  -- The promotion whose picture it is.
  announcement_id bigint REFERENCES announcements ON DELETE SET NULL,
  position integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL DEFAULT now(),
  -- Null: until it is taken down.
  ends_at timestamptz,
  CHECK (ends_at > starts_at),
  CHECK ((linkage_type = 'NONE') = (linkage IS NULL)),
  CHECK (linkage_type <> 'PAGE' OR linkage ~ '^/([^/\\]|$)'),
  CHECK (linkage_type <> 'LINK' OR linkage ~ '^https://'),
  CHECK (linkage_type NOT IN ('PAGE', 'GAME', 'LINK') OR (action_en <> '' AND action_sw <> ''))
);
CREATE INDEX banners_in_order ON banners (group_name, position, id);
CREATE INDEX banners_of_announcement ON banners (announcement_id);
GRANT SELECT ON banners TO bahati_app;

-- Rises with every change of a banner, so that who keeps a copy knows when it is old.
CREATE TABLE banners_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
INSERT INTO banners_version (version) VALUES (1);
GRANT SELECT ON banners_version TO bahati_app;
CREATE FUNCTION raise_banners_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE banners_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER banners_raise_version AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION raise_banners_version();
