/** Contracts for tests: terms, the calls of both sides, and what has to hold of every line. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Answer, TestPlatform } from '#platform/platform.testing.ts';
import { offerAsOperator } from './contracts.ts';

type Person = { id: bigint; token: string };

export const realTime = (rateBps: number): ContractTerms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake: null,
});

export const dividend = (rateBps: number, period: 'D' | 'W' | 'H' | 'M' = 'D'): ContractTerms => ({
  kind: 'dividend',
  period,
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: '1000.00', activeMembers: 3, loss: '0.00', rateBps }],
});

export const dailySalary = (rateBps: number): ContractTerms => ({
  kind: 'daily_salary',
  hasLossCheck: false,
  tiers: [{ turnover: '500.00', activeMembers: 0, loss: '0.00', pays: 'rate', rateBps }],
});

export const hourlySalary = (rateBps: number): ContractTerms => ({
  kind: 'hourly_salary',
  tiers: [{ turnover: '0.00', activeMembers: 0, winRateBps: rateBps, lossRateBps: rateBps }],
});

export const processCalls = {
  dividend: 'POST /wps/relay/MCS2_processDividendReq',
  daily_salary: 'POST /wps/relay/MCS2_processDailySalContract',
  hourly_salary: 'POST /wps/relay/MCS2_processContractHourSalary',
  real_time_salary: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
} as const satisfies Record<ContractKind, string>;

export const staff = { staffUsername: 'zawadi', ip: '127.0.0.1' };

/** Short ways to act on contracts; of real-time salaries where no kind is given. */
export function contractCallsOf(platform: Pick<TestPlatform, 'player' | 'context' | 'owner'>) {
  const act = (by: Person, body: object, kind: ContractKind = 'real_time_salary') =>
    platform.player(processCalls[kind], { token: by.token, body });
  const offer = (upline: Person, downline: Person, terms: ContractTerms, key = randomUUID()) =>
    act(
      upline,
      { action: 'offer', idempotencyKey: key, downlineId: `${downline.id}`, terms },
      terms.kind,
    );
  const decide = (
    by: Person,
    request: { id: string; kind: ContractKind },
    action: 'accept' | 'reject' | 'withdraw' = 'accept',
    endsContracts = false,
  ) => act(by, { action, requestId: request.id, endsContracts }, request.kind);
  const terminate = (
    by: Person,
    contract: { id: string; kind: ContractKind },
    key = randomUUID(),
  ) =>
    act(by, { action: 'terminate', idempotencyKey: key, contractId: contract.id }, contract.kind);
  const ownOf = async ({ token }: Person, kind: ContractKind = 'real_time_salary') =>
    (await platform.player(`GET /wps/agent/contracts/own?kind=${kind}`, { token })).value;

  /** Terms that an upline offers, or the operator to whoever has none. */
  const offered = async (upline: Person | null, agent: Person, terms: ContractTerms) => {
    if (upline) return succeeded(await offer(upline, agent, terms)).request;
    const id = await inTransaction(platform.context.database, (transaction) =>
      offerAsOperator(platform.context, transaction, {
        agentId: agent.id,
        terms,
        idempotencyKey: randomUUID(),
        ...staff,
      }),
    );
    return { id, kind: terms.kind };
  };
  /** Offered and accepted; answers the agent's contract. */
  const agreed = async (upline: Person | null, agent: Person, terms: ContractTerms) => {
    const request = await offered(upline, agent, terms);
    succeeded(await decide(agent, request));
    return (await ownOf(agent, terms.kind)).contract;
  };
  /** A contract for each of a line, the first with the operator. */
  const agreedLine = async (line: readonly Person[], terms: readonly ContractTerms[]) => {
    const contracts = [];
    for (const [index, agent] of line.entries()) {
      const own = terms[index];
      if (own) contracts.push(await agreed(line[index - 1] ?? null, agent, own));
    }
    return contracts;
  };
  return { act, offer, decide, terminate, ownOf, offered, agreed, agreedLine };
}

export function succeeded(answer: Answer) {
  assert.equal(answer.status, 200, answer.text);
  return answer.value;
}

/**
 * Real-time salaries whose newest terms go beyond the upline's, or which stand without the contract of
 * the upline; and the same at every instant at which something begins or ends to count.
 */
const brokenLines = `
  WITH counting AS (
    SELECT contract.id, agent_id, upline_id, at, (
             SELECT (terms->>'rateBps')::int FROM contract_versions
              WHERE contract_id = contract.id AND effective_from <= at
              ORDER BY version DESC LIMIT 1) AS rate
      FROM agency_contracts contract, (
        SELECT effective_from AS at FROM contract_versions
        UNION SELECT 'infinity') instants
     WHERE kind = 'real_time_salary' AND (ended_from IS NULL OR ended_from > at))
  SELECT own.id FROM counting own
   WHERE own.upline_id IS NOT NULL AND own.rate IS NOT NULL AND NOT EXISTS (
     SELECT FROM counting above
      WHERE above.agent_id = own.upline_id AND above.at = own.at AND above.rate >= own.rate)`;

export async function assertLinesHold({ owner }: Pick<TestPlatform, 'owner'>): Promise<void> {
  const { rows } = await owner.query<{ id: bigint }>(brokenLines);
  assert.deepEqual(rows, []);
}
