/**
 * The frame round the reels: a carved door of the old town, drawn to the size it is needed in so
 * that its rosettes are never stretched. Behind the symbols five lengths of indigo cloth; before
 * them the shade of the frame.
 */
import { at, linear } from '#frame/slots/paint.ts';
import type { Layout } from '#frame/slots/layout.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** How far the crest over the lintel rises above the cabinet's box. */
export function crestHeight({ lintel }: Layout): number {
  return Math.round(lintel * 0.46);
}

export function cabinetArt(layout: Layout): string {
  const { cabinet, lintel, rim, sill } = layout;
  const crest = crestHeight(layout);
  const { width } = cabinet;
  const height = cabinet.height + crest;
  const hole = { x: rim, y: lintel + crest, right: width - rim, bottom: height - sill };
  const shoulder = crest + lintel * 0.1;
  const outline =
    `M4 ${at(height - 8)} V${at(shoulder + 10)} Q4 ${at(shoulder)} 16 ${at(shoulder)} ` +
    `H${at(width * 0.2)} C${at(width * 0.3)} ${at(shoulder)} ${at(width * 0.32)} 4 ` +
    `${at(width * 0.5)} 4 C${at(width * 0.68)} 4 ${at(width * 0.7)} ${at(shoulder)} ` +
    `${at(width * 0.8)} ${at(shoulder)} H${at(width - 16)} Q${at(width - 4)} ${at(shoulder)} ` +
    `${at(width - 4)} ${at(shoulder + 10)} V${at(height - 8)} Q${at(width - 4)}
      ${at(height - 2)} ` +
    `${at(width - 12)} ${at(height - 2)} H12 Q4 ${at(height - 2)} 4 ${at(height - 8)} Z`;
  const opening = `M${hole.x} ${hole.y} V${hole.bottom} H${hole.right} V${hole.y} Z`;
  return picture(
    width,
    height,
    woods(width, height),
    `<path d="${outline} ${opening}" fill="#12060c" fill-rule="evenodd" stroke="#12060c"
      stroke-width="6" stroke-linejoin="round"/>` +
      `<clipPath id="wood"><path d="${outline} ${opening}" clip-rule="evenodd"/></clipPath>` +
      `<g clip-path="url(#wood)"><path d="${outline}" fill="url(#teak)"/>${grain(width, height)}` +
      `<path d="${outline}" fill="none" stroke="#f6c07a" stroke-width="5" opacity="0.75"/>` +
      `<rect y="${at(height - sill)}" width="${width}" height="${sill}" fill="url(#sill)"/></g>` +
      posts(hole, rim, width) +
      panel(width, lintel, crest) +
      studs(hole, width, lintel, sill, height) +
      inlay(hole),
  );
}

function woods(width: number, height: number): string {
  return (
    linear(
      'teak',
      [0, 0, width * 0.3, height],
      [
        [0, '#b06a35'],
        [0.3, '#80431f'],
        [0.7, '#5a2a15'],
        [1, '#37160d'],
      ],
    ) +
    linear(
      'sill',
      [0, height - 30, 0, height],
      [
        [0, '#9a5a2c'],
        [1, '#3a180d'],
      ],
    ) +
    linear(
      'goldEdge',
      [0, 0, width, height],
      [
        [0, '#fff0b8'],
        [0.3, '#e2b04a'],
        [0.6, '#8a4f12'],
        [1, '#f2c86a'],
      ],
    ) +
    linear(
      'panel',
      [0, 0, 0, height * 0.25],
      [
        [0, '#0f6f6c'],
        [1, '#06323f'],
      ],
    ) +
    `<radialGradient id="stud" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff8d4"/>` +
    `<stop offset="0.45" stop-color="#eab146"/><stop offset="1" stop-color="#6d3a10"/>` +
    `</radialGradient>`
  );
}

function grain(width: number, height: number): string {
  const chance = chances(9);
  return Array.from({ length: 26 }, () => {
    const y = chance() * height;
    const sway = (chance() - 0.5) * 14;
    return `<path d="M0 ${at(y)} Q${at(width * 0.5)} ${at(y + sway)} ${width} ${at(y)}"
        stroke="#2a0f08" stroke-width="${at(0.6 + chance() * 1.4)}" fill="none"
        opacity="${at(0.1 + chance() * 0.25)}"/>`;
  }).join('');
}

