-- owner: members
-- What else the brand asked for at registration, field by field.
CREATE TABLE member_details (
  member_id bigint NOT NULL REFERENCES members (id),
  field text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (member_id, field)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON member_details TO bahati_app;
