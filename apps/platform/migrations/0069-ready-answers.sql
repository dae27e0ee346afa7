-- owner: support
-- Staff write the answers they give often.
GRANT INSERT, UPDATE, DELETE ON canned_replies TO bahati_app;
