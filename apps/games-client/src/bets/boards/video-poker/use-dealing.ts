import type { PayTable } from '@bahati/game-rules/originals/video-poker/pay-table.ts';
import type { VideoPokerView } from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import { useEffect, useEffectEvent } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { countOf } from './chosen-holds.ts';

export const cardPaceMs = 95;
/** From a card's start out of the deck until its face lies open. */
const cardTravelMs = 430;

/** Ends what is shown once the last card lies, and lets the cards and the hand be heard. */
export function useDealing(props: BoardProps<VideoPokerView>, { lines }: PayTable): void {
  const { phase, turn, isFast, view, sound, onShown } = props;
  const end = useEffectEvent(() => {
    const line = lines.findIndex(({ hand }) => hand === view?.hand);
    if (line >= 0) sound('good', Math.max(0, lines.length - 1 - line));
    onShown();
  });
  const hear = useEffectEvent((card: number) => sound('card', card));
  useEffect(() => {
    if (phase !== 'showing') return undefined;
    const count = 5 - countOf(view?.held ?? '');
    if (isFast) {
      const timer = setTimeout(end, 80);
      return () => clearTimeout(timer);
    }
    const timers = Array.from({ length: count }, (_, card) =>
      setTimeout(() => hear(card), card * cardPaceMs + cardTravelMs / 2),
    );
    const travel = count === 0 ? 120 : (count - 1) * cardPaceMs + cardTravelMs;
    timers.push(setTimeout(end, travel));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [phase, turn, isFast, view]);
}
