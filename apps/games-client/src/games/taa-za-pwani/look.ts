/** Taa za Pwani: a night market on a quay, seen through a carved door of the old town. */
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { livelinessOf, type Motion } from '#frame/slots/wins/liveliness.ts';
import { cabinetArt, crestHeight } from './scene/cabinet-art.ts';
import { reelBedArt, reelShadeArt } from './scene/reel-bed-art.ts';
import { loadSceneTextures } from './scene/scene-textures.ts';
import { Scene } from './scene/scene.ts';
import { symbolDrawing } from './symbols/symbols.ts';

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

export const taaZaPwaniLook: SlotLook = {
  definition: taaZaPwani,
  // Every symbol family in view.
  openingStops: [1, 8, 12, 3, 26],
  drawing: symbolDrawing,
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
};
