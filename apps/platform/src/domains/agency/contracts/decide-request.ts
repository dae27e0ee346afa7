/** Deciding what was asked about a contract: the other side accepts or rejects, who asked withdraws. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { acceptTermination } from './accept-termination.ts';
import { acceptTerms } from './accept-terms.ts';
import { lockKind } from './contract-lock.ts';
import type { Party, Side } from '#domains/agency/contracts/line-terms/line-terms.ts';
import { tellOfRequest } from '#domains/agency/contracts/telling/telling.ts';
import type { WaitingRequest } from './write-request.ts';

export type Decision = {
  action: 'accept' | 'reject' | 'withdraw';
  requestId: string;
  /** Agreed to the end of contracts further down. */
  endsContracts: boolean;
};

const outcomes = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Decides a request; answers its row. The same decision again changes nothing. Refuses
 * `request_not_found`, `already_decided`, and of an acceptance `contract_not_found`,
 * `downline_not_found`, `line_outside_settlement`, `upline_without_contract`,
 * `terms_above_upline`, `contracts_would_end`.
 */
export async function decideRequest(
  context: Context,
  transaction: Transaction,
  party: Party,
  decision: Decision & { kind: ContractKind },
): Promise<bigint> {
  const { kind, action, requestId, endsContracts } = decision;
  await lockKind(transaction, kind);
  const request = await findRequest(transaction, party, { kind, requestId });
  const side = sideOf(party, request);
  if ((action === 'withdraw') !== (request.askedBy === side)) {
    throw new Refusal('request_not_found');
  }
  const outcome = outcomes[action];
  if (request.state === outcome) return request.id;
  if (request.state !== 'requested') throw new Refusal('already_decided', { state: request.state });
  await transaction.query(
    'UPDATE contract_requests SET state = $2, decided_at = now() WHERE id = $1',
    [request.id, outcome],
  );
  if (outcome === 'accepted') {
    const { terms, ...ended } = request;
    if (terms) await acceptTerms(context, transaction, { ...request, terms, endsContracts });
    else await acceptTermination(context, transaction, { ...ended, kind, side, endsContracts });
  }
  if (outcome !== 'withdrawn') await tellOfRequest(transaction, request.id, outcome);
  return request.id;
}

async function findRequest(
  transaction: Transaction,
  party: Party,
  { kind, requestId }: { kind: ContractKind; requestId: string },
): Promise<WaitingRequest> {
  const { rows } = await transaction.query<WaitingRequest>(
    `SELECT id, agent_id AS "agentId", upline_id AS "uplineId", asked_by AS "askedBy", terms, state
       FROM contract_requests
      WHERE public_id = $1 AND kind = $2 AND
            CASE WHEN $3::bigint IS NULL THEN upline_id IS NULL ELSE $3 IN (agent_id, upline_id) END`,
    [requestId, kind, 'memberId' in party ? party.memberId : null],
  );
  if (!rows[0]) throw new Refusal('request_not_found');
  return rows[0];
}

function sideOf(party: Party, { agentId }: WaitingRequest): Side {
  if ('staffUsername' in party) return 'staff';
  return party.memberId === agentId ? 'downline' : 'upline';
}
