/** One number as it leaves the machine of its family. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { colourOf } from '@bahati/lottery-rules/families/six-mark/colours.ts';
import { ballText } from '@bahati/lottery-rules/words/selection-words.ts';
import { DieFace } from './die-face.tsx';
import './numbers.css';

/** Of each ball the colour its game gives it. */
function toneOf(family: Family, ball: number): string {
  if (family === 'six-mark') return colourOf(ball);
  if (family === 'racing') return `car-${ball}`;
  if (family === 'keno') return ball > 40 ? 'upper' : 'lower';
  if (family.startsWith('six-of')) return `ten-${Math.floor((ball - 1) / 10)}`;
  return 'plain';
}

export function Ball({
  family,
  ball,
  isExtra = false,
}: {
  family: Family;
  ball: number;
  isExtra?: boolean;
}) {
  if (family === 'dice-three') return <DieFace value={ball} />;
  const shape = family === 'racing' ? 'plate' : family.includes('digit') ? 'digit' : 'ball';
  return (
    <span
      className="lot-ball"
      data-shape={shape}
      data-tone={toneOf(family, ball)}
      data-extra={isExtra ? '' : undefined}
    >
      {shape === 'plate' ? ball : ballText(family, ball)}
    </span>
  );
}
