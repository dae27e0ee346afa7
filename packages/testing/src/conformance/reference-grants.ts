/** Grants of free rounds as the reference wallet keeps them, and what a reported round does to one. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';

export type ReferenceGrant = {
  memberId: string;
  gameCode: string;
  campaignId: string;
  /** Rounds that may still be reported, and what they may win at most, in minor units. */
  left: number;
  cap: bigint;
};

type PromoWin = Extract<BatchOperation, { kind: 'promo_win' }>;

/** Counts a free round of its grant; answers why not. */
export function takeFreeRound(
  grant: ReferenceGrant | undefined,
  { memberId, gameCode, campaignId }: PromoWin,
  { payout, isKnownRound }: { payout: bigint; isKnownRound: boolean },
): string | undefined {
  const isOfGrant =
    grant?.memberId === memberId && grant.gameCode === gameCode && grant.campaignId === campaignId;
  if (!isOfGrant) return 'grant_not_found';
  if (isKnownRound) return 'round_closed';
  if (grant.left === 0 || payout > grant.cap) return 'grant_exhausted';
  grant.left -= 1;
  grant.cap -= payout;
  return undefined;
}
