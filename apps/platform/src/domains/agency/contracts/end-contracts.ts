/** Contracts that end, and those further down that end with them. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { EndingContract } from '@bahati/contract/player-site/agency/contracts.ts';
import { findEndedContracts } from '@bahati/agency-rules/chain/ended-contracts.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  readComparison,
  type StandingContract,
} from '#domains/agency/contracts/line-terms/line-terms.ts';
import { latest, type Moment, nextStart } from '#domains/agency/contracts/effective/effective.ts';
import { queueTellingOfEnds } from '#domains/agency/contracts/telling/telling.ts';
import { withdrawWaiting } from './write-request.ts';

export type EndReason = 'terminated' | 'upline_lowered' | 'upline_ended' | 'moved' | 'staff';

export type ContractBelow = {
  id: bigint;
  agentId: bigint;
  uplineId: bigint;
  nickname: string;
  /** 1: directly below. */
  depth: number;
  currency: Currency;
  terms: ContractTerms;
};

/** As many are told of before they end. */
const mostTold = 50;

/**
 * The contracts below an agent that end as its own newest terms become these; null: as its own ends.
 * Uplines come first.
 */
export async function findEndings(
  context: Context,
  transaction: Transaction,
  { agentId, kind, terms, currency }: EndingRoot & { currency: Currency },
): Promise<ContractBelow[]> {
  const below = await readContractsBelow(transaction, agentId, kind);
  const compared = await readComparison(context, transaction);
  const line = below.map((contract) => ({
    agent: contract.agentId.toString(),
    upline: contract.uplineId.toString(),
    terms: compared(contract.terms, contract.currency),
    contract,
  }));
  const root = { agent: agentId.toString(), terms: terms && termsFromWire(terms, currency) };
  return findEndedContracts(root, line).map(({ contract }) => contract);
}

type EndingRoot = { agentId: bigint; kind: ContractKind; terms: ContractTerms | null };

/** Contracts of a kind nobody ended, of the agents below, with their newest terms. */
async function readContractsBelow(
  transaction: Transaction,
  agentId: bigint,
  kind: ContractKind,
): Promise<ContractBelow[]> {
  const { rows } = await transaction.query<ContractBelow>(
    `WITH RECURSIVE line AS (
       SELECT id, agent_id, upline_id, currency, 1 AS depth FROM agency_contracts
        WHERE upline_id = $1 AND kind = $2 AND ended_from IS NULL
       UNION ALL
       SELECT below.id, below.agent_id, below.upline_id, below.currency, depth + 1
         FROM line JOIN agency_contracts below ON below.upline_id = line.agent_id
        WHERE below.kind = $2 AND below.ended_from IS NULL AND depth < 64)
     SELECT line.id, line.agent_id AS "agentId", line.upline_id AS "uplineId", nickname, depth,
            line.currency, terms
       FROM line JOIN members ON members.id = agent_id
       CROSS JOIN LATERAL (
         SELECT terms FROM contract_versions WHERE contract_id = line.id
          ORDER BY version DESC LIMIT 1) newest
      ORDER BY depth, line.id`,
    [agentId, kind],
  );
  return rows;
}

/**
 * Refuses `contracts_would_end` with whose contracts end and how far below, unless it was agreed to.
 * `levelsBetween`: how far the agent itself stands below who decides.
 */
export function assertAgreed(
  endings: readonly ContractBelow[],
  { endsContracts, levelsBetween }: { endsContracts: boolean; levelsBetween: 0 | 1 },
): void {
  if (endsContracts || endings.length === 0) return;
  const contracts = endings
    .slice(0, mostTold)
    .map(({ nickname, depth }): EndingContract => ({ nickname, depth: depth + levelsBetween }));
  throw new Refusal('contracts_would_end', { contracts, count: endings.length });
}

/** From when a contract no longer counts once it is ended now: the end of its running period. */
export async function endOf(
  transaction: Transaction,
  moment: Moment,
  { terms, runningTerms, firstFrom }: StandingContract,
): Promise<Date> {
  return latest(await nextStart(transaction, moment, runningTerms ?? terms), firstFrom);
}

/**
 * Ends a contract with those below, whatever was asked about them. Contracts below that were ended
 * for a later time end with it.
 */
export async function endWithLine(
  transaction: Transaction,
  contract: StandingContract & { kind: ContractKind },
  { reason, from, endings }: { reason: EndReason; from: Date; endings: readonly ContractBelow[] },
): Promise<void> {
  const { id, agentId, kind } = contract;
  await bringForward(transaction, { agentId, kind, from });
  await endContracts(transaction, kind, { contracts: [{ id, agentId }], reason, from });
  await endContracts(transaction, kind, { contracts: endings, reason: 'upline_ended', from });
}

/** Ends contracts further down; those directly below the agent because of its lower terms. */
export async function endBelow(
  transaction: Transaction,
  kind: ContractKind,
  { from, endings }: { from: Date; endings: readonly ContractBelow[] },
): Promise<void> {
  const { direct = [], further = [] } = Object.groupBy(endings, ({ depth }) =>
    depth === 1 ? 'direct' : 'further',
  );
  await endContracts(transaction, kind, { contracts: direct, reason: 'upline_lowered', from });
  await endContracts(transaction, kind, { contracts: further, reason: 'upline_ended', from });
}

type Ending = {
  contracts: readonly { id: bigint; agentId: bigint }[];
  reason: EndReason;
  from: Date;
};

async function endContracts(
  transaction: Transaction,
  kind: ContractKind,
  { contracts, reason, from }: Ending,
): Promise<void> {
  if (contracts.length === 0) return;
  const ids = contracts.map(({ id }) => id);
  await transaction.query(
    `UPDATE agency_contracts SET ended_from = $2, end_reason = $3
      WHERE id = ANY($1::bigint[]) AND ended_from IS NULL`,
    [ids, from, reason],
  );
  const agentIds = contracts.map(({ agentId }) => agentId);
  await withdrawWaiting(transaction, kind, agentIds);
  // Who agreed to the end of his own contract is told by the answer to what was asked.
  if (reason !== 'terminated') await queueTellingOfEnds(transaction, ids);
}

/** Contracts further down whose end lies later than this one, each below one that ended too. */
async function bringForward(
  transaction: Transaction,
  { agentId, kind, from }: { agentId: bigint; kind: ContractKind; from: Date },
): Promise<void> {
  await transaction.query(
    `WITH RECURSIVE line AS (
       SELECT id, agent_id, 1 AS depth FROM agency_contracts
        WHERE upline_id = $1 AND kind = $2 AND ended_from > $3
       UNION
       SELECT below.id, below.agent_id, depth + 1
         FROM line JOIN agency_contracts below ON below.upline_id = line.agent_id
        WHERE below.kind = $2 AND below.ended_from > $3 AND depth < 64)
     UPDATE agency_contracts SET ended_from = $3 WHERE id IN (SELECT id FROM line)`,
    [agentId, kind, from],
  );
}
