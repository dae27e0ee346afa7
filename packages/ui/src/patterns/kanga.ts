/**
 * Kanga and kitenge drawn from a seed: a field that repeats, a border band, a whole cloth
 * with its four corners. Pure strings, the same in a browser and on a server.
 */
import { fields, place } from './fields.ts';
import { around, dot, inksOf, korosho, leadMotifs, rosette, star } from './motifs.ts';
import { brandPalette, type Palette } from './palettes.ts';
import { hashSeed, seededDraw } from './seeded.ts';

function svg(width: number, height: number, body: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="0 0 ${width} ${height}">`,
    body,
    '</svg>',
  ].join('');
}

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** The field's drawing without its frame, for those who compose a larger picture. */
export function fieldTile(seed: string, palette: Palette): string {
  const draw = seededDraw(`ground:${seed}`);
  return box(0, 0, 120, 120, palette.ground) + draw.pick(fields)(draw, palette);
}

/** A square of 120 units that repeats without a seam both ways. */
export function kangaGround(seed: string, palette: Palette = brandPalette): string {
  return svg(120, 120, fieldTile(seed, palette));
}

/** A row of teeth from `from` to `to`, pointing down by `height`. */
function teeth(from: number, to: number, height: number, fill: string): string {
  const count = Math.max(1, Math.round((to - from) / (height * 1.3)));
  const step = (to - from) / count;
  let d = `M${from} 0`;
  for (let at = 0; at < count; at += 1) {
    const x = from + at * step;
    d += `L${hundredths(x + step / 2)} ${height}L${hundredths(x + step)} 0`;
  }
  return `<path d="${d}Z" fill="${fill}"/>`;
}

/** A border 48 units high and 96 long that repeats along x. */
export function kangaBand(seed: string, palette: Palette = brandPalette): string {
  const draw = seededDraw(`band:${seed}`);
  const { ink, ground, deep, main, accent, pale } = palette;
  const lead = draw.pick(leadMotifs);
  const answer = draw.pick([
    [
      `<path d="M0-9L9 0L0 9L-9 0Z" fill="${accent}"/>`,
      `<path d="M0-4.5L4.5 0L0 4.5L-4.5 0Z" fill="${pale}"/>`,
    ].join(''),
    dot(0, 0, 8, accent) + dot(0, 0, 4.6, ink) + dot(0, 0, 2.2, pale),
    around(6, dot(0, -6.5, 2.1, accent)) + dot(0, 0, 2.8, pale),
  ]);
  const rows = teeth(0, 96, 6, main);
  const body = [
    box(0, 0, 96, 48, ink),
    box(0, 9, 96, 30, draw.pick([ground, deep])),
    rows,
    `<g transform="translate(0 48) scale(1 -1)">${rows}</g>`,
    box(0, 8.4, 96, 1.4, pale),
    box(0, 38.2, 96, 1.4, pale),
    place(lead(inksOf(palette)), 24, 24, 0.58),
    place(lead({ ...inksOf(palette), main: accent, accent: main }), 72, 24, 0.58),
    place(answer, 0, 24),
    place(answer, 48, 24),
    place(answer, 96, 24),
  ];
  return svg(96, 48, body.join(''));
}

export type ClothSize = { width: number; height: number; palette?: Palette | undefined };

/** A whole cloth: field, medallion, border and corners, as it is sold folded on the market. */
export function kangaCloth(
  seed: string,
  { width, height, palette = brandPalette }: ClothSize,
): string {
  const { ink, deep, main, pale } = palette;
  const id = `k${hashSeed(seed).toString(36)}`;
  const rim = Math.round(Math.min(width, height) * 0.22);
  const inner = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim };
  const body = [
    [
      '<defs>',
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse"
        patternTransform="translate(${width / 2} ${height / 2}) scale(.5)">`,
      fieldTile(seed, palette),
      '</pattern>',
      '</defs>',
    ].join(''),
    box(0, 0, width, height, ink),
    box(3, 3, width - 6, height - 6, main),
    box(6, 6, width - 12, height - 12, deep),
    border(seed, width, height, rim, palette),
    box(inner.x - 5, inner.y - 5, inner.width + 10, inner.height + 10, pale),
    box(inner.x - 3, inner.y - 3, inner.width + 6, inner.height + 6, ink),
    `<rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}"
      fill="url(#${id})"/>`,
    medallion(seed, width, height, Math.min(inner.width, inner.height) / 2 - 4, palette),
  ];
  return svg(width, height, body.join(''));
}

function border(
  seed: string,
  width: number,
  height: number,
  rim: number,
  palette: Palette,
): string {
  const { main, accent } = palette;
  const lead = seededDraw(`border:${seed}`).pick([korosho, rosette, star]);
  const scale = (rim - 16) / 44;
  const motifs = [
    lead(inksOf(palette)),
    lead({ ...inksOf(palette), main: accent, accent: main }),
  ] as const;
  const middle = rim / 2 + 1;
  const side = (length: number) => {
    const free = length - 2 * rim;
    const count = Math.max(1, Math.round(free / (rim * 0.86)));
    let row = teeth(6, length - 6, 5, main);
    for (let at = 0; at < count; at += 1) {
      const x = rim + ((at + 0.5) * free) / count;
      row += place(motifs[at % 2 === 0 ? 0 : 1], x, middle, scale);
    }
    return row;
  };
  const corner = [
    dot(0, 0, rim * 0.46, palette.ink),
    dot(0, 0, rim * 0.42, accent),
    place(rosette({ ...inksOf(palette), accent: palette.ink }), 0, 0, rim / 52),
  ].join('');
  const sides = [
    `<g transform="translate(0 6)">${side(width)}</g>`,
    `<g transform="translate(${width} ${height - 6}) rotate(180)">${side(width)}</g>`,
    `<g transform="translate(${width - 6} 0) rotate(90)">${side(height)}</g>`,
    `<g transform="translate(6 ${height}) rotate(-90)">${side(height)}</g>`,
  ];
  const corners = [
    [rim / 2 + 1, rim / 2 + 1],
    [width - rim / 2 - 1, rim / 2 + 1],
    [rim / 2 + 1, height - rim / 2 - 1],
    [width - rim / 2 - 1, height - rim / 2 - 1],
  ] as const;
  return sides.join('') + corners.map(([x, y]) => place(corner, x, y)).join('');
}

function medallion(
  seed: string,
  width: number,
  height: number,
  radius: number,
  palette: Palette,
): string {
  const lead = seededDraw(`medallion:${seed}`).pick(leadMotifs)(inksOf(palette));
  const ray = `<path d="M0-50L5-41H-5Z" fill="${palette.main}"/>`;
  const disc = [
    dot(0, 0, 50, palette.ink),
    around(22, ray),
    dot(0, 0, 41, palette.pale),
    dot(0, 0, 39, palette.deep),
    around(20, dot(0, -33, 1.9, palette.accent)),
    place(lead, 0, 0, 1.25),
  ];
  return place(disc.join(''), width / 2, height / 2, Math.round(radius * 2) / 100);
}

/** A coordinate without digits nobody sees. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
