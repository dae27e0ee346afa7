import { useEffect, useRef } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { winTier } from './win-tier.ts';
import { useWords } from '#frame/shell/words.ts';

/**
 * What the round has won so far. The amount changes every frame while it counts, so it is written
 * straight to the page; screen readers get one sentence at the end instead.
 */
export function WinMeter() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const figures = useRef<HTMLSpanElement>(null);
  const isWinning = useStore(play.meter, ({ win }) => win > 0n);
  const isReturned = useStore(play.round, ({ outcome }) => {
    if (!outcome) return false;
    const { payout, debit } = outcome.round;
    return winTier(toMinor(payout, play.currency), toMinor(debit, play.currency)) === 'returned';
  });
  const isLost = useStore(play.round, ({ outcome, isBusy }) => {
    return !isBusy && outcome !== null && toMinor(outcome.round.payout, play.currency) === 0n;
  });
  const freeSpins = useStore(play.round, (state) => state.freeSpins);

  useEffect(() => {
    const write = () => {
      const { win } = play.meter.get();
      const text = win > 0n ? showMinor(win, play.currency, language) : '';
      if (figures.current && figures.current.textContent !== text) {
        figures.current.textContent = text;
      }
    };
    write();
    return play.meter.subscribe(write);
  }, [play, language]);

  let name = t('good_luck');
  if (isLost) name = t('record_nothing');
  if (isWinning) name = isReturned ? t('returned') : t('win');
  if (freeSpins) name = t('free_spin_of', { ...freeSpins });
  return (
    <div className="money win" data-winning={isWinning} aria-hidden="true">
      <span className="money-name">{name}</span>
      <span ref={figures} className="tabular win-amount display" />
    </div>
  );
}
