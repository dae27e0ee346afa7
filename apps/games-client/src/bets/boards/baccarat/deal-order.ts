/** Where each card of a deal goes. Pure. */
import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';

export type HandSide = 'player' | 'banker';

/** In the order in which they leave the shoe. */
export function dealOrder({
  player,
  banker,
}: Pick<BaccaratView, 'player' | 'banker'>): { side: HandSide; at: number }[] {
  const order = [0, 1].flatMap((at) => [
    { side: 'player' as const, at },
    { side: 'banker' as const, at },
  ]);
  if (player.length > 2) order.push({ side: 'player', at: 2 });
  if (banker.length > 2) order.push({ side: 'banker', at: 2 });
  return order;
}
