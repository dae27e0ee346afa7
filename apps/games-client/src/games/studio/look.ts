/** How a studio game looks: its theme's place and symbols in its palette's light. */
import type { StudioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { glowTexture } from '#frame/stage/glow.ts';
import type { SlotLook } from '#frame/slots/slot-look.ts';
import { studioCabinet } from './cabinet-art.ts';
import { lights, tintOf } from './colours.ts';
import { studioLiveliness } from './liveliness.ts';
import { places } from './scene/places.ts';
import { loadPlaceTextures, placeSteps } from './scene/scene-textures.ts';
import { StudioScene } from './scene/studio-scene.ts';
import { symbolDrawing } from './symbols/symbol-drawing.ts';

/** The light that a winning token gives off is that of its own stuff. */
const tokenAuras: Readonly<Record<string, number>> = {
  coin: 0xffc455,
  tile: 0x4fe0c6,
  bead: 0xff7a5c,
  cloth: 0xa68cff,
  wild: 0xffd24a,
  scatter: 0x9fe0ff,
  book: 0xffc870,
  gold: 0xffd24a,
};

export function studioLook({ definition, theme, palette }: StudioGame): SlotLook {
  const light = lights[palette];
  const place = places[theme];
  return {
    definition,
    openingStops: definition.reels.map((strip, reel) => (reel * 7 + 3) % strip.length),
    drawing: (key) => symbolDrawing(key, light.cloth),
    auraOf: (key) => tokenAuras[key.split('-')[0] ?? ''] ?? tintOf(light.lamp),
    livelinessOf: studioLiveliness,
    cabinet: studioCabinet(light, theme),
    splashTint: 0xbfeaff,
    freeSpinTint: tintOf(light.cloth.accent),
    sceneSteps: placeSteps,
    async loadScene(wish, onStep) {
      const textures = await loadPlaceTextures(place, light, onStep);
      return new StudioScene(place, light, textures, glowTexture(), wish);
    },
  };
}
