/** What a round came to, as a sentence. */
import { winTier } from './win-tier.ts';
import type { Translate } from '#frame/shell/words.ts';

type Result = { readonly cost: bigint; readonly payout: bigint };

/** `passed`: what there was to see on the way to a win. */
export function toldResult(
  t: Translate,
  show: (minor: bigint) => string,
  { cost, payout }: Result,
  passed: readonly string[] = [],
): string {
  const tier = winTier(payout, cost);
  if (tier === 'nothing') return t('live_nothing');
  if (tier === 'returned') {
    return t('live_returned', { amount: show(payout), stake: show(cost) });
  }
  return [...passed, t('live_won', { amount: show(payout) })].join(' ');
}
