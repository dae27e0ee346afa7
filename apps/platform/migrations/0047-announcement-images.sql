-- owner: content
-- Pictures of an announcement in their sequence (spec §3): paths of the site's own origin.
ALTER TABLE announcements
  ADD COLUMN image_urls text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(image_urls) <= 6 AND array_position(image_urls, NULL) IS NULL);
