import type { KenoBet } from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { pool } from '@bahati/game-rules/originals/keno/keno.tables.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

const columns = 8;
const numbers = Array.from({ length: pool }, (_, index) => index + 1);
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** The forty tiles. One of them is a stop of the tab key; the arrows go from tile to tile. */
export function KenoTiles({
  bet,
  drawn,
  isLocked,
  onToggle,
}: {
  bet: KenoBet;
  drawn: readonly number[];
  isLocked: boolean;
  onToggle: (number: number) => void;
}) {
  const say = useText();
  const [current, setCurrent] = useState(1);
  const tiles = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    // Elsewhere the arrows move the stake.
    event.stopPropagation();
    event.preventDefault();
    const next = current + step;
    if (next < 1 || next > pool) return;
    setCurrent(next);
    const tile = tiles.current?.children[next - 1];
    if (tile instanceof HTMLElement) tile.focus();
  };
  const labelOf = (number: number, isChosen: boolean, isDrawn: boolean) =>
    isDrawn ? say(isChosen ? words.hit : words.drawn, { number }) : `${number}`;
  return (
    <div ref={tiles} className="keno-tiles" role="group" aria-label={say(words.choose)}>
      {numbers.map((number) => {
        const isChosen = bet.chosen.includes(number);
        const isDrawn = drawn.includes(number);
        return (
          <button
            key={number}
            type="button"
            className="keno-tile display tabular"
            tabIndex={number === current ? 0 : -1}
            aria-pressed={isChosen}
            aria-disabled={isLocked || undefined}
            aria-label={labelOf(number, isChosen, isDrawn)}
            data-drawn={isDrawn || undefined}
            onFocus={() => setCurrent(number)}
            onKeyDown={walk}
            onClick={() => !isLocked && onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