type Hole = { x: number; y: number; right: number; bottom: number };

/** A chain of rosettes and diamonds up both posts, each cut with a light and a dark edge. */
function posts(hole: Hole, rim: number, width: number): string {
  const size = rim * 0.26;
  const span = hole.bottom - hole.y;
  const count = Math.max(5, Math.round(span / (rim * 1.15)));
  const motifs: string[] = [];
  for (const x of [(rim - 3) * 0.5 + 1, width - (rim - 3) * 0.5 - 1]) {
    for (let index = 0; index < count; index += 1) {
      const y = hole.y + ((index + 0.5) * span) / count;
      motifs.push(index % 2 === 0 ? diamond(x, y, size) : rosette(x, y, size));
    }
  }
  return motifs.join('');
}

function diamond(x: number, y: number, size: number): string {
  const path = (dx: number, dy: number) =>
    `M${at(x + dx)} ${at(y - size * 1.25 + dy)} l${at(size)} ${at(size * 1.25)} ${at(-size)}
      ${at(size * 1.25)} ${at(-size)} ${at(-size * 1.25)} Z`;
  return (
    `<path d="${path(0.8, 1)}" fill="#1d0a06"/><path d="${path(-0.6, -0.8)}" fill="#e3a25c"/>` +
    `<path d="${path(0, 0)}" fill="#a9622e"/><circle cx="${at(x)}" cy="${at(y)}"
      r="${at(size * 0.3)}"
      fill="#f4cf86"/>`
  );
}

function rosette(x: number, y: number, size: number): string {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const turn = (index * Math.PI) / 3;
    return `<circle cx="${at(x + size * 0.6 * Math.cos(turn))}"
      cy="${at(y + size * 0.6 * Math.sin(turn))}" r="${at(size * 0.4)}"/>`;
  }).join('');
  return (
    `<g fill="#1d0a06" transform="translate(0.8 1)">${petals}</g><g fill="#c98444">${petals}</g>` +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(size * 0.34)}" fill="#f8dc9c"/>`
  );
}

/** The painted panel of the lintel that carries the name. */
function panel(width: number, lintel: number, crest: number): string {
  const half = Math.min(width * 0.31, lintel * 4.4);
  const left = width / 2 - half;
  const right = width / 2 + half;
  const top = crest * 0.72 + 6;
  const bottom = crest + lintel * 0.84;
  const middle = (top + bottom) / 2;
  const path = `M${at(left + 18)} ${at(top + 8)} Q${at(width / 2)} ${at(top - crest * 0.42)}
    ${at(right - 18)}
      ${at(top + 8)} L${at(right)} ${at(middle)} L${at(right - 18)} ${at(bottom)} H${at(left + 18)}
      L${at(left)} ${at(middle)} Z`;
  const wings = [left - lintel * 0.42, right + lintel * 0.42]
    .map((x) => sun(x, crest + lintel * 0.52, lintel * 0.26))
    .join('');
  return `${wings}<path d="${path}" fill="#1a0a08" stroke="#1a0a08" stroke-width="7"
      stroke-linejoin="round"/><path d="${path}" fill="url(#panel)" stroke="url(#goldEdge)"
      stroke-width="3.4" stroke-linejoin="round"/>`;
}

function sun(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6;
    return `M${at(x + r * 0.5 * Math.cos(turn))} ${at(y + r * 0.5 * Math.sin(turn))}
      L${at(x + r * Math.cos(turn))} ${at(y + r * Math.sin(turn))}`;
  }).join(' ');
  return (
    `<circle cx="${at(x + 1)}" cy="${at(y + 1.6)}" r="${at(r * 1.16)}" fill="#1d0a06"/>` +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 1.14)}" fill="#8a4a22"/>` +
    `<path d="${rays}" stroke="#f2c06c" stroke-width="${at(r * 0.13)}" stroke-linecap="round"/>` +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 0.34)}" fill="url(#stud)"/>`
  );
}

