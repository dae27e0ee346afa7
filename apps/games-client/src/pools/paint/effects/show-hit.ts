/** A hit as it is shown: where it met, what was captured, and what flies to whose cannon. */
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Hit } from '#frame/pools/play/pool-state.ts';
import type { Camera } from '#frame/pools/paint/camera.ts';
import type { Sprite } from '#frame/pools/paint/sprites/sprites.ts';
import type { Spot } from './effect.ts';
import type { Effects } from './effects.ts';

export type ShownHit = {
  readonly hit: Hit;
  readonly tick: number;
  readonly isOwn: boolean;
  readonly isReduced: boolean;
  readonly sprites: readonly Sprite[];
  /** What so many stakes of the shot's level come to. */
  readonly tell: (stakes: number) => string;
  readonly nameOf: (species: Species, prize: number) => string;
};

const mostCoins = 14;
/** From so many stakes on a capture of one's own has a medal. */
const medalFrom = 20;

type Scene = {
  readonly effects: Effects;
  readonly camera: Camera;
  readonly water: Water;
  readonly shown: ShownHit;
};

export function showHit(effects: Effects, camera: Camera, water: Water, shown: ShownHit): void {
  const scene = { effects, camera, water, shown };
  const { hit, isReduced } = shown;
  const [, met, strikes] = hit.wire;
  // Many captures at once are told as one sum.
  const isMany = strikes.reduce((sum, [, , , captured]) => sum + captured.length, 0) > 2;
  const middle = placeOf(scene, met);
  if (middle && !isReduced) {
    const size = hit.weapon === 'net' ? 1_800 * camera.scale : 34;
    effects.add({ kind: 'ring', at: middle, weapon: hit.weapon, size }, 320);
  }
  for (const [by, rest, on, captured] of strikes) {
    const from = by === 0 ? middle : placeOf(scene, by);
    if (from && !isReduced) showLeaps(scene, from, by, on);
    for (const [fish, , pays] of captured) showCatch(scene, fish, pays, !isMany);
    if (rest > 0 && from && !isMany) showSum(scene, from, rest, '#9ff0de');
  }
  if (middle && isMany) showSum(scene, middle, paysOf(hit), '#ffd978');
  if (shown.isOwn) showMedal(scene);
}

const fishOf = ({ shown }: Scene, id: number) => shown.hit.before.fish.find((one) => one.id === id);

function placeOf(scene: Scene, id: number): Spot | null {
  const fish = fishOf(scene, id);
  return fish ? scene.camera.toScreen(fishAt(fish, scene.shown.tick)) : null;
}

/** Sparks and effects leap from fish to fish. */
function showLeaps(scene: Scene, from: Spot, by: number, on: readonly number[]): void {
  if (by === 0 && scene.shown.hit.weapon !== 'spark') return;
  let last = from;
  for (const id of on) {
    const to = placeOf(scene, id);
    if (to) scene.effects.add({ kind: 'bolt', from: last, to }, 340);
    if (to && by === 0) last = to;
  }
}

function showCatch(scene: Scene, id: number, pays: number, isTold: boolean): void {
  const { effects, camera, water, shown } = scene;
  const [fish, at] = [fishOf(scene, id), placeOf(scene, id)];
  if (!fish || !at) return;
  if (isTold) showSum(scene, at, pays, '#ffd978');
  if (shown.isReduced) return;
  const home = camera.toScreen(muzzles[shown.hit.seat] ?? { x: 0, y: 0 });
  const half = (water.species[fish.species]?.body.length ?? 300) * camera.scale;
  effects.add({ kind: 'blast', at, size: half * 1.3 + 18 }, 520);
  const sprite = shown.sprites[fish.species];
  if (sprite) {
    const { picture, halfWidth, halfHeight } = sprite;
    const reach = { x: halfWidth * camera.scale, y: halfHeight * camera.scale };
    effects.add({ kind: 'catch', from: at, to: home, picture, half: reach }, 620);
  }
  const coins = Math.min(shown.isOwn ? mostCoins : 3, 2 + Math.ceil(Math.sqrt(pays)));
  for (let coin = 0; coin < coins; coin += 1) {
    const bend = ((coin * 37) % 90) - 45;
    effects.add({ kind: 'coin', from: at, to: home, bend }, 640, 120 + coin * 45);
  }
}

function showSum({ effects, shown }: Scene, at: Spot, stakes: number, own: string): void {
  const { isOwn, tell } = shown;
  const size = isOwn ? Math.min(40, 18 + Math.sqrt(stakes) * 2) : 14;
  const color = isOwn ? own : '#dfe8fb';
  effects.add({ kind: 'sum', at, text: `+${tell(stakes)}`, size, color }, isOwn ? 1_400 : 900);
}

/** The dearest of what was captured stands for all of it. */
function showMedal({ effects, camera, water, shown }: Scene): void {
  const { hit, tell, nameOf } = shown;
  const pays = paysOf(hit);
  if (pays < medalFrom) return;
  const captured = hit.wire[2].flatMap(([, , , all]) => all);
  const [first] = captured.toSorted(([, , one], [, , other]) => other - one);
  const fish = hit.before.fish.find(({ id }) => id === first?.[0]);
  const species = water.species[fish?.species ?? -1];
  if (!first || !species) return;
  const { width, height } = camera;
  const isGreat = species.size === 'boss';
  const size = Math.min(width, height) * (isGreat ? 0.19 : 0.12 + Math.min(0.04, pays / 2_000));
  const at = { x: width / 2, y: height * 0.4 };
  const told = { name: nameOf(species, first[1]), times: `${pays}×`, amount: `+${tell(pays)}` };
  effects.add({ kind: 'medal', at, size, ...told }, isGreat ? 3_400 : 1_900);
}

/** What a hit brought, in stakes of its shot. */
export const paysOf = ({ wire: [, , strikes] }: Hit): number =>
  strikes.reduce(
    (sum, [, rest, , captured]) => captured.reduce((all, [, , pays]) => all + pays, sum + rest),
    0,
  );
