/**
 * Contracts, bills, runs and wishes of agents for fuzzing. The contracts count from years ahead and the
 * runs are done, so that no settlement moves money meanwhile.
 */
import type { Pool } from 'pg';

const terms = {
  kind: 'dividend',
  period: 'M',
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: '1000.00', activeMembers: 1, loss: '0.00', rateBps: 500 }],
};
const figures = {
  turnover: '8000.00',
  validTurnover: '7900.00',
  activeMembers: 5,
  payouts: '7000.00',
  rebates: '0.00',
  bonuses: '0.00',
  promotionCost: '0.00',
  depositFees: '0.00',
  adjustmentLines: [],
  carriedIn: '0.00',
};

export const addAgency = async (database: Pool): Promise<void> => {
  await database.query(
    `WITH agents AS (
       SELECT id, upline_id FROM members WHERE type IN (1, 2) ORDER BY id LIMIT 2),
     kinds AS (
       SELECT unnest(ARRAY['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary']) AS kind),
     asked AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
         staff_username, type, terms, state, decided_at)
       SELECT gen_random_uuid(), kind, id, NULL, 'staff', 'zawadi', 'terms', $1, 'accepted', now()
         FROM agents, kinds
       RETURNING id, kind, agent_id),
     waiting AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
         staff_username, type, terms)
       SELECT gen_random_uuid(), kind, id, NULL, 'staff', 'zawadi', 'terms', $1 FROM agents, kinds),
     made AS (
       INSERT INTO agency_contracts (kind, agent_id, currency)
       SELECT kind, agent_id, 'KES' FROM asked RETURNING id, kind, agent_id)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
     SELECT made.id, 1, $1, now() + interval '10 years', asked.id
       FROM made JOIN asked USING (kind, agent_id)`,
    [JSON.stringify(terms)],
  );
  await database.query(
    `WITH runs AS (
       INSERT INTO settlement_runs (kind, period, starts_at, ends_at, state, finished_at)
       SELECT 'dividend', 'M', start, start + interval '1 month', 'done', now()
         FROM generate_series('2020-01-01T00:00:00Z'::timestamptz, '2020-08-01T00:00:00Z', '1 month')
           AS start
       RETURNING id, starts_at, ends_at)
     INSERT INTO contract_bills (run_id, contract_id, version, kind, agent_id, currency, starts_at,
       ends_at, first_day, last_day, snapshot, earned, adjusted, own, carried_adjustment, state,
       waits_for, from_platform, funded_at)
     SELECT runs.id, c.id, 1, c.kind, c.agent_id, 'KES', starts_at, ends_at, starts_at::date,
            (ends_at - interval '1 day')::date, $1, 5000, 0, 5000, 0, 'to_approve', 'limit', 5000,
            now()
       FROM runs, agency_contracts c WHERE c.kind = 'dividend'`,
    [JSON.stringify({ kind: 'dividend', terms, figures })],
  );
  await database.query(
    `INSERT INTO freeze_requests (agent_id, member_id, reason)
     SELECT agent.id, member.id, 'Shares a phone'
       FROM (SELECT id FROM members WHERE type = 2 ORDER BY id LIMIT 1) agent, members member
      WHERE type = 0 ORDER BY member.id DESC LIMIT 8`,
  );
  await database.query(
    `INSERT INTO integrity_scores (agent_id, score, member_count, player_count, reasons, ties)
     SELECT id, 20, 3, 2, '[]', '[]' FROM members WHERE type IN (1, 2)
     ON CONFLICT DO NOTHING`,
  );
  await database.query(
    `INSERT INTO feedback (type, content, sender)
     SELECT 6, 'I would like to become an agent here.', username
       FROM credentials JOIN members ON members.id = member_id
      WHERE type = 0 ORDER BY member_id DESC LIMIT 8`,
  );
};
