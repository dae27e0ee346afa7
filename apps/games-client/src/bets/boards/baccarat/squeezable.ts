/** Which card a player of a live table may bend up himself: the last of the side he bet more on. */
import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { dealOrder, type HandSide } from './deal-order.ts';

export type Squeezed = {
  readonly side: HandSide;
  /** Of all cards, in the order dealt. */
  readonly nth: number;
  readonly card: number;
};

/** Null: nothing was bet on either side, or as much on both. */
export function squeezedCard(view: BaccaratView): Squeezed | null {
  const on = (side: HandSide) => view.stacks.find(({ place }) => place === side)?.chips ?? 0;
  if (on('player') === on('banker')) return null;
  const side = on('player') > on('banker') ? 'player' : 'banker';
  const nth = dealOrder(view).findLastIndex((place) => place.side === side);
  const card = view[side].at(-1);
  return card === undefined ? null : { side, nth, card };
}
