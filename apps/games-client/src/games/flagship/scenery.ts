/** What many places have: skies, stars, clouds, grass, trees. All drawn the same each time. */
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { disc, fill, line, shades } from './brushwork.ts';
import { skySize } from './place.ts';

/** A sky of these colours from its top to the horizon, with whatever stands in it. */
export function skyArt(colours: readonly string[], content: string, more = ''): string {
  const { width, height } = skySize;
  return picture(
    width,
    height,
    shades('sky', [0, 0, 0, height], ...colours) +
      `<filter id="haze" x="-20%" y="-60%" width="140%" height="220%">
        <feGaussianBlur stdDeviation="9"/></filter>${more}`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${content}`,
  );
}

export function starField(seed: number, count: number, low = 0.7): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () =>
    disc(
      chance() * skySize.width,
      chance() ** 1.3 * skySize.height * low,
      0.6 + chance() ** 3 * 2.2,
      '#fff',
      `opacity="${at(0.35 + chance() * 0.6)}"`,
    ),
  ).join('');
}

export type Band = { readonly from: number; readonly to: number; readonly size: number };

/** Long clouds of evening, lit from below. */
export function streaks(
  seed: number,
  count: number,
  band: Band,
  [dark, lit]: readonly [string, string],
) {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = chance() * skySize.width;
    const y = band.from + chance() * (band.to - band.from);
    const long = band.size * (0.6 + chance());
    const thick = long * 0.07;
    const cloud = (
      down: number,
    ) => `M${at(x - long)} ${at(y + down)}q${at(long * 0.5)} ${at(-thick * 2)} ${at(long)} ${at(-thick)}
      t${at(long)} ${at(thick)}q${at(-long * 0.6)} ${at(thick * 1.4)} ${at(-long)} ${at(thick * 0.8)}t${at(-long)} ${at(-thick * 0.8)}Z`;
    return `<g opacity="${at(0.4 + chance() * 0.5)}">${fill(cloud(thick * 0.6), lit)}${fill(cloud(0), dark)}</g>`;
  }).join('');
}

/** Heaped clouds: round heads over a flat foot. */
export function heaps(
  seed: number,
  count: number,
  band: Band,
  [shade, lit]: readonly [string, string],
) {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = chance() * skySize.width;
    const y = band.from + chance() * (band.to - band.from);
    const r = band.size * (0.6 + chance() * 0.8);
    const heads = Array.from({ length: 6 }, (_, index) => {
      const off = (index - 2.5) * r * 0.62;
      const size = r * (0.5 + 0.5 * Math.cos(off / (r * 2)) * (0.7 + chance() * 0.5));
      return [x + off, y - size * 0.5, size] as const;
    });
    const row = (paint: string, dx: number, dy: number, by: number) =>
      heads.map(([hx, hy, size]) => disc(hx + dx, hy + dy, size * by, paint)).join('');
    return row(shade, 0, 0, 1) + row(lit, -r * 0.06, -r * 0.12, 0.86);
  }).join('');
}

/** Blades along an edge, as one path. */
export function grassPath(seed: number, count: number, box: GrassBox): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = box.x + chance() * box.width;
    const y = box.y + chance() * box.deep;
    const tall = box.tall * (0.5 + chance());
    return `M${at(x)} ${at(y)}q${at((chance() - 0.5) * tall * 0.3)} ${at(-tall * 0.6)} ${at((chance() - 0.5) * tall)} ${at(-tall)}`;
  }).join('');
}

export type GrassBox = {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly deep: number;
  readonly tall: number;
};

export type TreeInk = { readonly bark: string; readonly leaf: string; readonly lit: string };

/** An acacia on the horizon, its crown flat as a table; the light falls from the left. */
export function acaciaTree(x: number, y: number, size: number, { bark, leaf, lit }: TreeInk) {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    line(
      'M0 4C2 -30 -4 -60 -34 -92M0 -34C10 -60 34 -76 52 -92M-6 -60C-4 -76 0 -86 6 -96',
      bark,
      9,
    ) +
    fill(
      `M-110 -92C-118 -108 -92 -120 -70 -118C-56 -136 -16 -138 0 -128C24 -140 62 -134 72 -120
        C98 -122 122 -108 112 -92C80 -82 48 -92 20 -86C-20 -80 -70 -82 -110 -92Z`,
      leaf,
    ) +
    fill(
      `M-106 -96C-108 -108 -88 -116 -68 -114C-54 -130 -18 -132 -2 -122C10 -128 30 -130 44 -126
        C20 -118 0 -112 -30 -112C-60 -110 -86 -104 -106 -96Z`,
      lit,
    ) +
    '</g>'
  );
}

/** A row of hills from left to right, closed at the foot of the strip. */
export function ridge(width: number, foot: number, points: readonly (readonly [number, number])[]) {
  const [first, ...rest] = points;
  if (!first) return '';
  let from = first;
  const curve = rest.map((to) => {
    const middle = (from[0] + to[0]) / 2;
    const part = `C${at(middle)} ${at(from[1])} ${at(middle)} ${at(to[1])} ${at(to[0])} ${at(to[1])}`;
    from = to;
    return part;
  });
  return `M0 ${foot}V${at(first[1])}${curve.join('')}L${width} ${foot}Z`;
}
