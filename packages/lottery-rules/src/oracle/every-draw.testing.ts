/** Every draw of a small family, one after the other. */
import { orderedSpace, repeatedSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

export function* everyDraw(family: Family): Generator<DrawNumbers> {
  const layout = layoutOf(family);
  if (layout.kind !== 'balls' || layout.extra > 0) throw new RangeError('Too many draws.');
  const space = layout.repeats
    ? repeatedSpace(layout.from, layout.to, layout.main)
    : orderedSpace(layout.to, layout.main);
  for (const { view } of space.cases()) yield asDraw(view);
}

const asDraw = (main: View): DrawNumbers => ({ kind: 'balls', main, extra: [] });
