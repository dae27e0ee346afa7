import type { Texture } from 'pixi.js';
import { paintTexture } from '#frame/stage/textures.ts';

/** A soft round light, white, to be tinted. */
export function glowTexture(): Texture {
  return paintTexture(
    128,
    128,
    (context) => {
      const light = context.createRadialGradient(64, 64, 0, 64, 64, 64);
      light.addColorStop(0, 'rgb(255 255 255 / 1)');
      light.addColorStop(0.18, 'rgb(255 255 255 / 0.62)');
      light.addColorStop(0.45, 'rgb(255 255 255 / 0.2)');
      light.addColorStop(0.75, 'rgb(255 255 255 / 0.05)');
      light.addColorStop(1, 'rgb(255 255 255 / 0)');
      context.fillStyle = light;
      context.fillRect(0, 0, 128, 128);
    },
    1,
  );
}