function studs(hole: Hole, width: number, lintel: number, sill: number, height: number): string {
  const r = Math.max(2.6, Math.min(6, lintel * 0.07));
  const points: [number, number][] = [];
  const count = Math.max(8, Math.round(width / 46));
  for (let index = 0; index <= count; index += 1) {
    const x = 16 + ((width - 32) * index) / count;
    points.push([x, height - sill / 2]);
  }
  for (const x of [14, width - 14]) points.push([x, hole.y - lintel * 0.62]);
  return points
    .map(
      ([x, y]) =>
        `<circle cx="${at(x)}" cy="${at(y + r * 0.4)}" r="${at(r * 1.12)}" fill="#160806"
          opacity="0.7"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="url(#stud)"/>`,
    )
    .join('');
}

/** A brass line round the opening with the wood's own shadow inside it. */
function inlay(hole: Hole): string {
  const width = hole.right - hole.x;
  const height = hole.bottom - hole.y;
  return (
    `<rect x="${at(hole.x - 5)}" y="${at(hole.y - 5)}" width="${at(width + 10)}"
      height="${at(height + 10)}" rx="6" fill="none" stroke="#1a0806" stroke-width="5"/>` +
    `<rect x="${at(hole.x - 3)}" y="${at(hole.y - 3)}" width="${at(width + 6)}"
      height="${at(height + 6)}" rx="5" fill="none" stroke="url(#goldEdge)" stroke-width="3"/>`
  );
}

export function reelBedArt({ hole, cell, grid }: Layout): string {
  const motifs: string[] = [];
  const rods: string[] = [];
  for (let reel = 0; reel < grid.reels; reel += 1) {
    const x = reel * cell.width;
    const fill = reel % 2 === 0 ? 'url(#clothA)' : 'url(#clothB)';
    motifs.push(`<rect x="${x}" width="${cell.width}" height="${hole.height}" fill="${fill}"/>`);
    for (let row = 0; row < grid.rows; row += 1) {
      motifs.push(flower(x + cell.width / 2, (row + 0.5) * cell.height, cell.height * 0.36));
    }
    if (reel > 0) rods.push(rod(x, hole.height));
  }
  return picture(
    hole.width,
    hole.height,
    cloths(hole.height),
    `${motifs.join('')}${rods.join('')}`,
  );
}

function cloths(height: number): string {
  const cloth = (id: string, edge: string, middle: string) =>
    linear(
      id,
      [0, 0, 0, height],
      [
        [0, edge],
        [0.24, middle],
        [0.76, middle],
        [1, edge],
      ],
    );
  return cloth('clothA', '#090a28', '#20255f') + cloth('clothB', '#080822', '#1a1c4e');
}

/** The print of the cloth: a kanga flower, there when looked for. */
function flower(x: number, y: number, r: number): string {
  const petals = Array.from({ length: 8 }, (_, index) => {
    return `<ellipse cx="${at(x)}" cy="${at(y - r * 0.62)}" rx="${at(r * 0.2)}" ry="${at(r * 0.36)}"
      transform="rotate(${index * 45} ${at(x)} ${at(y)})"/>`;
  }).join('');
  return `<g fill="#a58cff" opacity="0.13">${petals}<circle cx="${at(x)}" cy="${at(y)}"
      r="${at(r * 0.18)}"/></g>`;
}

function rod(x: number, height: number): string {
  return (
    `<rect x="${at(x - 3)}" width="6" height="${height}" fill="#05071c"/>` +
    `<rect x="${at(x - 1.5)}" width="3" height="${height}" fill="#b07a2e"/>` +
    `<rect x="${at(x - 1)}" width="1" height="${height}" fill="#ffe7a8" opacity="0.8"/>`
  );
}

export function reelShadeArt({ hole }: Layout): string {
  const { width, height } = hole;
  return picture(
    width,
    height,
    linear(
      'shade',
      [0, 0, 0, height],
      [
        [0, '#04051a', 0.86],
        [0.11, '#04051a', 0.28],
        [0.24, '#04051a', 0],
        [0.8, '#04051a', 0],
        [0.93, '#04051a', 0.24],
        [1, '#04051a', 0.8],
      ],
    ) +
      linear(
        'sides',
        [0, 0, width, 0],
        [
          [0, '#04051a', 0.6],
          [0.03, '#04051a', 0],
          [0.97, '#04051a', 0],
          [1, '#04051a', 0.6],
        ],
      ),
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>` +
      `<rect width="${width}" height="${height}" fill="url(#sides)"/>`,
  );
}
