/**
 * Contracts of the demo's agents, in force for some weeks: settlement makes their bills out of what
 * their teams did, as of any.
 */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { dayMs, hourMs, startOfDay } from '#demo-past/calendar.ts';
import type { Market } from '#demo-past/markets.ts';
import { type CaseScene, minor } from '#demo-past/scene.ts';
import { timeOf } from '#demo-past/rows.ts';

const weeks = 5;
const weekMs = 7 * dayMs;
const slotMs = hourMs / 12;
/** Midnight in East Africa before the Monday of a moment's week. */
function mondayOf(at: number): number {
  const day = startOfDay(at);
  const weekday = new Date(day + dayMs / 2).getUTCDay();
  return day - ((weekday + 6) % 7) * dayMs;
}

/** Spoken in Kenya's shillings; `share` is what of the top's rates an agent has, in percent. */
function termsOf(market: Market, share: number): Record<ContractKind, ContractTerms> {
  const amount = (shillings: number) => `${minor(market, shillings) / 100n}.00`;
  const rate = (bps: number) => Math.floor((bps * share) / 100);
  return {
    dividend: {
      kind: 'dividend',
      period: 'W',
      mode: 'floating',
      carryOver: 'always',
      tiers: [
        { turnover: amount(20_000), activeMembers: 2, loss: amount(5_000), rateBps: rate(1_000) },
        { turnover: amount(80_000), activeMembers: 5, loss: amount(20_000), rateBps: rate(1_500) },
        { turnover: amount(250_000), activeMembers: 9, loss: amount(60_000), rateBps: rate(2_000) },
      ],
    },
    daily_salary: {
      kind: 'daily_salary',
      hasLossCheck: false,
      tiers: [
        {
          turnover: amount(3_000),
          activeMembers: 1,
          loss: '0.00',
          pays: 'rate',
          rateBps: rate(20),
        },
        {
          turnover: amount(15_000),
          activeMembers: 3,
          loss: '0.00',
          pays: 'rate',
          rateBps: rate(40),
        },
      ],
    },
    hourly_salary: {
      kind: 'hourly_salary',
      tiers: [
        { turnover: amount(0), activeMembers: 0, winRateBps: rate(10), lossRateBps: rate(20) },
      ],
    },
    real_time_salary: { kind: 'real_time_salary', rateBps: rate(20), dailyTurnoverBrake: null },
  };
}

type Agent = { id: bigint; uplineId: bigint | null };

/** The top of the line has all four; the agent below has three, and the fourth was just offered. */
export async function writeContracts({ client, market, now }: CaseScene): Promise<void> {
  const { rows: agents } = await client.query<Agent>(
    `SELECT id, upline_id AS "uplineId" FROM members WHERE type IN (1, 2)
      ORDER BY upline_id NULLS FIRST, id LIMIT 2`,
  );
  const [top, low] = agents;
  if (!top) return;
  const from = {
    // Of days and weeks there is a past; hours and minutes begin with the demo.
    dividend: mondayOf(now) - weeks * weekMs,
    daily_salary: mondayOf(now) - weeks * weekMs,
    hourly_salary: Math.ceil(now / hourMs) * hourMs,
    real_time_salary: Math.ceil(now / slotMs) * slotMs,
  } as const satisfies Record<ContractKind, number>;
  for (const terms of Object.values(termsOf(market, 100))) {
    await writeContract({ client, market, agent: top, terms, from: from[terms.kind] });
  }
  if (!low || low.uplineId !== top.id) return;
  for (const terms of Object.values(termsOf(market, 60))) {
    if (terms.kind === 'hourly_salary') await writeOffer({ client, agent: low, terms });
    else await writeContract({ client, market, agent: low, terms, from: from[terms.kind] });
  }
}

type Written = Pick<CaseScene, 'client' | 'market'> & {
  agent: Agent;
  terms: ContractTerms;
  from: number;
};

async function writeContract({ client, market, agent, terms, from }: Written): Promise<void> {
  await client.query(
    `WITH request AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
         staff_username, type, terms, state, asked_at, decided_at)
       VALUES (gen_random_uuid(), $1, $2, $3, CASE WHEN $3::bigint IS NULL THEN 'staff' ELSE 'upline' END,
         CASE WHEN $3::bigint IS NULL THEN $4 END, 'terms', $5, 'accepted', $6, $6)
       RETURNING id),
     contract AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency, began_at)
       VALUES ($1, $2, $3, $7, $6) RETURNING id)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id, accepted_at)
     SELECT contract.id, 1, $5, $8, request.id, $6 FROM contract, request`,
    [
      terms.kind,
      agent.id,
      agent.uplineId,
      market.staff[0],
      JSON.stringify(terms),
      timeOf(from - dayMs),
      market.currency,
      timeOf(from),
    ],
  );
}

async function writeOffer({
  client,
  agent,
  terms,
}: Pick<Written, 'client' | 'agent' | 'terms'>): Promise<void> {
  await client.query(
    `INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by, type, terms)
     VALUES (gen_random_uuid(), $1, $2, $3, 'upline', 'terms', $4)`,
    [terms.kind, agent.id, agent.uplineId, JSON.stringify(terms)],
  );
}
