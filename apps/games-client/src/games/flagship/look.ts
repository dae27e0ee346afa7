/** Puts a flagship's art together into what the stage wants to know. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { livelinessOf, type Motion } from '#frame/slots/wins/liveliness.ts';
import { type CabinetStyle, flagshipCabinet } from './cabinet.ts';
import type { FlagshipPlace } from './place.ts';
import { FlagshipScene } from './scene.ts';
import { flagshipSteps, loadFlagshipTextures } from './scene-textures.ts';

export type FlagshipArt = {
  /** For each symbol, how it moves and the light it gives off when it wins. */
  readonly life: Readonly<Record<string, readonly [moves: Motion, aura: number]>>;
  readonly cabinet: CabinetStyle;
  readonly place: FlagshipPlace;
  readonly splashTint: number;
  readonly freeSpinTint: number;
};

export function flagshipLook(
  definition: SlotDefinition,
  drawing: (key: string) => string,
  art: FlagshipArt,
): SlotLook {
  const { life, place } = art;
  return {
    definition,
    openingStops: definition.reels.map((strip, reel) => (reel * 7 + 3) % strip.length),
    drawing,
    auraOf: (key) => life[key]?.[1] ?? 0xffffff,
    livelinessOf: (key) => livelinessOf(life[key]?.[0]),
    cabinet: flagshipCabinet(art.cabinet),
    splashTint: art.splashTint,
    freeSpinTint: art.freeSpinTint,
    sceneSteps: flagshipSteps,
    async loadScene(wish, onStep) {
      return new FlagshipScene(place, await loadFlagshipTextures(place, onStep), wish);
    },
  };
}
