-- owner: system
-- Which of the languages the product has words in a brand offers; the first is its own.
ALTER TABLE brands ADD COLUMN languages text[] NOT NULL DEFAULT '{en,sw}'
  CHECK (cardinality(languages) BETWEEN 1 AND 2 AND languages <@ ARRAY['en', 'sw']);

-- Where people may turn to: staff in a chat, or the brand's accounts elsewhere. Both tables are
-- configuration of a few rows, which every process keeps in memory.
CREATE TABLE customer_service_entries (
  brand_code text NOT NULL REFERENCES brands (code),
  position integer NOT NULL,
  cs_type text NOT NULL CHECK (cs_type IN ('LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP')),
  cs_position text NOT NULL CHECK (cs_position IN ('menu', 'floating', 'both')),
  title_en text NOT NULL CHECK (length(title_en) BETWEEN 1 AND 60),
  title_sw text NOT NULL CHECK (length(title_sw) BETWEEN 1 AND 60),
  -- An address of this site, or one that opens another program; it is veiled as it is served.
  path text NOT NULL
    CHECK (path ~ '^(https://|mailto:|tel:|/(?![/\\]))\S+$' AND length(path) <= 500),
  PRIMARY KEY (brand_code, position)
);
GRANT SELECT ON customer_service_entries TO bahati_app;

CREATE TABLE brand_resources (
  brand_code text NOT NULL REFERENCES brands (code),
  position integer NOT NULL,
  resource_type text NOT NULL CHECK (resource_type IN
    ('IOS_APP', 'ANDROID_APP', 'LITE_APP', 'PAYMENT', 'CERTIFICATION', 'LICENCE')),
  label_name_en text NOT NULL CHECK (length(label_name_en) BETWEEN 1 AND 60),
  label_name_sw text NOT NULL CHECK (length(label_name_sw) BETWEEN 1 AND 60),
  url text NOT NULL CHECK (url ~ '^(https://|/(?![/\\]))\S+$' AND length(url) <= 500),
  PRIMARY KEY (brand_code, position)
);
GRANT SELECT ON brand_resources TO bahati_app;
