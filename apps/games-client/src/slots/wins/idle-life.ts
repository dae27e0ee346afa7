/** While nobody plays, one symbol after another stirs, so the place never looks asleep. */
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { Reels, Window } from '#frame/slots/reels/reels.ts';
import type { SymbolActors } from './symbol-actors.ts';

export type IdleLife = {
  /** The reels stand with this window and nothing is being told. */
  rest(window: Window): void;
  wake(): void;
  update(deltaMs: number): void;
};

const firstAfterMs = 2600;
const betweenMs = 2200;
const stirMs = 1900;
const strength = 0.62;

export function createIdleLife(reels: Reels, actors: SymbolActors, wish: MotionWish): IdleLife {
  let window: Window | null = null;
  let waitMs = 0;
  let stirring: { reel: number; row: number; leftMs: number } | null = null;

  function settle(): void {
    if (!stirring) return;
    reels.columns[stirring.reel]?.mark(stirring.row, false, 0xffffff);
    actors.dismiss(stirring.reel, stirring.row);
    stirring = null;
  }

  function stir(shown: Window): void {
    // decoration: which symbol stirs
    const reel = Math.floor(Math.random() * shown.length);
    // decoration: and in which row
    const row = Math.floor(Math.random() * (shown[reel]?.length ?? 1));
    const symbol = shown[reel]?.[row];
    if (symbol === undefined) return;
    reels.columns[reel]?.mark(row, true, 0xffffff);
    actors.call(reel, row, symbol);
    actors.setStrength(reel, row, strength);
    stirring = { reel, row, leftMs: stirMs };
  }

  return {
    rest(next) {
      window = next;
      waitMs = firstAfterMs;
    },
    wake() {
      settle();
      window = null;
    },
    update(deltaMs) {
      if (!window || wish.isReduced) return;
      if (stirring) {
        stirring.leftMs -= deltaMs;
        const share = stirring.leftMs / stirMs;
        actors.setStrength(stirring.reel, stirring.row, strength * Math.min(1, share * 3));
        if (stirring.leftMs <= 0) {
          settle();
          waitMs = betweenMs;
        }
        return;
      }
      waitMs -= deltaMs;
      if (waitMs <= 0) stir(window);
    },
  };
}
