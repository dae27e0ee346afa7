/** The other side agrees to the end of a contract: it ends, and all of its kind below it. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  findStandingContract,
  type Side,
} from '#domains/agency/contracts/line-terms/line-terms.ts';
import { readMoment } from '#domains/agency/contracts/effective/effective.ts';
import { assertAgreed, type EndReason, endOf, endWithLine, findEndings } from './end-contracts.ts';

type Ended = {
  agentId: bigint;
  uplineId: bigint | null;
  kind: ContractKind;
  /** Who decides. */
  side: Side;
  endsContracts: boolean;
};

/** Under the lock of the kind. Refuses `contract_not_found`, `contracts_would_end`. */
export async function acceptTermination(
  context: Context,
  transaction: Transaction,
  ended: Ended,
): Promise<void> {
  await endContract(context, transaction, { ...ended, reason: 'terminated' });
}

/** Under the lock of the kind. Refuses `contract_not_found`, `contracts_would_end`. */
export async function endContract(
  context: Context,
  transaction: Transaction,
  { agentId, uplineId, kind, side, endsContracts, reason }: Ended & { reason: EndReason },
): Promise<void> {
  const contract = await findStandingContract(transaction, agentId, kind);
  if (contract?.uplineId !== uplineId) throw new Refusal('contract_not_found');
  const { currency } = contract;
  const root = { agentId, kind, terms: null, currency };
  const endings = await findEndings(context, transaction, root);
  assertAgreed(endings, { endsContracts, levelsBetween: side === 'upline' ? 1 : 0 });
  const { timeZone } = await readBrand(transaction, context.config.BRAND);
  const from = await endOf(transaction, await readMoment(transaction, timeZone), contract);
  await endWithLine(transaction, { ...contract, kind }, { reason, from, endings });
}
