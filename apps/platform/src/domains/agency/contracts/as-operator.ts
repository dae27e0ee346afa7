/**
 * The operator's side of contracts, which staff take: with agents at the top of a line it is the
 * upline. Each goes to the audit log. Refusals are the caller's calls' to declare; whatever is not
 * there for staff is `not_found`.
 */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { type AuditRecord, recordAudit } from '#domains/system/audit/audit.ts';
import { endContract } from './accept-termination.ts';
import {
  type Asked,
  askTermination,
  type Offer,
  offerTerms,
  type Termination,
} from './ask-contract.ts';
import { lockKind } from './contract-lock.ts';
import { decideRequest, type Decision } from './decide-request.ts';

export type ByStaff = { staffUsername: string; ip: string };

/**
 * Offers terms to an agent without an upline; answers the request's id. Refuses `not_found`,
 * `line_outside_settlement`, `terms_invalid`, `contract_request_open`, `request_conflict`.
 */
export async function offerAsOperator(
  context: Context,
  transaction: Transaction,
  { staffUsername, ip, ...offer }: Offer & ByStaff,
): Promise<string> {
  const asked = await found(offerTerms(context, transaction, { staffUsername }, offer));
  const { terms, agentId } = offer;
  return auditedRequest(transaction, asked, {
    actor: staffUsername,
    action: 'contract.offered',
    subject: `member:${agentId}`,
    after: { terms },
    ip,
  });
}

/**
 * Asks the agent at the top of a line to end its contract with the operator; answers the request's
 * id. Refuses `not_found`, `contract_request_open`, `request_conflict`.
 */
export async function terminateAsOperator(
  _context: Context,
  transaction: Transaction,
  { staffUsername, ip, ...ending }: Termination & ByStaff,
): Promise<string> {
  const kind = await kindOf(transaction, 'agency_contracts', ending.contractId);
  const asked = await found(askTermination(transaction, { staffUsername }, { ...ending, kind }));
  return auditedRequest(transaction, asked, {
    actor: staffUsername,
    action: 'contract.termination_asked',
    subject: `contract:${ending.contractId}`,
    ip,
  });
}

/** Withdraws what staff asked. Refuses `not_found`, `already_decided`. */
export async function withdrawAsOperator(
  context: Context,
  transaction: Transaction,
  { requestId, ...by }: { requestId: string } & ByStaff,
): Promise<void> {
  await decideAsOperator(context, transaction, {
    action: 'withdraw',
    requestId,
    endsContracts: false,
    ...by,
  });
}

/**
 * Decides what an agent at the top of a line asked: an end of its contract. Refuses `not_found`,
 * `already_decided`, `contracts_would_end` (with `contracts`, at most 50 of `count`).
 */
export async function decideAsOperator(
  context: Context,
  transaction: Transaction,
  { staffUsername, ip, ...decision }: Decision & ByStaff,
): Promise<void> {
  const { requestId, action } = decision;
  const kind = await kindOf(transaction, 'contract_requests', requestId);
  await found(decideRequest(context, transaction, { staffUsername }, { ...decision, kind }));
  await recordAudit(transaction, {
    actor: staffUsername,
    action: `contract.request_${pastTenses[action]}`,
    subject: `contract_request:${requestId}`,
    ip,
  });
}

const pastTenses = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Ends any contract at the end of its running period, without asking its sides, and all of its kind
 * below. Refuses `not_found`, `contracts_would_end`.
 */
export async function endAsOperator(
  context: Context,
  transaction: Transaction,
  ending: { contractId: string; endsContracts: boolean; reason: string } & ByStaff,
): Promise<void> {
  const { contractId, endsContracts, reason, staffUsername, ip } = ending;
  const kind = await kindOf(transaction, 'agency_contracts', contractId);
  await lockKind(transaction, kind);
  const { rows } = await transaction.query<{ agentId: bigint; uplineId: bigint | null }>(
    `SELECT agent_id AS "agentId", upline_id AS "uplineId" FROM agency_contracts
      WHERE public_id = $1 AND ended_from IS NULL`,
    [contractId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  await endContract(context, transaction, {
    ...rows[0],
    kind,
    side: 'staff',
    endsContracts,
    reason: 'staff',
  });
  await recordAudit(transaction, {
    actor: staffUsername,
    action: 'contract.ended',
    subject: `contract:${contractId}`,
    reason,
    ip,
  });
}

async function kindOf(
  transaction: Transaction,
  table: 'agency_contracts' | 'contract_requests',
  publicId: string,
): Promise<ContractKind> {
  const { rows } = await transaction.query<{ kind: ContractKind }>(
    `SELECT kind FROM ${table} WHERE public_id = $1`,
    [publicId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].kind;
}

const unknown = new Set(['downline_not_found', 'request_not_found', 'contract_not_found']);

/** What members are refused by a code of its own is simply not there for staff. */
async function found<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && unknown.has(error.code)) throw new Refusal('not_found');
    throw error;
  }
}

async function auditedRequest(
  transaction: Transaction,
  { row, isNew }: Asked,
  record: AuditRecord,
): Promise<string> {
  if (isNew) await recordAudit(transaction, record);
  const { rows } = await transaction.query<{ id: string }>(
    'SELECT public_id AS id FROM contract_requests WHERE id = $1',
    [row],
  );
  if (!rows[0]) throw new Error('The request was not written.');
  return rows[0].id;
}
