import { useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { asSlotRound } from '#frame/shell/round/slot-round-stage.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

const shownMs = 9_000;

/** A jackpot that was won: its name and amount over the stage, until it is pressed away. */
export function JackpotWon() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const outcome = useStore(play.round, (state) => state.outcome);
  const [leftRound, setLeftRound] = useState<string | null>(null);
  const round = outcome ? asSlotRound(outcome.round) : null;
  const roundId = round?.jackpot ? round.roundId : null;
  useEffect(() => {
    if (roundId === null) return undefined;
    const timer = setTimeout(() => setLeftRound(roundId), shownMs);
    return () => clearTimeout(timer);
  }, [roundId]);
  if (!round?.jackpot || leftRound === roundId) return null;
  const { level } = round.jackpot;
  const words = t('jackpot_won', { level: t(`jackpot_${level}`) });
  const amount = showMinor(toMinor(round.jackpot.amount, play.currency), play.currency, language);
  return (
    <button
      type="button"
      className="jackpot-won night"
      aria-label={`${words} ${amount}`}
      onClick={() => setLeftRound(roundId)}
    >
      <span className="jackpot-won-card" data-level={level}>
        <span className="jackpot-won-name">{words}</span>
        <span className="jackpot-won-amount display tabular">{amount}</span>
      </span>
    </button>
  );
}
