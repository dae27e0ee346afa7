/** Accepted terms become the first or the next version of a contract. */
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  assertInSettlement,
  assertWithinUpline,
  findContractAgent,
  findStandingContract,
  type StandingContract,
} from '#domains/agency/contracts/line-terms/line-terms.ts';
import type { WaitingRequest } from './write-request.ts';
import { latest, readMoment, startOfTerms } from '#domains/agency/contracts/effective/effective.ts';
import { assertAgreed, endBelow, findEndings } from './end-contracts.ts';

type Accepted = WaitingRequest & { terms: ContractTerms; endsContracts: boolean };

/**
 * Under the lock of the kind. What was offered is held against what the upline has by now. Refuses
 * `line_outside_settlement`, `downline_not_found`, `upline_without_contract`,
 * `terms_above_upline`, `contracts_would_end`.
 */
export async function acceptTerms(
  context: Context,
  transaction: Transaction,
  { id: requestId, agentId, uplineId, terms, endsContracts }: Accepted,
): Promise<void> {
  const { kind } = terms;
  await assertInSettlement(transaction, agentId);
  const agent = await findContractAgent(transaction, agentId, uplineId);
  if (!agent) throw new Refusal('downline_not_found');
  const upline =
    uplineId === null ? null : await assertWithinUpline(context, transaction, { uplineId, terms });
  const contract = await findStandingContract(transaction, agentId, kind);
  if (contract && contract.uplineId !== uplineId) {
    throw new Error(`Contract ${contract.id} was left standing with a former upline.`);
  }
  const { timeZone } = await readBrand(transaction, context.config.BRAND);
  const moment = await readMoment(transaction, timeZone);
  const from = latest(
    await startOfTerms(transaction, moment, terms, contract ?? null),
    upline?.effectiveFrom ?? null,
    await lastEnd(transaction, agentId, kind),
  );
  const root = { agentId, kind, terms, currency: agent.currency };
  const endings = await findEndings(context, transaction, root);
  assertAgreed(endings, { endsContracts, levelsBetween: 0 });
  const contractId =
    contract?.id ??
    (await addContract(transaction, { kind, agentId, uplineId, currency: agent.currency, from }));
  await addVersion(transaction, { contract, contractId, terms, from, requestId });
  await endBelow(transaction, kind, { from, endings });
}

/** From when the agent's last contract of this kind no longer counts. */
async function lastEnd(
  transaction: Transaction,
  agentId: bigint,
  kind: ContractTerms['kind'],
): Promise<Date | null> {
  const { rows } = await transaction.query<{ at: Date | null }>(
    'SELECT max(ended_from) AS at FROM agency_contracts WHERE agent_id = $1 AND kind = $2',
    [agentId, kind],
  );
  return rows[0]?.at ?? null;
}

type NewContract = {
  kind: ContractTerms['kind'];
  agentId: bigint;
  uplineId: bigint | null;
  currency: Currency;
  from: Date;
};

async function addContract(
  transaction: Transaction,
  { kind, agentId, uplineId, currency, from }: NewContract,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO agency_contracts (kind, agent_id, upline_id, currency, began_at)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [kind, agentId, uplineId, currency, from],
  );
  if (!rows[0]) throw new Error('The contract has no id.');
  return rows[0].id;
}

type NewVersion = {
  contract: StandingContract | undefined;
  contractId: bigint;
  terms: ContractTerms;
  from: Date;
  requestId: bigint;
};

async function addVersion(
  transaction: Transaction,
  { contract, contractId, terms, from, requestId }: NewVersion,
): Promise<void> {
  await transaction.query(
    `INSERT INTO contract_versions
       (contract_id, version, terms, effective_from, request_id, accepted_at)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp())`,
    [contractId, (contract?.version ?? 0) + 1, JSON.stringify(terms), from, requestId],
  );
}
