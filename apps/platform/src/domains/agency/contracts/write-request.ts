/** Requests about contracts as they are asked: one waits at a time, and one key stands for one. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Party, Side } from '#domains/agency/contracts/line-terms/line-terms.ts';

export type NewRequest = {
  kind: ContractKind;
  agentId: bigint;
  uplineId: bigint | null;
  side: Side;
  party: Party;
  idempotencyKey: string;
  /** Null: a wish to end the contract. */
  terms: ContractTerms | null;
};

/** A request as it was found to be decided. */
export type WaitingRequest = {
  id: bigint;
  agentId: bigint;
  uplineId: bigint | null;
  askedBy: Side;
  terms: ContractTerms | null;
  state: 'requested' | 'accepted' | 'rejected' | 'withdrawn';
};

/** The request asked by this key already. Refuses `request_conflict` where that was another. */
export async function findSameRequest(
  transaction: Transaction,
  { kind, agentId, uplineId, side, idempotencyKey, terms }: NewRequest,
): Promise<bigint | undefined> {
  const { rows } = await transaction.query<{ id: bigint; isSame: boolean }>(
    `SELECT id, kind = $3 AND upline_id IS NOT DISTINCT FROM $4 AND asked_by = $5
              AND terms IS NOT DISTINCT FROM $6::jsonb AS "isSame"
       FROM contract_requests WHERE agent_id = $1 AND idempotency_key = $2`,
    [agentId, idempotencyKey, kind, uplineId, side, terms && JSON.stringify(terms)],
  );
  if (rows[0]?.isSame === false) throw new Refusal('request_conflict');
  return rows[0]?.id;
}

/** Refuses `contract_request_open`, and `request_conflict` for a key of another kind at once. */
export async function writeRequest(transaction: Transaction, request: NewRequest): Promise<bigint> {
  const { kind, agentId, uplineId, side, party, idempotencyKey, terms } = request;
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
       staff_username, type, terms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [
      idempotencyKey,
      kind,
      agentId,
      uplineId,
      side,
      'staffUsername' in party ? party.staffUsername : null,
      terms ? 'terms' : 'termination',
      terms && JSON.stringify(terms),
    ],
  );
  if (rows[0]) return rows[0].id;
  await findSameRequest(transaction, request);
  throw new Refusal('contract_request_open');
}

/** Ends the waiting of requests whose contracts end: of these agents, and of whom they offered to. */
export async function withdrawWaiting(
  transaction: Transaction,
  kind: ContractKind,
  agentIds: readonly bigint[],
): Promise<void> {
  await transaction.query(
    `UPDATE contract_requests SET state = 'withdrawn', decided_at = now()
      WHERE id IN (
        SELECT id FROM contract_requests
         WHERE agent_id = ANY($2::bigint[]) AND kind = $1 AND state = 'requested'
        UNION
        SELECT id FROM contract_requests
         WHERE upline_id = ANY($2::bigint[]) AND kind = $1 AND state = 'requested')`,
    [kind, agentIds],
  );
}
