/** The paintings of a flagship's place as textures, each painted once. */
import type { Texture } from 'pixi.js';
import { glowTexture } from '#frame/stage/glow.ts';
import { svgTexture } from '#frame/stage/textures.ts';
import {
  type FlagshipPlace,
  groundSize,
  orbSize,
  overheadSize,
  sideSize,
  skySize,
  stripSize,
} from './place.ts';

export type FlagshipTextures = {
  readonly glow: Texture;
  readonly sky: Texture;
  readonly feastSky: Texture;
  readonly orb: Texture | null;
  readonly far: Texture;
  readonly near: Texture;
  readonly ground: Texture;
  readonly sides: readonly [Texture, Texture];
  readonly overhead: Texture | null;
};

/** How often loading calls `onStep`. */
export const flagshipSteps = 9;

export async function loadFlagshipTextures(
  place: FlagshipPlace,
  onStep: () => void,
): Promise<FlagshipTextures> {
  const paint = async (svg: string, { width, height }: Size, sharpness: number) => {
    const texture = await svgTexture(svg, width, height, sharpness);
    onStep();
    return texture;
  };
  const perhaps = async (svg: string | null, size: Size) => {
    if (svg !== null) return paint(svg, size, 1);
    onStep();
    return null;
  };
  const [left, right] = place.sides;
  return {
    glow: glowTexture(),
    sky: await paint(place.sky, skySize, 1),
    feastSky: await paint(place.feastSky, skySize, 1),
    orb: await perhaps(place.orb, { width: orbSize, height: orbSize }),
    far: await paint(place.far, stripSize, 1),
    near: await paint(place.near, stripSize, 1),
    ground: await paint(place.ground, groundSize, 1),
    sides: [await paint(left, sideSize, 1.2), await paint(right, sideSize, 1.2)],
    overhead: await perhaps(place.overhead, overheadSize),
  };
}

type Size = { readonly width: number; readonly height: number };
