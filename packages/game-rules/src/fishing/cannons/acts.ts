/** What a player does at a cannon beside shots: level, weapon, lock. */
import { type Weapon, weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fishOf, type World, withSeat } from '@bahati/game-rules/fishing/simulation/world.ts';
import { levelCount } from './cannon.ts';

export type SeatAct =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'lock'; readonly fish: number | null };

export type ActRefusal = 'no_such_seat' | 'no_such_level' | 'fish_gone';

/** Reads what a frame sent; null: no act of a cannon. */
export function readAct(sent: unknown): SeatAct | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { kind, level, weapon, fish } = sent as Readonly<Record<string, unknown>>;
  if (kind === 'level' && isWhole(level)) return { kind, level };
  if (kind === 'lock' && (fish === null || isWhole(fish))) return { kind, fish };
  const known = weapons.find((one) => one === weapon);
  return kind === 'weapon' && known ? { kind, weapon: known } : null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** The pool after an act at this tick, or why it cannot be done. */
export function actAt(
  world: World,
  at: number,
  act: SeatAct,
  tick: number,
): World | { readonly refused: ActRefusal } {
  const seat = world.seats[at];
  if (!seat) return { refused: 'no_such_seat' };
  switch (act.kind) {
    case 'level':
      if (act.level < 0 || act.level >= levelCount) return { refused: 'no_such_level' };
      return withSeat(world, at, { ...seat, level: act.level });
    case 'weapon':
      return withSeat(world, at, { ...seat, weapon: act.weapon });
    case 'lock': {
      const fish = act.fish === null ? undefined : fishOf(world, act.fish, tick);
      if (act.fish !== null && !(fish && isInPool(fishAt(fish, tick)))) {
        return { refused: 'fish_gone' };
      }
      return withSeat(world, at, { ...seat, lock: act.fish });
    }
  }
}
