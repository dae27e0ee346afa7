import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { firstCardsMs } from '@bahati/game-rules/tables/live-blackjack/pace.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { dealerTimes } from './timeline.ts';

/** How far a round has been shown. */
export type Stage = {
  /** The first cards slide in one after the other now; false: they lie. */
  readonly isDealing: boolean;
  /** The dealer's hidden card has been turned. */
  readonly isTurned: boolean;
  /** Results may be told. */
  readonly isTold: boolean;
};

const shown: Stage = { isDealing: false, isTurned: true, isTold: true };
/** The results are looked at for so long before the round counts as shown. */
const lookMs = 700;

type Showing = {
  /** Which round; a new one begins anew. */
  readonly round: number;
  readonly view: LiveBlackjackView | null;
  /** It was watched before its first card; whoever comes later finds the cards lying. */
  readonly isFresh: boolean;
  /** Cards lie and seats decide. */
  readonly isPlaying: boolean;
  /** The outcome is to be shown. */
  readonly isShowing: boolean;
  readonly isFast: boolean;
  readonly onTurn: () => void;
  readonly onShown: () => void;
};

/** The stages of a round by the clock, all at once where there is hurry or nothing to be shown. */
export function useStage({
  round,
  view,
  isFresh,
  isPlaying,
  isShowing,
  isFast,
  onTurn,
  onShown,
}: Showing): Stage {
  const [dealtRound, setDealtRound] = useState<number | null>(null);
  const [reached, setReached] = useState({ round: -1, isTurned: false, isTold: false });
  const count = view?.seats.length ?? 0;
  const decisions = view?.decisions ?? 0;
  const hasCards = view !== null && count > 0 && (isPlaying || isShowing);
  const isDealing = hasCards && isFresh && decisions === 0 && !isFast && dealtRound !== round;
  useEffect(() => {
    if (!isDealing) return undefined;
    const timer = setTimeout(() => setDealtRound(round), firstCardsMs(count));
    return () => clearTimeout(timer);
  }, [isDealing, round, count]);
  const turn = useEffectEvent(onTurn);
  const end = useEffectEvent(onShown);
  const isDealt = dealtRound === round || !isFresh;
  const times = useEffectEvent(() =>
    view ? dealerTimes(view, decisions === 0 && !isDealt) : { turnAt: 0, toldAt: 0 },
  );
  useEffect(() => {
    if (!isShowing) return undefined;
    const { turnAt, toldAt } = isFast ? { turnAt: 0, toldAt: 0 } : times();
    const wait = isFast ? 0 : lookMs;
    const timers = [
      setTimeout(() => {
        setReached({ round, isTurned: true, isTold: false });
        turn();
      }, turnAt),
      setTimeout(() => setReached({ round, isTurned: true, isTold: true }), toldAt),
      setTimeout(() => end(), toldAt + wait),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isShowing, round, isFast]);
  if (isPlaying) return { isDealing, isTurned: false, isTold: false };
  if (!isShowing || isFast) return shown;
  const { isTurned, isTold } =
    reached.round === round ? reached : { isTurned: false, isTold: false };
  return { isDealing, isTurned, isTold };
}
