import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { winTier } from '#frame/shell/results/win-tier.ts';
import { useWords } from '#frame/shell/words.ts';

/** What the round won, over the board until the next one; the live region says it to ears. */
export function WonRibbon() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const outcome = useStore(play.round, (state) => state.outcome);
  if (!outcome) return null;
  const { debit, payout, roundId } = outcome.round;
  const won = toMinor(payout, play.currency);
  const tier = winTier(won, toMinor(debit, play.currency));
  if (tier === 'nothing') return null;
  const amount = showMinor(won, play.currency, language);
  const words = tier === 'returned' ? `${t('returned')} ${amount}` : t('bet_won', { amount });
  return (
    <p key={roundId} className="bet-ribbon display tabular" data-tier={tier} aria-hidden="true">
      {words}
    </p>
  );
}
