/** Bills for tests, as a settlement leaves them. */
import type { TestPlatform } from '#platform/platform.testing.ts';

type Kind = 'dividend' | 'daily_salary';

type Planted = {
  agentId: bigint;
  uplineId?: bigint | null;
  kind?: Kind;
  own?: bigint;
  state?: string;
  /** The period's first day, of the brand. */
  day?: string;
  failure?: string | null;
};

const snapshots = {
  daily_salary: {
    kind: 'daily_salary',
    terms: {
      kind: 'daily_salary',
      hasLossCheck: false,
      tiers: [
        { turnover: '1000.00', activeMembers: 1, loss: '0.00', pays: 'rate', rateBps: 100 },
        { turnover: '5000.00', activeMembers: 3, loss: '0.00', pays: 'rate', rateBps: 150 },
      ],
    },
    figures: {
      turnover: '500000.00',
      validTurnover: '480000.00',
      activeMembers: 2,
      payouts: '430000.00',
      rebates: '1000.00',
      bonuses: '0.00',
      promotionCost: '0.00',
      depositFees: '1000.00',
      adjustmentLines: [],
    },
  },
  dividend: {
    kind: 'dividend',
    terms: {
      kind: 'dividend',
      period: 'D',
      mode: 'fixed',
      carryOver: 'none',
      tiers: [{ turnover: '1000.00', activeMembers: 1, loss: '0.00', rateBps: 500 }],
    },
    figures: {
      turnover: '800000.00',
      validTurnover: '790000.00',
      activeMembers: 5,
      payouts: '770000.00',
      rebates: '2500.00',
      bonuses: '0.00',
      promotionCost: '2500.00',
      depositFees: '0.00',
      adjustmentLines: [],
      carriedIn: '0.00',
    },
  },
} as const;

/** A contract with a bill of one day; of one kind and day there is one run. Answers the public ids. */
export async function plantBill(
  { owner }: Pick<TestPlatform, 'owner'>,
  {
    agentId,
    uplineId = null,
    kind = 'daily_salary',
    own = 480_000n,
    state = 'to_approve',
    day = '2026-11-20',
    failure = null,
  }: Planted,
): Promise<{ billId: string; runId: string }> {
  const { rows } = await owner.query<{ billId: string; runId: string }>(
    `WITH contract AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency, ended_from, end_reason)
       VALUES ($1, $2, $3, 'KES', now(), 'staff') RETURNING id),
     run AS (
       INSERT INTO settlement_runs (kind, period, starts_at, ends_at, state, finished_at, failure)
       VALUES ($1, 'D', $4::date::timestamp AT TIME ZONE 'Africa/Nairobi',
               ($4::date + 1)::timestamp AT TIME ZONE 'Africa/Nairobi',
               CASE WHEN $8::text IS NULL THEN 'done' ELSE 'issuing' END,
               CASE WHEN $8::text IS NULL THEN now() END, $8)
       ON CONFLICT (kind, period, starts_at) DO UPDATE SET failure = excluded.failure
       RETURNING id, public_id, starts_at, ends_at)
     INSERT INTO contract_bills (run_id, contract_id, version, kind, agent_id, upline_id, currency,
       starts_at, ends_at, first_day, last_day, snapshot, earned, adjusted, own, carried_adjustment, state,
       waits_for)
     SELECT run.id, contract.id, 1, $1, $2, $3, 'KES', starts_at, ends_at, $4, $4, $5, $6, 0, $6, 0, $7,
            CASE WHEN $7 = 'to_approve' THEN 'limit' END
       FROM run, contract
     RETURNING public_id AS "billId", (SELECT public_id FROM run) AS "runId"`,
    [kind, agentId, uplineId, day, JSON.stringify(snapshots[kind]), own, state, failure],
  );
  if (!rows[0]) throw new Error('No bill was planted.');
  return rows[0];
}

/** What the upline failed to pay of a bill. */
export async function plantDebt(
  { owner }: Pick<TestPlatform, 'owner'>,
  billId: string,
  amount: bigint,
): Promise<void> {
  await owner.query(
    `INSERT INTO contract_debts (bill_id, debtor_id, creditor_id, currency, amount, expires_at)
     SELECT id, upline_id, agent_id, currency, $2, now() + interval '90 days'
       FROM contract_bills WHERE public_id = $1`,
    [billId, amount],
  );
}
