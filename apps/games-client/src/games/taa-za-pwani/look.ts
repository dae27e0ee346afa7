/** Taa za Pwani: a night market on a quay, seen through a carved door of the old town. */
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { livelinessOf, type Motion } from '#frame/slots/wins/liveliness.ts';
import { glowTexture } from '#frame/stage/glow.ts';
import { paintTexture, svgTexture } from '#frame/stage/textures.ts';
import { cabinetArt, crestHeight, reelBedArt, reelShadeArt } from './cabinet.ts';
import { lanternSize } from './lanterns.ts';
import { goodsSize, Scene, type SceneTextures, stallSize } from './scene.ts';
import coffeeStall from './scene/coffee-stall.svg?raw';
import farTown from './scene/far-town.svg?raw';
import fruitGoods from './scene/fruit-goods.svg?raw';
import lanternAmber from './scene/lantern-amber.svg?raw';
import lanternAmberLit from './scene/lantern-amber-lit.svg?raw';
import lanternRose from './scene/lantern-rose.svg?raw';
import lanternRoseLit from './scene/lantern-rose-lit.svg?raw';
import lanternTeal from './scene/lantern-teal.svg?raw';
import lanternTealLit from './scene/lantern-teal-lit.svg?raw';
import moon from './scene/moon.svg?raw';
import nearTown from './scene/near-town.svg?raw';
import palmLeaves from './scene/palm-leaves.svg?raw';
import quay from './scene/quay.svg?raw';
import ship from './scene/ship.svg?raw';
import spiceGoods from './scene/spice-goods.svg?raw';
import spiceStall from './scene/spice-stall.svg?raw';

/** For each symbol, how it moves and the light it gives off when it wins. */
const life: Readonly<Record<string, readonly [moves: Motion, aura: number]>> = {
  lantern: ['swing', 0xffc24a],
  dhow: ['sail', 0x8fdcff],
  door: ['knock', 0xffb45a],
  'coffee-pot': ['pour', 0xff9a5a],
  drum: ['thump', 0xff6b5a],
  octopus: ['wriggle', 0xff6fb0],
  coconut: ['sway', 0xa8f06a],
  mango: ['wobble', 0xffa040],
  clove: ['unfold', 0xff8a70],
  tea: ['tip', 0xffc070],
};

export const taaZaPwaniLook = (drawing: (key: string) => string): SlotLook => ({
  definition: taaZaPwani,
  // Every symbol family in view.
  openingStops: [1, 8, 12, 3, 26],
  drawing,
  auraOf: (key) => life[key]?.[1] ?? 0xffffff,
  livelinessOf: (key) => livelinessOf(life[key]?.[0]),
  cabinet: {
    crestHeight,
    frame: cabinetArt,
    bed: reelBedArt,
    shade: reelShadeArt,
    bulbTints: [0xffc455, 0xff7a5c, 0x4fe0c6, 0xff77a8],
  },
  // A dhow that lands throws up a little sea.
  splashTint: 0x8fe6ff,
  freeSpinTint: 0x1fb3b8,
  sceneSteps: 16,
  loadScene: async (wish, onStep) => new Scene(await loadSceneTextures(onStep), wish),
});

const unlit = [lanternAmber, lanternRose, lanternTeal];
const lit = [lanternAmberLit, lanternRoseLit, lanternTealLit];

/** Every painting of the scene as a texture, each painted once. */
async function loadSceneTextures(onStep: () => void): Promise<SceneTextures> {
  const step = async (svg: string, { width, height }: Size, sharpness?: number) => {
    const texture = await svgTexture(svg, width, height, sharpness);
    onStep();
    return texture;
  };
  const lanternsOf = (svgs: readonly string[]) =>
    Promise.all(svgs.map((svg) => step(svg, lanternSize)));
  const glow = glowTexture();
  const cord = paintTexture(4, 8, (context) => {
    context.fillStyle = '#2a1a1c';
    context.fillRect(0, 0, 4, 8);
  });
  return {
    glow,
    moon: await step(moon, { width: 200, height: 200 }),
    ship: await step(ship, { width: 220, height: 200 }),
    farTown: await step(farTown, { width: 1200, height: 240 }, 1),
    nearTown: await step(nearTown, { width: 1200, height: 240 }, 1.5),
    quay: await step(quay, { width: 1400, height: 320 }, 1),
    spiceStall: await step(spiceStall, stallSize, 1.5),
    coffeeStall: await step(coffeeStall, stallSize, 1.5),
    spiceGoods: await step(spiceGoods, goodsSize, 1.5),
    fruitGoods: await step(fruitGoods, goodsSize, 1.5),
    leaves: await step(palmLeaves, { width: 420, height: 360 }, 1),
    lanterns: { glow, cord, unlit: await lanternsOf(unlit), lit: await lanternsOf(lit) },
  };
}

type Size = { readonly width: number; readonly height: number };
