/** Asking for something about a contract: new terms by the upline, an end by either side. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { lockKind } from './contract-lock.ts';
import {
  assertInSettlement,
  assertWithinUpline,
  findContractAgent,
  type Party,
  readOfferedTerms,
  type Side,
} from '#domains/agency/contracts/line-terms/line-terms.ts';
import { tellOfRequest } from '#domains/agency/contracts/telling/telling.ts';
import { findSameRequest, type NewRequest, writeRequest } from './write-request.ts';

export type Offer = {
  /** An agent directly below who offers; below staff those at the top of a line. */
  agentId: bigint;
  terms: ContractTerms;
  /** The same key answers the same request. */
  idempotencyKey: string;
};

/** The row of a request; not new: the same key had asked already. */
export type Asked = { row: bigint; isNew: boolean };

/**
 * Offers terms; answers the request's row. Refuses `line_outside_settlement`, `downline_not_found`,
 * `terms_invalid`, `request_conflict`, `upline_without_contract`, `terms_above_upline`,
 * `contract_request_open`.
 */
export async function offerTerms(
  context: Context,
  transaction: Transaction,
  party: Party,
  { agentId, terms: offered, idempotencyKey }: Offer,
): Promise<Asked> {
  const { kind } = offered;
  await lockKind(transaction, kind);
  const uplineId = 'memberId' in party ? party.memberId : null;
  if (uplineId !== null) await assertInSettlement(transaction, uplineId);
  const agent = await findContractAgent(transaction, agentId, uplineId);
  if (!agent) throw new Refusal('downline_not_found');
  const terms = readOfferedTerms(offered, agent.currency);
  const side = uplineId === null ? 'staff' : 'upline';
  const request = { kind, agentId, uplineId, side, party, idempotencyKey, terms } as const;
  const earlier = await findSameRequest(transaction, request);
  if (earlier !== undefined) return { row: earlier, isNew: false };
  if (uplineId !== null) await assertWithinUpline(context, transaction, { uplineId, terms });
  return ask(transaction, request, 'offered');
}

export type Termination = { contractId: string; idempotencyKey: string };

type Ended = { agentId: bigint; uplineId: bigint | null; isStanding: boolean };

/**
 * Asks to end a contract of one's own; answers the request's row. Refuses `contract_not_found`,
 * `request_conflict`, `contract_request_open`.
 */
export async function askTermination(
  transaction: Transaction,
  party: Party,
  { kind, contractId, idempotencyKey }: Termination & { kind: ContractKind },
): Promise<Asked> {
  await lockKind(transaction, kind);
  const memberId = 'memberId' in party ? party.memberId : null;
  const { rows } = await transaction.query<Ended>(
    `SELECT agent_id AS "agentId", upline_id AS "uplineId", ended_from IS NULL AS "isStanding"
       FROM agency_contracts
      WHERE public_id = $1 AND kind = $2 AND
            CASE WHEN $3::bigint IS NULL THEN upline_id IS NULL ELSE $3 IN (agent_id, upline_id) END`,
    [contractId, kind, memberId],
  );
  const contract = rows[0];
  if (!contract) throw new Refusal('contract_not_found');
  const { agentId, uplineId } = contract;
  const side = sideOf(memberId, agentId);
  const request = { kind, agentId, uplineId, side, party, idempotencyKey, terms: null };
  const earlier = await findSameRequest(transaction, request);
  if (earlier !== undefined) return { row: earlier, isNew: false };
  if (!contract.isStanding) throw new Refusal('contract_not_found');
  return ask(transaction, request, 'termination_asked');
}

function sideOf(memberId: bigint | null, agentId: bigint): Side {
  if (memberId === null) return 'staff';
  return memberId === agentId ? 'downline' : 'upline';
}

async function ask(
  transaction: Transaction,
  request: NewRequest,
  event: 'offered' | 'termination_asked',
): Promise<Asked> {
  const row = await writeRequest(transaction, request);
  await tellOfRequest(transaction, row, event);
  return { row, isNew: true };
}
