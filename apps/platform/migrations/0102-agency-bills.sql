-- owner: agency
-- Settlement of contracts: runs, bills, adjustment lines, debts and their payments.

-- A period of a kind of contract that is settled, once.
CREATE TABLE settlement_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  -- Five minutes, an hour, or as the terms of dividends have it.
  period text NOT NULL CHECK (period IN ('5', 'h', 'D', 'W', 'H', 'M')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- issuing: bills are written; paying: they are settled from the top of each line down.
  state text NOT NULL DEFAULT 'issuing' CHECK (state IN ('issuing', 'paying', 'done')),
  begun_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Why the last try failed; null: it did not.
  failure text,
  -- The contract up to which bills are written.
  last_contract_id bigint NOT NULL DEFAULT 0,
  UNIQUE (kind, period, starts_at),
  CHECK ((state = 'done') = (finished_at IS NOT NULL))
);
GRANT SELECT, INSERT ON settlement_runs TO bahati_app;
GRANT UPDATE (state, finished_at, failure, last_contract_id) ON settlement_runs TO bahati_app;
CREATE INDEX settlement_runs_newest ON settlement_runs (starts_at DESC, id DESC);
CREATE INDEX settlement_runs_undone ON settlement_runs (id) WHERE state <> 'done';

CREATE TABLE contract_bills (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  run_id bigint NOT NULL REFERENCES settlement_runs (id),
  contract_id bigint NOT NULL REFERENCES agency_contracts (id),
  version integer NOT NULL,
  kind text NOT NULL,
  agent_id bigint NOT NULL,
  -- Who pays; null: the operator.
  upline_id bigint,
  currency text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The days of the brand it is of; of an hour and of five minutes the day they begin on.
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- All the bill is computed from, kept so that anybody can compute it again.
  snapshot jsonb NOT NULL,
  earned bigint NOT NULL CHECK (earned >= 0),
  adjusted bigint NOT NULL,
  -- What the agent is owed by its payer.
  own bigint NOT NULL CHECK (own >= 0),
  carried_adjustment bigint NOT NULL CHECK (carried_adjustment <= 0),
  -- Winnings a dividend carries on to the next period, with what became known late.
  carried_on bigint NOT NULL DEFAULT 0 CHECK (carried_on >= 0),
  state text NOT NULL CHECK (state IN ('issued', 'to_approve', 'to_collect', 'paid', 'partly_paid',
    'insufficient', 'rejected', 'expired')),
  -- Why staff have to look: the limit, the integrity score; null: they have not.
  waits_for text CHECK (waits_for IN ('limit', 'integrity')),
  -- Where what was received came from, as it was settled.
  from_platform bigint NOT NULL DEFAULT 0 CHECK (from_platform >= 0),
  from_upline_bill bigint NOT NULL DEFAULT 0 CHECK (from_upline_bill >= 0),
  from_upline_wallet bigint NOT NULL DEFAULT 0 CHECK (from_upline_wallet >= 0),
  -- And what was paid later.
  from_debt bigint NOT NULL DEFAULT 0 CHECK (from_debt >= 0),
  -- What the agent owed its direct downlines, and paid them from its bill and its wallet.
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0),
  paid_from_bill bigint NOT NULL DEFAULT 0 CHECK (paid_from_bill >= 0),
  paid_from_wallet bigint NOT NULL DEFAULT 0 CHECK (paid_from_wallet >= 0),
  issued_at timestamptz NOT NULL DEFAULT now(),
  -- When its payer was settled, so that the parts above stand; a bill of the operator has it at once.
  funded_at timestamptz,
  settled_at timestamptz,
  decided_by text,
  UNIQUE (contract_id, starts_at),
  CHECK (from_platform + from_upline_bill + from_upline_wallet + from_debt <= own),
  CHECK (paid_from_bill + paid_from_wallet <= owed)
);
GRANT SELECT, INSERT ON contract_bills TO bahati_app;
GRANT UPDATE (state, waits_for, carried_on, from_platform, from_upline_bill, from_upline_wallet, from_debt, owed,
  paid_from_bill, paid_from_wallet, funded_at, settled_at, decided_by) ON contract_bills TO bahati_app;
CREATE INDEX contract_bills_of_agent ON contract_bills (agent_id, id DESC);
CREATE INDEX contract_bills_of_agent_and_kind ON contract_bills (agent_id, kind, starts_at DESC);
CREATE INDEX contract_bills_of_agent_by_day ON contract_bills (agent_id, last_day);
CREATE INDEX contract_bills_of_upline ON contract_bills (upline_id, id DESC);
CREATE INDEX contract_bills_to_settle ON contract_bills (run_id, id) WHERE settled_at IS NULL;
-- Whose money is there already: few at any moment.
CREATE INDEX contract_bills_funded ON contract_bills (run_id, id)
  WHERE settled_at IS NULL AND funded_at IS NOT NULL;
