import { winTier } from './win-tier.ts';
import { useFrame } from './frame-context.ts';
import { showMinor, toMinor } from './purse.ts';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

/** The result of each round as a sentence, for those who do not see the reels. */
export function LiveResult() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const outcome = useStore(play.state, (state) => state.outcome);
  const balance = useStore(play.state, (state) => state.balance);
  const show = (minor: bigint) => showMinor(minor, play.currency, language);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {outcome && `${sentence(outcome.round.stake, outcome.round.payout)} `}
      {outcome && t('live_balance', { amount: show(balance) })}
    </p>
  );

  function sentence(stakeWire: string, payoutWire: string): string {
    const stake = toMinor(stakeWire, play.currency);
    const payout = toMinor(payoutWire, play.currency);
    const tier = winTier(payout, stake);
    if (tier === 'nothing') return t('live_nothing');
    if (tier === 'returned') {
      return t('live_returned', { amount: show(payout), stake: show(stake) });
    }
    const free = outcome?.round.freeSpins.length ?? 0;
    const won = t('live_won', { amount: show(payout) });
    return free > 0 ? `${t('live_free_spins', { count: free })} ${won}` : won;
  }
}
