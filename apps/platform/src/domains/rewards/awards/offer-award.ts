/** Offering an award: by a rule, by a draw, by staff. It is written once and given here or claimed. */
import type { Award, AwardSource, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { exclusionStands } from '#domains/wallet/limits/limits.ts';
import { giveAward } from './give-award.ts';

/** Why an award waits for staff: a code of the abuse rules, with what it was found by. */
export type HoldReason = { code: string; figure?: string };

export type NewAward = {
  memberId: bigint;
  currency: Currency;
  source: AwardSource;
  /** The row that earned it; with the member and the ordinal it is offered once. */
  sourceId: bigint;
  ordinal?: number;
  campaignId?: bigint | null;
  award: Award;
  /** The deposit a bonus is given on, for terms that ask for it to be played too. */
  deposit?: bigint;
  title: BothWords;
  /** Given at once instead of waiting for a claim. */
  isAutomatic: boolean;
  claimUntil?: Date | null;
  /** Not empty: staff decide first. */
  reasons?: readonly HoldReason[];
};

/** What was won or earned by play is given to whoever paused play; nothing else is offered to him. */
const earnedSources: readonly AwardSource[] = ['tournament', 'raffle', 'rebate', 'staff', 'points'];

/**
 * Answers the award's id, or undefined where it was offered before or its member excluded himself.
 * The caller has counted it against its budget in the same transaction.
 */
export async function offerAward(
  transaction: Transaction,
  offer: NewAward,
): Promise<bigint | undefined> {
  if (!earnedSources.includes(offer.source) && (await isExcluded(transaction, offer.memberId))) {
    return undefined;
  }
  const reasons = offer.reasons ?? [];
  const state = reasons.length > 0 ? 'held' : 'claimable';
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO awards (member_id, source, source_id, ordinal, campaign_id, kind, currency, amount,
       terms, title, state, reasons, claim_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (source, source_id, member_id, ordinal) DO NOTHING RETURNING id`,
    [
      offer.memberId,
      offer.source,
      offer.sourceId,
      offer.ordinal ?? 0,
      offer.campaignId ?? null,
      offer.award.kind,
      offer.currency,
      amountOf(offer.award, offer.currency),
      JSON.stringify({ award: offer.award, deposit: (offer.deposit ?? 0n).toString() }),
      JSON.stringify(offer.title),
      state,
      JSON.stringify(reasons),
      offer.claimUntil ?? null,
    ],
  );
  const id = rows[0]?.id;
  if (id !== undefined && offer.isAutomatic && state === 'claimable') {
    await giveAward(transaction, id);
  }
  return id;
}

/** Minor units of money; a count of points, tickets or rounds. */
export function amountOf(award: Award, currency: Currency): bigint {
  switch (award.kind) {
    case 'cash':
    case 'bonus':
      return parseDecimal(award.amount, currency);
    case 'points':
      return BigInt(award.points);
    case 'tickets':
      return BigInt(award.count);
    case 'free_rounds':
      return BigInt(award.rounds);
  }
}

async function isExcluded(transaction: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM exclusions e WHERE e.owner_id = $1 AND ${exclusionStands('e', 'now()')} LIMIT 1`,
    [memberId],
  );
  return rows.length > 0;
}
