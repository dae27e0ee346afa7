-- owner: risk
-- Reports of suspicious transactions as they were filed: numbered, kept whole, never changed.
CREATE TABLE aml_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  case_id bigint NOT NULL UNIQUE REFERENCES aml_cases (id),
  narrative text NOT NULL CHECK (char_length(narrative) BETWEEN 20 AND 4000),
  -- Who the member is, in clear, with the alerts and the payments as they were then.
  content jsonb NOT NULL,
  asked_by text NOT NULL,
  filed_by text NOT NULL CHECK (filed_by <> asked_by),
  filed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER aml_reports_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON aml_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON aml_reports TO bahati_app;
CREATE SEQUENCE aml_report_numbers;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
