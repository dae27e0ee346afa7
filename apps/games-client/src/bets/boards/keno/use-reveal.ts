import type { KenoView } from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { useEffect, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';

const betweenMs = 165;
const restMs = 320;
const quickMs = 90;

/** The numbers that have come so far, one after the other while a round is shown. */
export function useReveal(props: BoardProps<KenoView>, view: KenoView | null): readonly number[] {
  const { phase, turn, isFast, onShown, sound } = props;
  const [come, setCome] = useState({ turn: -1, count: 0 });
  const count = come.turn === turn ? come.count : 0;
  const isOver = view !== null && count >= view.drawn.length;

  useEffect(() => {
    if (phase !== 'showing' || !view) return undefined;
    if (isFast && !isOver) {
      const timer = setTimeout(() => setCome({ turn, count: view.drawn.length }), 20);
      return () => clearTimeout(timer);
    }
    if (isOver) {
      const timer = setTimeout(onShown, isFast ? quickMs : restMs);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      const next = view.drawn.slice(0, count + 1);
      const hits = next.filter((number) => view.chosen.includes(number)).length;
      const isHit = view.chosen.includes(next.at(-1) ?? 0);
      sound(isHit ? 'good' : 'tick', isHit ? hits : 0);
      setCome({ turn, count: count + 1 });
    }, betweenMs);
    return () => clearTimeout(timer);
  }, [phase, turn, isFast, onShown, sound, view, count, isOver]);

  if (!view || phase === 'asking') return [];
  return phase === 'showing' ? view.drawn.slice(0, count) : view.drawn;
}
