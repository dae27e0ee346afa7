/** Drawings of species as pictures of just the size they are shown at. */
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import { drawingOf, reachX, reachY } from './looks.ts';
import { createPoses, type Poses } from './poses.ts';

export type Sprite = {
  readonly picture: HTMLCanvasElement;
  /** Half of the picture, in units of the pool. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The picture as it swims, bent; made as it is asked for. */
  readonly poses: Poses;
};

type Drawn = Omit<Sprite, 'picture' | 'poses'> & { readonly image: HTMLImageElement };

/** In the order of the water's species. */
export async function loadDrawings({ species }: Water): Promise<readonly Drawn[]> {
  return Promise.all(species.map(loadDrawing));
}

async function loadDrawing({ code, body }: Species): Promise<Drawn> {
  const ratio = body.height / body.length;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(code, ratio))}`;
  await image.decode();
  const halfWidth = body.length * reachX;
  const halfHeight = body.length * reachY * Math.max(0.5, ratio);
  return { image, halfWidth, halfHeight };
}

/** None needs more than a phone's memory likes. */
const mostPixels = 900;

/**
 * @param shown points of the page for a unit of the pool.
 * @param sharpness device pixels for a point.
 */
export const spritesOf = (drawings: readonly Drawn[], shown: number, sharpness: number): Sprite[] =>
  drawings.map(({ image, halfWidth, halfHeight }) => {
    const scale = Math.min(shown * sharpness, mostPixels / (2 * Math.max(halfWidth, halfHeight)));
    const picture = document.createElement('canvas');
    picture.width = Math.max(1, Math.ceil(2 * halfWidth * scale));
    picture.height = Math.max(1, Math.ceil(2 * halfHeight * scale));
    picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height);
    const poses = createPoses(picture, picture.width / (2 * halfWidth * shown));
    return { picture, halfWidth, halfHeight, poses };
  });
