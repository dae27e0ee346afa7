/** Taa za Pwani: a night market on a quay, seen through a carved door of the old town. */
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { livelinessOf } from '#frame/slots/wins/liveliness.ts';
import { cabinetArt, crestHeight } from './scene/cabinet-art.ts';
import { reelBedArt, reelShadeArt } from './scene/reel-bed-art.ts';
import { loadSceneTextures } from './scene/scene-textures.ts';
import { Scene } from './scene/scene.ts';
import { symbolDrawing } from './symbols/symbols.ts';

const auras: Readonly<Record<string, number>> = {
  lantern: 0xffc24a,
  dhow: 0x8fdcff,
  door: 0xffb45a,
  'coffee-pot': 0xff9a5a,
  drum: 0xff6b5a,
  octopus: 0xff6fb0,
  coconut: 0xa8f06a,
  mango: 0xffa040,
  clove: 0xff8a70,
  tea: 0xffc070,
};

export const taaZaPwaniLook: SlotLook = {
  definition: taaZaPwani,
  // Every symbol family in view.
  openingStops: [1, 8, 12, 3, 26],
  drawing: symbolDrawing,
  auraOf: (key) => auras[key] ?? 0xffffff,
  livelinessOf,
  cabinet: {
    crestHeight,
    frame: cabinetArt,
    bed: reelBedArt,
    shade: reelShadeArt,
    bulbTints: [0xffc455, 0xff7a5c, 0x4fe0c6, 0xff77a8],
  },
  // A dhow that lands throws up a little sea.
  splashTint: 0x8fe6ff,
  moonlightTint: 0x1fb3b8,
  sceneSteps: 16,
  loadScene: async (wish, onStep) => new Scene(await loadSceneTextures(onStep), wish),
};
