/** A symbol of a trend as its game draws it; an ending of a prize as its two digits. */
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { Ball } from '#features/lottery/numbers/ball.tsx';

export function Symbol({ family, symbol }: { family: Family; symbol: string }) {
  if (layoutOf(family).kind === 'prizes') return <b className="ending">{symbol}</b>;
  return <Ball family={family} ball={Number(symbol)} />;
}
