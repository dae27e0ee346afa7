/** A hit as it is shown: where it met, what was captured, and what flies to whose cannon. */
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Hit } from '#frame/pools/play/pool-state.ts';
import type { Camera } from './camera.ts';
import type { Effects, Spot } from './effects.ts';

export type ShownHit = {
  readonly hit: Hit;
  readonly tick: number;
  readonly isOwn: boolean;
  readonly isReduced: boolean;
  /** What so many stakes of the shot's level come to. */
  readonly tell: (stakes: number) => string;
};

const mostCoins = 14;

export function showHit(effects: Effects, camera: Camera, water: Water, shown: ShownHit): void {
  const { hit, tick, isOwn, isReduced, tell } = shown;
  const [, met, strikes] = hit.wire;
  const placeOf = (id: number): Spot | null => {
    const fish = hit.before.fish.find((one) => one.id === id);
    return fish ? camera.toScreen(fishAt(fish, tick)) : null;
  };
  const halfOf = (id: number): number => {
    const fish = hit.before.fish.find((one) => one.id === id);
    return (water.species[fish?.species ?? 0]?.body.length ?? 300) * camera.scale;
  };
  const middle = placeOf(met);
  const home = camera.toScreen(muzzles[hit.seat] ?? { x: 0, y: 0 });
  if (middle && !isReduced) {
    const size = hit.weapon === 'net' ? 1_800 * camera.scale : 34;
    effects.add({ kind: 'ring', at: middle, weapon: hit.weapon, size }, 320);
  }
  for (const [by, rest, on, captured] of strikes) {
    const from = by === 0 ? middle : placeOf(by);
    const leaps = by !== 0 || hit.weapon === 'spark';
    if (leaps && from && !isReduced) {
      let last = from;
      for (const id of on) {
        const to = placeOf(id);
        if (to) effects.add({ kind: 'bolt', from: last, to }, 340);
        if (to && by === 0) last = to;
      }
    }
    for (const [fish, , pays] of captured) {
      const at = placeOf(fish);
      if (!at) continue;
      if (!isReduced) effects.add({ kind: 'blast', at, size: halfOf(fish) * 1.3 + 18 }, 520);
      const size = isOwn ? Math.min(46, 19 + Math.sqrt(pays) * 2.1) : 15;
      const color = isOwn ? '#ffd978' : '#dfe8fb';
      effects.add({ kind: 'sum', at, text: `+${tell(pays)}`, size, color }, isOwn ? 1_500 : 900);
      if (isReduced) continue;
      const coins = Math.min(isOwn ? mostCoins : 3, 2 + Math.ceil(Math.sqrt(pays)));
      for (let coin = 0; coin < coins; coin += 1) {
        const bend = ((coin * 37) % 90) - 45;
        effects.add({ kind: 'coin', from: at, to: home, bend }, 640, 120 + coin * 45);
      }
    }
    if (rest > 0 && from) {
      const color = isOwn ? '#9ff0de' : '#dfe8fb';
      effects.add(
        { kind: 'sum', at: from, text: `+${tell(rest)}`, size: isOwn ? 22 : 14, color },
        1_300,
      );
    }
  }
}

/** What a hit brought, in stakes of its shot. */
export const paysOf = ({ wire: [, , strikes] }: Hit): number =>
  strikes.reduce(
    (sum, [, rest, , captured]) => captured.reduce((all, [, , pays]) => all + pays, sum + rest),
    0,
  );
