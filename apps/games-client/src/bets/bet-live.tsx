import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { toldResult } from '#frame/shell/results/told-result.ts';
import { useWords } from '#frame/shell/words.ts';
import { asBetRound } from './stage/bet-stage.ts';

/** The result of each round as a sentence, for those who do not see the board. */
export function BetLive() {
  const { play } = useFrame();
  const { game } = useBet();
  const { t, language } = useWords();
  const outcome = useStore(play.round, (state) => state.outcome);
  const balance = useStore(play.session, (state) => state.balance);
  const minor = (wire: string) => toMinor(wire, play.currency);
  const show = (amount: bigint) => showMinor(amount, play.currency, language);
  const told = () => {
    if (!outcome) return [];
    const { debit, payout } = outcome.round;
    const result = toldResult(t, show, { cost: minor(debit), payout: minor(payout) });
    return [game.describe(asBetRound(outcome.round).shown)[language], result];
  };
  return (
    <p className="unseen" role="status" aria-live="polite">
      {outcome && [...told(), t('live_balance', { amount: show(balance) })].join(' ')}
    </p>
  );
}
