/** A coin with a thickness, thrown towards the eye and fallen back on the cloth. */
import type { CoinSide } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import type { CSSProperties } from 'react';
import { CoinFace } from './coin-face.tsx';

/** Between the two faces, from the lower one up: the reeded edge seen while it turns. */
const edgeLayers = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

const degreesOf = (side: CoinSide) => (side === 'heads' ? 0 : 180);

type Variables = CSSProperties & Record<`--${string}`, string | number>;

export function TossedCoin({
  from,
  side,
  toss,
  isFlying,
  turns = 4,
}: {
  /** What lay up before; only seen while it turns. */
  from: CoinSide;
  side: CoinSide;
  /** Rises with every throw. */
  toss: number;
  isFlying: boolean;
  /** Whole ones, in the air. */
  turns?: number;
}) {
  const style: Variables = {
    '--from': `${degreesOf(from)}deg`,
    '--to': `${degreesOf(side) + 360 * turns}deg`,
    '--rest': `${degreesOf(side)}deg`,
  };
  return (
    <div className="coin-place" data-flying={isFlying} style={style} aria-hidden="true">
      <div key={toss} className="coin-height">
        <div className="coin-shadow" />
        <div className="coin-lift">
          <div className="coin-body">
            {edgeLayers.map((layer) => (
              <div
                key={layer}
                className="coin-edge"
                style={{ transform: `translateZ(calc(${layer} * var(--coin-slice)))` }}
              />
            ))}
            <div className="coin-side">
              <CoinFace side="heads" />
            </div>
            <div className="coin-side coin-back">
              <CoinFace side="tails" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
