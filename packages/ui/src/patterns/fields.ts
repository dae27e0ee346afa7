/** The fields of the cloth: squares of 120 units whose edges meet. */
import { around, dot, inksOf, leadMotifs } from './motifs.ts';
import type { Palette } from './palettes.ts';
import type { Draw } from './seeded.ts';

type Field = (draw: Draw, palette: Palette) => string;

export function place(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
  const spin = turn ? ` rotate(${turn})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${spin}${size}">${drawing}</g>`;
}

/** Draws at the corners and the middle of a square tile, so that the edges meet. */
function halfDrop(tile: number, corner: string, middle: string): string {
  const corners = [
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ] as const;
  return corners.map(([x, y]) => place(corner, x, y)).join('') + place(middle, tile / 2, tile / 2);
}

const lattice: Field = (draw, palette) => {
  const lead = draw.pick(leadMotifs)(inksOf(palette));
  const small = around(4, dot(0, -5, 2.2, palette.main)) + dot(0, 0, 1.8, palette.pale);
  const lines = [
    `<path d="M60 0L120 60L60 120L0 60Z" fill="none" stroke="${palette.deep}" stroke-width="9"/>`,
    `<path d="M60 0L120 60L60 120L0 60Z" fill="none" stroke="${palette.main}" stroke-width="2"
      stroke-dasharray="1 6.071" stroke-linecap="round"/>`,
  ].join('');
  const turned = place(lead, 0, 0, 1.05, draw.pick([0, 180, -24]));
  return lines + halfDrop(120, `<g>${place(lead, 0, 0, 1.05)}</g>`, turned) + edges(small);
};

function edges(drawing: string): string {
  return [
    [60, 0],
    [0, 60],
    [120, 60],
    [60, 120],
  ]
    .map(([x = 0, y = 0]) => place(drawing, x, y))
    .join('');
}

const scales: Field = (draw, palette) => {
  const turnsDown = draw.share() < 0.5;
  const scale = [
    dot(0, 0, 30, palette.ink),
    dot(0, 0, 28, palette.deep),
    dot(0, 0, 22, palette.main),
    dot(0, 0, 18.5, palette.ground),
    dot(0, 0, 12, palette.accent),
    dot(0, 0, 6.5, palette.ink),
    dot(0, 0, 3, palette.pale),
  ].join('');
  let rows = '';
  for (let row = 5; row >= -1; row -= 1) {
    const shift = row % 2 === 0 ? 0 : 30;
    for (let x = -60; x <= 180; x += 60) rows += place(scale, x + shift, row * 30);
  }
  return turnsDown ? `<g transform="rotate(180 60 60)">${rows}</g>` : rows;
};

const petals: Field = (draw, palette) => {
  const petal = [
    `<path d="M0 0C16-9 44-9 60 0C44 9 16 9 0 0Z" fill="${palette.main}"/>`,
    `<path d="M12 0C22-4 38-4 48 0C38 4 22 4 12 0Z" fill="${palette.deep}"/>`,
  ].join('');
  const cross = [
    petal,
    '<g transform="rotate(90)">',
    petal,
    '</g>',
    '<g transform="rotate(180)">',
    petal,
    '</g>',
    '<g transform="rotate(270)">',
    petal,
    '</g>',
    dot(0, 0, 4, palette.accent),
  ].join('');
  const heart = draw.pick(leadMotifs)(inksOf(palette));
  const grid = [0, 60, 120].flatMap((x) => [0, 60, 120].map((y) => place(cross, x, y))).join('');
  const hearts = [30, 90].flatMap((x) => [30, 90].map((y) => place(heart, x, y, 0.86))).join('');
  return grid + hearts;
};

const chevrons: Field = (draw, palette) => {
  const tones = [palette.deep, palette.main, palette.ink, palette.accent] as const;
  const weights = draw.pick([
    [15, 5, 15, 5],
    [21, 4, 9, 6],
    [8, 8, 8, 8],
  ]);
  let rows = '';
  for (let at = -4; at <= 5; at += 1) {
    const kind = ((at % 4) + 4) % 4;
    const y = at * 30;
    rows += `<path d="M-10 ${y + 34}L30 ${y - 6}L60 ${y + 24}L90 ${y - 6}L130 ${y + 34}"
      fill="none" stroke="${tones[kind]}" stroke-width="${weights[kind]}"/>`;
  }
  const bead = dot(0, 0, 4, palette.ink) + dot(0, 0, 2.4, palette.pale);
  const beads = [0, 60, 120].flatMap((y) => [place(bead, 30, y + 9), place(bead, 90, y + 9)]);
  return `${rows}${beads.join('')}${place(bead, 30, -51)}${place(bead, 90, -51)}`;
};

const medallions: Field = (draw, palette) => {
  const heart = draw.pick(leadMotifs)(inksOf(palette));
  const disc = [
    around(20, `<path d="M0-57L6-47H-6Z" fill="${palette.main}"/>`),
    dot(0, 0, 48, palette.deep),
    `<circle r="42" fill="none" stroke="${palette.accent}" stroke-width="4"/>`,
    around(18, dot(0, -35, 1.8, palette.pale)),
    dot(0, 0, 30, palette.ground),
    place(heart, 0, 0, 1.15),
  ].join('');
  const filler = [
    `<path d="M0-19L19 0L0 19L-19 0Z" fill="${palette.ink}"/>`,
    `<path d="M0-13L13 0L0 13L-13 0Z" fill="${palette.accent}"/>`,
    dot(0, 0, 5, palette.pale),
  ].join('');
  return halfDrop(120, filler, disc);
};

const stripes: Field = (draw, palette) => {
  const lead = draw.pick(leadMotifs)(inksOf(palette));
  const tooth = (y: number, turn: number) =>
    [6, 18, 30, 42, 54, 66, 78, 90, 102, 114]
      .map((x) => place(`<path d="M-6 0H6L0 9Z" fill="${palette.main}"/>`, x, y, 1, turn))
      .join('');
  const rows = [20, 60, 100].map((x) => place(lead, x, 37, 0.86)).join('');
  const beads = [10, 30, 50, 70, 90, 110]
    .map((x) => dot(x, 97, 7, palette.accent) + dot(x, 97, 3, palette.pale))
    .join('');
  return [
    `<path d="M0 74H120V120H0Z" fill="${palette.deep}"/>`,
    `<path d="M0 0H120V3H0ZM0 71H120V74H0Z" fill="${palette.ink}"/>`,
    tooth(74, 0),
    tooth(120, 180),
    rows,
    beads,
  ].join('');
};

const scatter: Field = (draw, palette) => {
  const lead = draw.pick(leadMotifs)(inksOf(palette));
  const other = draw.pick(leadMotifs)({
    ...inksOf(palette),
    main: palette.accent,
    accent: palette.main,
  });
  let dust = '';
  for (let x = 10; x < 120; x += 20) {
    for (let y = 10; y < 120; y += 20) dust += dot(x, y, 1.7, palette.deep);
  }
  return [
    dust,
    halfDrop(120, place(lead, 0, 0, 1.2, 14), place(other, 0, 0, 1.2, -14)),
    edges(around(6, dot(0, -6, 1.8, palette.main)) + dot(0, 0, 2.6, palette.accent)),
  ].join('');
};

export const fields: readonly [Field, ...Field[]] = [
  lattice,
  scales,
  petals,
  chevrons,
  medallions,
  stripes,
  scatter,
];
