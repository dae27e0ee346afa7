import type { Texture } from 'pixi.js';
import { paintTexture } from '#frame/stage/textures.ts';

const side = 512;
const beams = 14;

/** Soft beams round a bright middle; they turn slowly behind a great amount. */
export function raysTexture(): Texture {
  const half = side / 2;
  return paintTexture(
    side,
    side,
    (context) => {
      const turning = context.createConicGradient(0, half, half);
      for (let beam = 0; beam < beams; beam += 1) {
        const strength = beam % 2 === 0 ? 0.85 : 0.5;
        turning.addColorStop(beam / beams, 'rgb(255 205 110 / 0)');
        turning.addColorStop((beam + 0.5) / beams, `rgb(255 205 110 / ${strength})`);
      }
      turning.addColorStop(1, 'rgb(255 205 110 / 0)');
      context.fillStyle = turning;
      context.fillRect(0, 0, side, side);
      const fade = context.createRadialGradient(half, half, 0, half, half, half);
      fade.addColorStop(0, 'rgb(0 0 0 / 0.9)');
      fade.addColorStop(0.4, 'rgb(0 0 0 / 0.34)');
      fade.addColorStop(1, 'rgb(0 0 0 / 0)');
      context.globalCompositeOperation = 'destination-in';
      context.fillStyle = fade;
      context.fillRect(0, 0, side, side);
      context.globalCompositeOperation = 'lighter';
      const heart = context.createRadialGradient(half, half, 0, half, half, half * 0.6);
      heart.addColorStop(0, 'rgb(255 230 160 / 0.55)');
      heart.addColorStop(1, 'rgb(255 180 80 / 0)');
      context.fillStyle = heart;
      context.fillRect(0, 0, side, side);
    },
    1,
  );
}
