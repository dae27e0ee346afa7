/** Drawings of species as pictures of the size they are shown at. */
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import { drawingOf, reachX, reachY } from './looks.ts';

export type Sprite = {
  readonly picture: HTMLCanvasElement;
  /** Half of the picture, in units of the pool. */
  readonly halfWidth: number;
  readonly halfHeight: number;
};

export async function loadSprites(water: Water): Promise<readonly Sprite[]> {
  return Promise.all(water.species.map(loadSprite));
}

/** Larger ones are drawn finer; none needs more than a phone's memory likes. */
const pixelsPerUnit = 0.16;
const mostPixels = 900;

async function loadSprite({ code, body }: Species): Promise<Sprite> {
  const ratio = body.height / body.length;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(code, ratio))}`;
  await image.decode();
  const halfWidth = body.length * reachX;
  const halfHeight = body.length * reachY * Math.max(0.5, ratio);
  const scale = Math.min(pixelsPerUnit, mostPixels / (2 * Math.max(halfWidth, halfHeight)));
  const picture = document.createElement('canvas');
  picture.width = Math.ceil(2 * halfWidth * scale);
  picture.height = Math.ceil(2 * halfHeight * scale);
  picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height);
  return { picture, halfWidth, halfHeight };
}
