-- owner: content
-- Staff write in the back office what the house says; the versions rise with every change.
GRANT INSERT, UPDATE, DELETE ON announcements, banners TO bahati_app;
GRANT UPDATE ON announcements_version, banners_version TO bahati_app;

-- Pictures staff sent for banners and announcements, drawn anew. Everybody may see them, so they
-- need no signed links; they are few, and stand here to be part of every backup.
CREATE TABLE content_pictures (
  id uuid PRIMARY KEY,
  format text NOT NULL CHECK (format IN ('png', 'jpeg')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 8388608),
  added_by text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_pictures_by_time ON content_pictures (added_at);
GRANT SELECT, INSERT, DELETE ON content_pictures TO bahati_app;

-- owner: system
GRANT INSERT, UPDATE, DELETE ON customer_service_entries, brand_resources, brand_regions
  TO bahati_app;

-- What the brand says while the site is closed, beside the site's own words; empty: nothing.
ALTER TABLE brands
  ADD COLUMN maintenance_message_en text NOT NULL DEFAULT ''
    CHECK (char_length(maintenance_message_en) <= 300),
  ADD COLUMN maintenance_message_sw text NOT NULL DEFAULT ''
    CHECK (char_length(maintenance_message_sw) <= 300),
  -- Whether people may chat with the house at all.
  ADD COLUMN is_chat_on boolean NOT NULL DEFAULT true;

CREATE TRIGGER brand_message_announced
  AFTER UPDATE OF maintenance_message_en, maintenance_message_sw ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();

-- owner: support
GRANT INSERT, UPDATE ON chat_models TO bahati_app;
