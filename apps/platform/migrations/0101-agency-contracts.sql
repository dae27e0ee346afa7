-- owner: agency
-- Contracts between an upline and a direct downline, their versions, and what was asked about them.

CREATE TABLE agency_contracts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  agent_id bigint NOT NULL REFERENCES members (id),
  -- Null: the operator, for whoever stands at the top of a line.
  upline_id bigint REFERENCES members (id),
  currency text NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  -- Periods that begin at this instant or later do not count; null: the contract holds.
  ended_from timestamptz,
  end_reason text CHECK (end_reason IN ('terminated', 'upline_lowered', 'upline_ended', 'moved', 'staff')),
  CHECK ((ended_from IS NULL) = (end_reason IS NULL)),
  CHECK (upline_id <> agent_id)
);
GRANT SELECT, INSERT ON agency_contracts TO bahati_app;
GRANT UPDATE (ended_from, end_reason) ON agency_contracts TO bahati_app;
CREATE UNIQUE INDEX agency_contracts_in_force ON agency_contracts (agent_id, kind)
  WHERE ended_from IS NULL;
CREATE INDEX agency_contracts_of_agent ON agency_contracts (agent_id, kind, id DESC);
-- With downlines: those that stand first, then the newest.
CREATE INDEX agency_contracts_of_upline
  ON agency_contracts (upline_id, kind, (ended_from IS NOT NULL), (-id));
CREATE INDEX agency_contracts_by_kind ON agency_contracts (kind, id);

-- What was asked about a contract: new terms by the upline, an end by either side.
CREATE TABLE contract_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never stands twice.
  idempotency_key uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  agent_id bigint NOT NULL REFERENCES members (id),
  upline_id bigint REFERENCES members (id),
  asked_by text NOT NULL CHECK (asked_by IN ('upline', 'downline', 'staff')),
  -- The staff user's name; null: a member asked.
  staff_username text,
  type text NOT NULL CHECK (type IN ('terms', 'termination')),
  -- As packages/contract/src/agency-terms.ts has them.
  terms jsonb,
  state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'accepted', 'rejected', 'withdrawn')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CHECK ((type = 'terms') = (terms IS NOT NULL)),
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK ((asked_by = 'staff') = (staff_username IS NOT NULL))
);
GRANT SELECT, INSERT ON contract_requests TO bahati_app;
GRANT UPDATE (state, decided_at) ON contract_requests TO bahati_app;
-- One waits at a time.
CREATE UNIQUE INDEX contract_requests_waiting ON contract_requests (agent_id, kind)
  WHERE state = 'requested';
CREATE UNIQUE INDEX contract_requests_once ON contract_requests (agent_id, idempotency_key);
CREATE INDEX contract_requests_of_agent ON contract_requests (agent_id, kind, id DESC);
CREATE INDEX contract_requests_of_upline ON contract_requests (upline_id, id DESC);
CREATE INDEX contract_requests_waiting_of_upline ON contract_requests (upline_id)
  WHERE state = 'requested';
-- What an agent made and what waits for it, on either side.
CREATE INDEX contract_requests_told_agent ON contract_requests (agent_id, id DESC)
  WHERE asked_by = 'downline' OR state = 'requested';
CREATE INDEX contract_requests_told_upline ON contract_requests (upline_id, id DESC)
  WHERE asked_by = 'upline' OR state = 'requested';

-- The terms of a contract, each from a period on: of a period the newest version that began with it
-- or before.
CREATE TABLE contract_versions (
  contract_id bigint NOT NULL REFERENCES agency_contracts (id),
  version integer NOT NULL CHECK (version > 0),
  terms jsonb NOT NULL,
  effective_from timestamptz NOT NULL,
  request_id bigint NOT NULL REFERENCES contract_requests (id),
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (contract_id, version)
);
GRANT SELECT, INSERT ON contract_versions TO bahati_app;
CREATE TRIGGER contract_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE
  ON contract_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