CREATE INDEX contract_bills_of_payer ON contract_bills (run_id, upline_id);
CREATE INDEX contract_bills_of_contract ON contract_bills (contract_id, first_day);
CREATE INDEX contract_bills_to_approve ON contract_bills (id) WHERE state = 'to_approve';

-- A late change of an earlier bill, carried as a line by a later bill of the same contract.
CREATE TABLE bill_adjustments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL REFERENCES contract_bills (id),
  corrected_bill_id bigint NOT NULL REFERENCES contract_bills (id),
  cause text NOT NULL CHECK (cause IN ('bet_voided', 'bet_resettled', 'carried')),
  amount bigint NOT NULL CHECK (amount <> 0),
  UNIQUE (bill_id, corrected_bill_id, cause)
);
GRANT SELECT, INSERT ON bill_adjustments TO bahati_app;
CREATE INDEX bill_adjustments_of_corrected ON bill_adjustments (corrected_bill_id);

-- What an upline failed to pay of a downline's bill.
CREATE TABLE contract_debts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL UNIQUE REFERENCES contract_bills (id),
  debtor_id bigint NOT NULL,
  creditor_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  since timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  CHECK ((state = 'paid') = (paid = amount))
);
GRANT SELECT, INSERT ON contract_debts TO bahati_app;
GRANT UPDATE (paid, state) ON contract_debts TO bahati_app;
CREATE INDEX contract_debts_open ON contract_debts (debtor_id, id) WHERE state = 'open';
CREATE INDEX contract_debts_of_creditor ON contract_debts (creditor_id, id DESC);

CREATE TABLE debt_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debt_id bigint NOT NULL REFERENCES contract_debts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON debt_payments TO bahati_app;
CREATE INDEX debt_payments_of_debt ON debt_payments (debt_id);

-- Cash that agents set aside for downlines' bills, and took back.
CREATE TABLE reserve_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL,
  -- The client's key: the same request never moves money twice.
  idempotency_key uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('set_aside', 'take_back')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  moved_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (agent_id, idempotency_key)
);
GRANT SELECT, INSERT ON reserve_moves TO bahati_app;

-- What a settled bet earned an agent by a real-time salary: once for each agent and bet.
CREATE TABLE real_time_shares (
  agent_id bigint NOT NULL,
  -- The transfer that settled the stake.
  transfer_id bigint NOT NULL,
  -- With the agent it names the bill.
  run_id bigint NOT NULL REFERENCES settlement_runs (id),
  member_id bigint NOT NULL,
  -- What the brake left of the valid stake.
  counted_stake bigint NOT NULL CHECK (counted_stake > 0),
  difference_bps integer NOT NULL CHECK (difference_bps >= 0),
  PRIMARY KEY (agent_id, transfer_id)
);
GRANT SELECT, INSERT ON real_time_shares TO bahati_app;
CREATE INDEX real_time_shares_of_bet ON real_time_shares (transfer_id);
CREATE INDEX real_time_shares_of_run ON real_time_shares (run_id, agent_id);

-- How far bets were settled by real-time salaries.
CREATE TABLE real_time_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON real_time_progress TO bahati_app;
INSERT INTO real_time_progress (last_transfer_id) VALUES (0);

-- What the running periods would cost, as a job computed it last.
CREATE TABLE running_bills (
  contract_id bigint PRIMARY KEY REFERENCES agency_contracts (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  snapshot jsonb NOT NULL,
  own bigint NOT NULL,
  -- At the end of the period, if the team goes on as so far.
  own_at_pace bigint NOT NULL,
  as_of timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON running_bills TO bahati_app;

-- Who is active by now in the running period of dividends of each length.
CREATE TABLE running_members (
  period text NOT NULL CHECK (period IN ('D', 'W', 'H', 'M')),
  member_id bigint NOT NULL,
  PRIMARY KEY (period, member_id)
);
GRANT SELECT, INSERT, DELETE ON running_members TO bahati_app;

-- What members did in a period, while bills of it are made: found once for all agents above.
CREATE TABLE period_members (
  run_id bigint NOT NULL REFERENCES settlement_runs (id),
  member_id bigint NOT NULL,
  -- Only of hours: valid stakes of rounds that paid more than they cost, and less.
  winning_stake bigint NOT NULL DEFAULT 0,
  losing_stake bigint NOT NULL DEFAULT 0,
  is_active boolean NOT NULL,
  PRIMARY KEY (run_id, member_id)
);
GRANT SELECT, INSERT, DELETE ON period_members TO bahati_app;
