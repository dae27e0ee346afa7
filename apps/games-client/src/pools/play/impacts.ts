/**
 * Where bullets of one's own meet a fish, found here before the server's verdict comes: the same rule
 * over the fish that were told. It says where a bullet ends, never what it captures.
 */
import type { Bullet } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishMet } from '@bahati/game-rules/fishing/simulation/meeting.ts';
import type { PoolView } from '@bahati/game-rules/fishing/wire/view.ts';

/** What says where a bullet is; of one seat no two have the same tick. */
type Flight = Pick<Bullet, 'seat' | 'firedAtTick' | 'angle' | 'lock'>;

/** `tick`: at which it met the fish. */
export type Impact = { readonly fish: number; readonly tick: number };

type Followed = { seenToTick: number; impact: Impact | null };

export type Impacts = {
  /** Null: it has met nothing up to this whole tick. */
  readonly of: (view: PoolView, flight: Flight, tick: number) => Impact | null;
  /** Forgets all bullets but those that still fly. */
  readonly keep: (flights: readonly Flight[]) => void;
};

export function createImpacts(): Impacts {
  let followed = new Map<number, Followed>();
  return {
    of(view, flight, tick) {
      const known = followed.get(flight.firedAtTick);
      const one = known ?? { seenToTick: flight.firedAtTick, impact: null };
      followed.set(flight.firedAtTick, one);
      // Somebody else caught that fish first: the bullet flies on.
      if (one.impact && !view.fish.some(({ id }) => id === one.impact?.fish)) one.impact = null;
      while (!one.impact && one.seenToTick < tick) {
        one.seenToTick += 1;
        const fish = fishMet(view, flight, one.seenToTick);
        if (typeof fish === 'number') one.impact = { fish, tick: one.seenToTick };
      }
      return one.impact;
    },
    keep(flights) {
      const flying = new Set(flights.map(({ firedAtTick }) => firedAtTick));
      followed = new Map([...followed].filter(([tick]) => flying.has(tick)));
    },
  };
}
