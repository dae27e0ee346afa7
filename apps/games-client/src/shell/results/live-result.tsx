import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { asSlotRound } from '#frame/shell/round/slot-round-stage.ts';
import { useStore } from '#frame/shell/store.ts';
import { toldResult } from './told-result.ts';
import { useWords } from '#frame/shell/words.ts';

/** The result of each round as a sentence, for those who do not see the reels. */
export function LiveResult() {
  const { play } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const outcome = useStore(play.round, (state) => state.outcome);
  const balance = useStore(play.session, (state) => state.balance);
  const show = (minor: bigint) => showMinor(minor, play.currency, language);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {outcome && `${sentence(outcome.round.debit, outcome.round.payout)} `}
      {outcome && t('live_balance', { amount: show(balance) })}
    </p>
  );

  function sentence(stakeWire: string, payoutWire: string): string {
    const cost = toMinor(stakeWire, play.currency);
    return toldResult(t, show, { cost, payout: toMinor(payoutWire, play.currency) }, passed());
  }

  function toldJackpot({ jackpot }: SlotRound): string[] {
    if (!jackpot) return [];
    const amount = show(toMinor(jackpot.amount, play.currency));
    return [t('live_jackpot', { level: t(`jackpot_${jackpot.level}`), amount })];
  }

  /** What there was to see on the way to the win. */
  function passed(): string[] {
    if (!outcome) return [];
    const round = asSlotRound(outcome.round);
    const { base, freeSpins } = round;
    const falls = base.drops?.length ?? 0;
    const isWalk = game.definition.wilds?.kind === 'walking';
    const count = freeSpins.length;
    return [
      ...(falls > 0 ? [t('live_falls', { count: falls })] : []),
      ...(base.hold ? [t('live_hold')] : []),
      ...toldJackpot(round),
      ...(count > 0 ? [t(isWalk ? 'live_respins' : 'live_free_spins', { count })] : []),
    ];
  }
}
