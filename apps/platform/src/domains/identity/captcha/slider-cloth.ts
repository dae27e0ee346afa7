/** A kanga to cut the puzzle from: teeth along both borders, rows of blooms between them. */
import { randomInt } from 'node:crypto';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colour at a pixel. No two cloths are alike. */
type Cloth = (x: number, y: number) => Colour;

type Dyes = { ground: Colour; bloom: Colour; heart: Colour; thread: Colour };

const dyes: readonly Dyes[] = [
  {
    ground: [36, 48, 110],
    bloom: [226, 176, 74],
    heart: [255, 107, 74],
    thread: [243, 239, 228],
  },
  {
    ground: [146, 38, 62],
    bloom: [246, 214, 150],
    heart: [38, 60, 110],
    thread: [251, 247, 238],
  },
  {
    ground: [18, 104, 98],
    bloom: [255, 138, 110],
    heart: [251, 240, 200],
    thread: [242, 200, 106],
  },
  {
    ground: [214, 158, 58],
    bloom: [128, 34, 60],
    heart: [251, 247, 238],
    thread: [44, 52, 92],
  },
];

const borderHeight = 17;

export function weaveCloth(height: number): Cloth {
  const { ground, bloom, heart, thread } = oneOf(dyes);
  const cell = between(34, 44);
  const tooth = between(12, 18);
  const petals = randomInt(4, 8);
  const [turn, phase] = [between(0, 6.28), between(0, 6.28)];
  const [shiftX, shiftY] = [between(0, 500), between(0, 500)];
  return (x, y) => {
    const toEdge = Math.min(y, height - 1 - y);
    if (toEdge < borderHeight) {
      const point = Math.abs(((x + shiftX) % tooth) / tooth - 0.5) * 2 * (borderHeight - 4);
      return mix(thread, heart, soft(toEdge - point));
    }
    const waved = y + shiftY + 3 * Math.sin(x / 31 + phase);
    const row = Math.floor(waved / cell);
    const dy = waved - (row + 0.5) * cell;
    const along = x + shiftX + (row % 2) * (cell / 2) + 3 * Math.sin(y / 23 + phase);
    const dx = (along % cell) - cell / 2;
    const reach = Math.hypot(dx, dy);
    const petal = cell * 0.33 * (0.74 + 0.26 * Math.cos(petals * Math.atan2(dy, dx) + turn + row));
    const ring = 1.4 - Math.abs(reach - cell * 0.42);
    const rung = mix(ground, thread, soft(ring) * 0.55);
    return mix(mix(rung, bloom, soft(petal - reach)), heart, soft(cell * 0.12 - reach));
  };
}

export function mix(from: Colour, to: Colour, part: number): Colour {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * part;
  return [at(0), at(1), at(2)];
}

/** How much of a pixel lies inside, by how many pixels deep it is: an edge without steps. */
export function soft(depth: number): number {
  return Math.min(1, Math.max(0, depth + 0.5));
}

/** One of them, by chance. */
export function oneOf<T>(choices: readonly T[]): T {
  const [chosen] = choices.slice(randomInt(choices.length));
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
  return chosen;
}

export function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_001)) / 1_000_000;
}
