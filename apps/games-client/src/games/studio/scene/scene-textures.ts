/** The pictures of a studio place, each painted once in the light of its game. */
import type { Texture } from 'pixi.js';
import { type Light, mix } from '#frame/games/studio/colours.ts';
import { figureDrawing } from '#frame/games/studio/symbols/symbol-drawing.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { paintTexture, svgTexture } from '#frame/stage/textures.ts';
import { garlandArt, garlandHeight, garlandWidth } from './garlands.ts';
import { groundArt, groundHeight, groundWidth } from './grounds.ts';
import type { Place } from './places.ts';
import { type Ink, type Silhouette, stripHeight, stripWidth } from './silhouette.ts';

export type PlaceTextures = {
  readonly sky: Texture;
  /** The sky of free spins. */
  readonly feastSky: Texture;
  readonly stars: Texture;
  readonly orb: Texture;
  readonly far: Texture;
  readonly middle: Texture;
  readonly ground: Texture;
  readonly garland: Texture | null;
  readonly props: readonly [Texture, Texture];
};

/** How often loading calls `onStep`. */
export const placeSteps = 6;
export const propUnits = 240;
const starsWidth = 900;
const starsHeight = 420;

export async function loadPlaceTextures(
  place: Place,
  light: Light,
  onStep: () => void,
): Promise<PlaceTextures> {
  const step = async (svg: string, width: number, height: number, sharpness: number) => {
    const texture = await svgTexture(svg, width, height, sharpness);
    onStep();
    return texture;
  };
  const { sky, cloth, lamp } = light;
  const aired = sky.map((colour) => mix(colour, place.air, place.airShare));
  const [top = cloth.ink, high = cloth.deep, low = cloth.ground, horizon = cloth.main] = aired;
  const farInk = {
    fill: mix(low, cloth.deep, 0.45),
    shade: mix(low, cloth.deep, 0.7),
    lit: mix(horizon, lamp, 0.6),
  };
  // Under water the near things are bright; on land they stand dark before the sky.
  const nearInk = place.isSunken
    ? { fill: mix(cloth.accent, high, 0.35), shade: mix(cloth.main, high, 0.45), lit: cloth.pale }
    : {
        fill: mix(mix(high, cloth.deep, 0.5), cloth.ink, 0.3),
        shade: mix(cloth.deep, cloth.ink, 0.65),
        lit: lamp,
      };
  const groundInk = {
    far: mix(mix(high, place.air, 0.3), cloth.ink, 0.25),
    near: mix(cloth.deep, cloth.ink, 0.55),
    mark: mix(lamp, cloth.deep, 0.45),
  };
  const [left, right] = place.props;
  const prop = (key: string) => step(figureDrawing(key, cloth), propUnits, propUnits, 1.5);
  return {
    sky: gradientTexture([top, high, low, horizon]),
    feastSky: gradientTexture([
      cloth.ink,
      cloth.deep,
      mix(cloth.ground, cloth.accent, 0.4),
      cloth.main,
    ]),
    stars: await svgTexture(starsArt(), starsWidth, starsHeight, 1),
    orb: orbTexture(light.orb, light.isDay),
    far: await step(stripArt(place.far, farInk, 11), stripWidth, stripHeight, 1),
    middle: await step(stripArt(place.middle, nearInk, 29), stripWidth, stripHeight, 1),
    ground: await step(groundArt(place.ground, groundInk), groundWidth, groundHeight, 1),
    garland: await garlandTexture(place, light, onStep),
    props: [await prop(left), await prop(right)],
  };
}

async function garlandTexture(
  place: Place,
  { cloth, lamp }: Light,
  onStep: () => void,
): Promise<Texture | null> {
  onStep();
  if (place.garland === 'none') return null;
  const colours =
    place.garland === 'leaves'
      ? ['#0f5a34', '#1c7a44', '#0a4228', '#2f9450']
      : [cloth.main, cloth.accent, '#2fb8a6', '#d6336c', cloth.pale];
  const svg = garlandArt(place.garland, { colours, cord: mix(cloth.ink, '#8a6a4a', 0.5), lamp });
  return svgTexture(svg, garlandWidth, garlandHeight, 1.5);
}

function stripArt(draw: Silhouette, ink: Ink, seed: number): string {
  return picture(stripWidth, stripHeight, '', draw(ink, seed));
}

function gradientTexture(colours: readonly string[]): Texture {
  return paintTexture(
    4,
    512,
    (context) => {
      const fill = context.createLinearGradient(0, 0, 0, 512);
      const stops = [0, 0.3, 0.66, 1];
      for (const [index, colour] of colours.entries()) fill.addColorStop(stops[index] ?? 1, colour);
      context.fillStyle = fill;
      context.fillRect(0, 0, 4, 512);
    },
    1,
  );
}

function starsArt(): string {
  const chance = chances(17);
  const stars = Array.from({ length: 90 }, () => {
    const y = chance() ** 1.5 * starsHeight;
    return `<circle cx="${at(chance() * starsWidth)}" cy="${at(y)}"
      r="${at(0.5 + chance() * 1.5)}" fill="#fff" opacity="${at(0.3 + chance() * 0.7)}"/>`;
  });
  return picture(starsWidth, starsHeight, '', stars.join(''));
}

/** A sun is an even disc; a moon has its seas. */
function orbTexture(colour: string, isDay: boolean): Texture {
  return paintTexture(200, 200, (context) => {
    const face = context.createRadialGradient(84, 78, 10, 100, 100, 96);
    face.addColorStop(0, '#fffef6');
    face.addColorStop(0.7, colour);
    face.addColorStop(1, mix(colour, '#c98a4a', 0.4));
    context.fillStyle = face;
    context.beginPath();
    context.arc(100, 100, 94, 0, Math.PI * 2);
    context.fill();
    if (isDay) return;
    context.fillStyle = 'rgb(120 100 90 / 0.16)';
    for (const [x, y, r] of [
      [72, 70, 20],
      [126, 88, 27],
      [84, 126, 16],
      [120, 144, 11],
      [104, 44, 9],
    ] as const) {
      context.beginPath();
      context.arc(x, y, r, 0, Math.PI * 2);
      context.fill();
    }
  });
}
