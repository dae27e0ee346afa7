/**
 * Draws a puzzle: a cloth with a hole of the piece's shape, a hole of another shape beside it,
 * uneven light and grain, so that no one threshold finds the place. The piece's x is told to
 * nobody.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { encodePng } from './png.ts';
import { between, type Colour, mix, oneOf, soft, weaveCloth } from './slider-cloth.ts';

export const sliderWidth = 280;
export const sliderHeight = 140;
export const pieceSize = 52;

/** The holes keep away from where the piece starts, and from each other. */
const leastX = pieceSize + 10;
const mostX = sliderWidth - pieceSize - 6;
const apart = pieceSize + 2;

type SliderPicture = { background: Buffer; piece: Buffer; pieceX: number; pieceY: number };

/** How deep inside a shape a point is, in pixels; negative outside. From the shape's middle. */
type Shape = (dx: number, dy: number) => number;

const shapes: readonly Shape[] = [
  // A lantern: a round body with a handle.
  (dx, dy) => Math.max(15 - Math.hypot(dx, dy - 4), Math.min(5.5 - Math.abs(dx), 20 + dy, 4 - dy)),
  // A diamond.
  (dx, dy) => (21 - Math.abs(dx) - Math.abs(dy)) / Math.SQRT2,
  // A flower of five leaves.
  (dx, dy) => 15.5 * (1 + 0.24 * Math.cos(5 * Math.atan2(dy, dx))) - Math.hypot(dx, dy),
  // A moon.
  (dx, dy) => Math.min(19 - Math.hypot(dx, dy), Math.hypot(dx - 10, dy + 4) - 12),
  // A cross of two bars.
  (dx, dy) =>
    Math.max(
      Math.min(7.5 - Math.abs(dx), 19 - Math.abs(dy)),
      Math.min(19 - Math.abs(dx), 7.5 - Math.abs(dy)),
    ),
  // A sail.
  (dx, dy) => Math.min(15 - dy, (dy + 24 - 1.7 * Math.abs(dx)) / 1.97),
];

export function drawSlider(): SliderPicture {
  const cloth = weaveCloth(sliderHeight);
  const light = unevenLight();
  const grain = randomBytes((sliderWidth * sliderHeight) / 4);
  const [own, other] = twoShapes();
  const pieceX = randomInt(leastX, mostX + 1);
  const pieceY = randomInt(6, sliderHeight - pieceSize - 5);
  const otherX = oneOf(placesBeside(pieceX));
  const otherY = Math.min(sliderHeight - pieceSize - 5, Math.max(5, pieceY + randomInt(-8, 9)));
  const speck = (x: number, y: number) =>
    ((grain[(y >> 1) * (sliderWidth / 2) + (x >> 1)] ?? 0) % 4) * 7 - 10;
  const lit = (x: number, y: number): Colour => mix(night, cloth(x, y), light(x, y));
  // What shows through is another part of the cloth: the piece's own print is nowhere else.
  const hole = (x: number, y: number, depth: number): Colour => {
    const through = mix(night, cloth(x + 97, y + 31), 0.3);
    return mix(mix(lit(x, y), through, soft(depth) * 0.94), rim, edge(depth));
  };

  const background = Buffer.alloc(sliderWidth * sliderHeight * 3);
  for (let y = 0; y < sliderHeight; y += 1) {
    for (let x = 0; x < sliderWidth; x += 1) {
      const inOwn = own(x - pieceX - pieceSize / 2, y - pieceY - pieceSize / 2);
      const inOther = other(x - otherX - pieceSize / 2, y - otherY - pieceSize / 2);
      const depth = Math.max(inOwn, inOther);
      const colour = depth < -2 ? lit(x, y) : hole(x, y, depth);
      put(background, 3 * (y * sliderWidth + x), colour, speck(x, y));
    }
  }
  const piece = Buffer.alloc(pieceSize * pieceSize * 4);
  for (let y = 0; y < pieceSize; y += 1) {
    for (let x = 0; x < pieceSize; x += 1) {
      const depth = own(x - pieceSize / 2, y - pieceSize / 2);
      const at = 4 * (y * pieceSize + x);
      // It lies on top and catches the light: the eye finds it before the hand does.
      const shown = mix(lit(pieceX + x, pieceY + y), [255, 255, 255], 0.24);
      put(piece, at, mix(shown, rim, edge(depth / 1.8)), speck(y, x));
      piece[at + 3] = Math.round(255 * soft(depth + 0.8));
    }
  }
  return {
    background: encodePng(background, sliderWidth, sliderHeight, 3),
    piece: encodePng(piece, pieceSize, pieceSize, 4),
    pieceX,
    pieceY,
  };
}

const night: Colour = [9, 11, 24];

/** The seam around a hole and around the piece. */
const rim: Colour = [251, 240, 205];

function edge(depth: number): number {
  return Math.max(0, 1 - Math.abs(depth) / 1.3) * 0.8;
}

/** Few steps of each colour: the grain hides them, and the picture takes half the bytes. */
const step = 15;

function put(pixels: Buffer, at: number, colour: Colour, speck: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const stepped = Math.round(((colour[channel] ?? 0) + speck) / step) * step;
    pixels[at + channel] = Math.min(255, Math.max(0, stepped));
  }
}

/** Two different ones, each turned a little and of a size of its own. */
function twoShapes(): [own: Shape, other: Shape] {
  const own = oneOf(shapes);
  return [cutOut(own), cutOut(oneOf(shapes.filter((shape) => shape !== own)))];
}

function cutOut(shape: Shape): Shape {
  const [turn, scale] = [between(-0.35, 0.35), between(0.95, 1.12)];
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  return (dx, dy) =>
    Math.abs(dx) > pieceSize / 2 || Math.abs(dy) > pieceSize / 2
      ? -pieceSize
      : shape(dx * cos + dy * sin, dy * cos - dx * sin) * scale;
}

function placesBeside(pieceX: number): number[] {
  const all = Array.from({ length: mostX - leastX + 1 }, (_, at) => leastX + at);
  return all.filter((x) => Math.abs(x - pieceX) >= apart);
}

/** From 0.5 to 1: shadows of no shape, as dark as a hole in places. */
function unevenLight(): (x: number, y: number) => number {
  const shadows = Array.from({ length: 3 }, () => ({
    x: between(0, sliderWidth),
    y: between(0, sliderHeight),
    reach: between(18, 34),
    depth: between(0.25, 0.5),
  }));
  return (x, y) => {
    let light = 1;
    for (const shadow of shadows) {
      const far = ((x - shadow.x) ** 2 + (y - shadow.y) ** 2) / shadow.reach ** 2;
      if (far < 6) light *= 1 - shadow.depth * Math.exp(-far);
    }
    return light;
  };
}
