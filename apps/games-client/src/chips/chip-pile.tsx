/** Chips that lie in a pile on the cloth, seen from the player's seat; said by whoever shows them. */
import type { CSSProperties } from 'react';
import { chipFigure, pileOf } from './chip-values.ts';
import './chip-pile.css';

type ChipPileProps = {
  /** Minor units. What is less than the smallest chip is not drawn. */
  readonly amount: bigint;
  readonly smallest: bigint;
  /** So many chips are drawn at most, the dearest of them. */
  readonly most?: number;
};

/** Piles of a hand are never quite straight; in hundredths of a chip. */
const leans = [0, 3, -2, 2];

/** As wide as `--chip` says, 44 px where it says nothing. */
export function ChipPile({ amount, smallest, most = 8 }: ChipPileProps) {
  const chips = pileOf(amount / smallest).slice(0, most);
  return (
    <span
      className="chip-pile"
      style={{ '--chips': chips.length } as CSSProperties}
      aria-hidden="true"
    >
      {chips.map((value, place) => (
        <span
          // A pile is built from below: its place is what a chip is known by.
          key={place}
          className="chip-laid"
          data-value={value}
          style={{ '--place': place, '--lean': leans[place & 3] } as CSSProperties}
        >
          <span className="chip-laid-figure tabular">{chipFigure(smallest * BigInt(value))}</span>
        </span>
      ))}
    </span>
  );
}
