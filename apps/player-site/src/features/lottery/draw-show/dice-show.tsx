/** Three dice that tumble and come to rest one after the other. */
import type { CSSProperties } from 'react';
import { DieFace } from '#features/lottery/numbers/die-face.tsx';
import { dice, scatter } from './show-times.ts';

/** How a die is turned so that the face is on top; faces lie as on a real die. */
const turns: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [-90, 0],
  6: [0, 180],
};

export function DiceShow({ values }: { values: readonly number[] }) {
  const lastMs = dice.firstMs + dice.stepMs * (values.length - 1);
  return (
    <>
      <div className="dice">
        {values.map((value, at) => {
          const [x, y] = turns[value] ?? [0, 0];
          const style = {
            '--x': `${x}deg`,
            '--y': `${y}deg`,
            '--from-x': `${x - 720 - 360 * Math.round(scatter(value, at) * 2)}deg`,
            '--from-y': `${y + 720 + 360 * Math.round(scatter(at, value, 7) * 2)}deg`,
            '--lasts': `${dice.firstMs + dice.stepMs * at}ms`,
          } as CSSProperties;
          return (
            <span key={at} className="die-throw" style={style}>
              <span className="die-cube">
                {[1, 2, 3, 4, 5, 6].map((face) => (
                  <span key={face} className="die-side" data-face={face}>
                    <DieFace value={face} />
                  </span>
                ))}
              </span>
            </span>
          );
        })}
      </div>
      <b className="dice-sum" style={{ animationDelay: `${lastMs}ms` }}>
        = {values.reduce((sum, value) => sum + value, 0)}
      </b>
    </>
  );
}
