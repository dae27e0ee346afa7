import { type CSSProperties, memo } from 'react';
import { drawnOf, lyingAt } from './pile.ts';

type PileProps = {
  /** Turns the pile, so that no two look alike. */
  readonly pit: number;
  readonly seeds: number;
  /** The last one has just been dropped. */
  readonly isDropped?: boolean;
};

/** Seeds as they lie in a bowl: grey kete of the coast. Decoration; the number stands beside. */
export const Pile = memo(function Pile({ pit, seeds, isDropped = false }: PileProps) {
  return (
    <span className="bao-pile" aria-hidden="true">
      {drawnOf(seeds).map((seed) => {
        const { x, y, turn, tint } = lyingAt(pit, seed);
        return (
          <i
            key={seed}
            className="bao-seed"
            data-tint={tint}
            data-is-new={(isDropped && seed === seeds - 1) || undefined}
            style={{ '--x': x, '--y': y, '--turn': `${turn}deg` } as CSSProperties}
          />
        );
      })}
    </span>
  );
});
