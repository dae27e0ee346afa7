import { ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { at, ink, symbol } from '#frame/slots/paint.ts';

type Point = readonly [number, number];

/** From the brightest to the deepest. */
type Tones = readonly [string, string, string, string, string];

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`;

/** A cut stone: facets from its girdle to its table, lit from the upper left, a star within. */
function gem(girdle: readonly Point[], share: number, tones: Tones): string {
  const [x, y] = [100, 100];
  const table = girdle.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]);
  const facets = girdle.map((from, index) => {
    const next = (index + 1) % girdle.length;
    const to = girdle[next] ?? from;
    const [a, b] = [table[index] ?? from, table[next] ?? to];
    const turn = Math.atan2((from[1] + to[1]) / 2 - y, (from[0] + to[0]) / 2 - x);
    // The light stands at the upper left; opposite facets lie in shade.
    const lit = (1 - Math.cos(turn + (3 * Math.PI) / 4)) / 2;
    const tone = tones[Math.min(4, Math.floor(0.7 + lit * 3.9))] ?? tones[2];
    return fill(path([from, to, b, a]), tone, `stroke="${tones[4]}" stroke-width="2"`);
  });
  return symbol(
    ball('core', [80, 76, 84], '#ffffff', tones[1], tones[2], tones[3]) +
      ball('halo', [100, 100, 100], `${tones[1]} 0.5`, `${tones[1]} 0.2`, `${tones[1]} 0`),
    disc(100, 100, 100, 'url(#halo)') +
      `<path d="${path(girdle)}" fill="${ink}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"/>` +
      facets.join('') +
      fill(
        path(table),
        'url(#core)',
        `stroke="${tones[0]}" stroke-width="3" stroke-linejoin="round"`,
      ) +
      fill('M100 62L107 93L138 100L107 107L100 138L93 107L62 100L93 93Z', '#fff', 'opacity=".95"') +
      fill(
        'M100 82L104 96L118 100L104 104L100 118L96 104L82 100L96 96Z',
        tones[1],
        'transform="rotate(45 100 100)" opacity=".7"',
      ) +
      line(path(girdle), '#fff', 2.4, 'opacity=".5"') +
      disc(64, 56, 6, '#fff', 'opacity=".9"'),
  );
}

const ringOf = (count: number, r: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((from + (index * 360) / count) * Math.PI) / 180;
    return [100 + r * Math.sin(turn), 100 - r * Math.cos(turn)];
  });

const starOf = (count: number, r: number, inner: number): Point[] =>
  Array.from({ length: count * 2 }, (_, index) => {
    const turn = (index * Math.PI) / count;
    const reach = index % 2 === 0 ? r : inner;
    return [100 + reach * Math.sin(turn), 104 - reach * Math.cos(turn)];
  });

/** Red, in the form of a star of five. */
export const ruby = gem(starOf(5, 92, 54), 0.56, [
  '#ffd0c8',
  '#ff6a5a',
  '#f02a3c',
  '#b80c34',
  '#5a0420',
]);

/** Green, a long stone with cut corners. */
export const emerald = gem(
  [
    [66, 8],
    [134, 8],
    [166, 40],
    [166, 160],
    [134, 192],
    [66, 192],
    [34, 160],
    [34, 40],
  ],
  0.6,
  ['#e0ffd8', '#6af08a', '#1fc85a', '#0c8a4a', '#043c24'],
);

/** Violet, a kite on its point. */
export const amethyst = gem(
  [
    [100, 2],
    [154, 34],
    [190, 84],
    [100, 196],
    [10, 84],
    [46, 34],
  ],
  0.58,
  ['#f8dcff', '#d08aff', '#a84af0', '#6a1ab8', '#2c065a'],
);

/** Blue, round and of many faces. */
export const sapphire = gem(ringOf(12, 90, 15), 0.6, [
  '#d8f4ff',
  '#6ac8ff',
  '#2a8af0',
  '#1450c0',
  '#06205a',
]);
