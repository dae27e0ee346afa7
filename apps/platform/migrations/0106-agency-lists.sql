-- owner: agency
-- Indexes by which staff open the tree of agents and list bills and debts.

CREATE INDEX agents_at_top ON members (id) WHERE upline_id IS NULL AND type IN (1, 2, 41, 42);
CREATE INDEX agents_by_upline ON members (upline_id, id) WHERE type IN (1, 2, 41, 42);
CREATE INDEX agents_by_nickname ON members (lower(nickname) text_pattern_ops, id)
  WHERE type IN (1, 2, 41, 42);

CREATE INDEX contract_bills_by_kind ON contract_bills (kind, id DESC);
-- Most bills are paid, and a list of those follows the ids.
CREATE INDEX contract_bills_not_paid ON contract_bills (state, id DESC) WHERE state <> 'paid';
CREATE INDEX contract_bills_of_run ON contract_bills (run_id) INCLUDE (own);
CREATE INDEX contract_debts_by_state ON contract_debts (state, id);
CREATE INDEX freeze_requests_by_state ON freeze_requests (state, id);
