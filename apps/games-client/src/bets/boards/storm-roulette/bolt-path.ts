/** The way of a bolt: it breaks again and again between the sky and what it strikes. Pure. */

type Point = { readonly x: number; readonly y: number };

/** The same number for the same seed, evenly between 0 and 1. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Each piece is broken in its middle, aside by a part of its length, `depth` times. */
function broken(from: Point, to: Point, depth: number, random: () => number): Point[] {
  if (depth === 0) return [to];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = (random() - 0.5) * 0.42;
  const middle = { x: from.x + dx / 2 - dy * aside, y: from.y + dy / 2 + dx * aside };
  return [...broken(from, middle, depth - 1, random), ...broken(middle, to, depth - 1, random)];
}

const pathOf = ([first, ...rest]: readonly Point[]) =>
  first ? `M${at(first)}${rest.map((point) => `L${at(point)}`).join('')}` : '';

const at = ({ x, y }: Point) => `${tenths(x)} ${tenths(y)}`;

const tenths = (value: number) => Math.round(value * 10) / 10;

export type Bolt = { readonly trunk: string; readonly branches: readonly string[] };

/** From `from` to `to`, in the units of both; the seed tells its shape. */
export function boltPath(from: Point, to: Point, seed: number): Bolt {
  const random = seeded(seed);
  const trunk = [from, ...broken(from, to, 4, random)];
  const branches = [4, 8, 11].map((knot) => {
    const start = trunk[knot] ?? from;
    const reach = (to.y - start.y) * (0.4 + random() * 0.4);
    const end = { x: start.x + (random() - 0.5) * 2.2 * reach, y: start.y + reach };
    return pathOf([start, ...broken(start, end, 3, random)]);
  });
  return { trunk: pathOf(trunk), branches };
}
