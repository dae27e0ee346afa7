/** What a member sees of his own proof: the level, what needs more, and what became of documents. */
import type { Verification } from '@bahati/contract/player-site/kyc/kyc.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand.ts';
import { listCases, ownCaseValue } from './kyc-cases.ts';
import { readGates, readLevel } from './kyc.ts';

/** Older documents are staff's to look up. */
const mostCases = 10;

export async function readVerification(
  { database, config }: Context,
  { memberId, currency }: MemberActor,
): Promise<Verification> {
  const { minimumAge } = await readBrand(database, config.BRAND);
  const gates = await readGates(database, config.BRAND);
  const cases = await listCases(database, { memberId, after: null, limit: mostCases });
  return {
    level: await readLevel(database, memberId),
    currency,
    minimumAge,
    gates: gates.map(({ above, ...gate }) => ({ ...gate, above: toDecimal(above, currency) })),
    cases: cases.map(ownCaseValue),
  };
}
