/** A board that fills from the smallest prize up to the first one, as it is drawn in its country. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { PrizeNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { useEffect, useState } from 'react';
import { countOf } from '#features/lottery/numbers/board-order.ts';
import { PrizeBoard } from '#features/lottery/numbers/prize-board.tsx';
import { board } from './show-times.ts';

export function BoardShow({ family, numbers }: { family: Family; numbers: PrizeNumbers }) {
  const count = countOf(family, numbers);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - startedAt) / (board.lastsMs * 0.95));
      setShown(Math.floor(share * count));
      if (share === 1) clearInterval(timer);
    }, board.stepMs);
    return () => clearInterval(timer);
  }, [count]);
  return (
    <div className="board-show">
      <PrizeBoard family={family} numbers={numbers} shown={shown} />
    </div>
  );
}
