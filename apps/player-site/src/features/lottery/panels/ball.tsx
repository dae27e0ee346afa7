/** One number as it is drawn: a digit, a ball, a car of a race, a die. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { colourOf } from '@bahati/lottery-rules/families/six-mark/colours.ts';
import './ball.css';

export type BallShape = 'digit' | 'ball' | 'car' | 'die';

const shapes: Partial<Record<Family, BallShape>> = {
  'five-digit': 'digit',
  'three-digit': 'digit',
  'lucky-28': 'digit',
  racing: 'car',
  'dice-three': 'die',
};

export const shapeOf = (family: Family): BallShape => shapes[family] ?? 'ball';

export function Ball({
  family,
  number,
  tone,
}: {
  family: Family;
  number: number | string;
  tone?: 'extra' | undefined;
}) {
  const shape = shapeOf(family);
  const value = Number(number);
  if (shape === 'die') return <Die points={value} />;
  const colour = family === 'six-mark' ? colourOf(value) : shape === 'car' ? `car-${value}` : '';
  return (
    <span className={`lot-ball lot-${shape}`} data-colour={colour || undefined} data-tone={tone}>
      {number}
    </span>
  );
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** The face of a die; its points are said by what holds it. */
export function Die({ points }: { points: number }) {
  return (
    <svg className="lot-die" viewBox="0 0 24 24" role="img" aria-label={String(points)}>
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(pips[points] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={points === 1 ? 3.2 : 2.2} />
      ))}
    </svg>
  );
}
