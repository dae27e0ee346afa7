/** The frame round a studio game's reels: lacquered wood, a kanga's border, brass along the edges. */
import { kangaBand } from '@bahati/ui/patterns/kanga.ts';
import type { Layout } from '#frame/slots/layout.ts';
import { at, linear } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';
import type { CabinetArt } from '#frame/slots/slot-look.ts';
import { type Light, mix, tintOf } from './colours.ts';

type Paint = { readonly light: Light; readonly seed: string };

export function studioCabinet(light: Light, seed: string): CabinetArt {
  const { cloth } = light;
  return {
    crestHeight,
    frame: (layout) => frameArt(layout, { light, seed }),
    bed: (layout) => bedArt(layout, light),
    shade: (layout) => shadeArt(layout, light),
    bulbTints: [cloth.main, cloth.accent, light.lamp, cloth.pale].map(tintOf),
  };
}

function crestHeight({ lintel }: Layout): number {
  return Math.round(lintel * 0.34);
}

function frameArt(layout: Layout, { light, seed }: Paint): string {
  const { cabinet, lintel, rim, sill } = layout;
  const crest = crestHeight(layout);
  const { width } = cabinet;
  const height = cabinet.height + crest;
  const hole = { x: rim, y: lintel + crest, right: width - rim, bottom: height - sill };
  const shoulder = crest + lintel * 0.06;
  const middle = width / 2;
  const rise = Math.min(width * 0.36, lintel * 4.6);
  const outline =
    `M4 ${at(height - 14)}V${at(shoulder + 16)}Q4 ${at(shoulder)} 20 ${at(shoulder)}` +
    `H${at(middle - rise)}Q${at(middle - rise * 0.86)} ${at(shoulder)} ${at(middle - rise * 0.8)}
      ${at(shoulder - crest * 0.4)}` +
    `Q${at(middle - rise * 0.4)} 3 ${at(middle)} 3Q${at(middle + rise * 0.4)} 3
      ${at(middle + rise * 0.8)} ${at(shoulder - crest * 0.4)}` +
    `Q${at(middle + rise * 0.86)} ${at(shoulder)} ${at(middle + rise)}
      ${at(shoulder)}H${at(width - 20)}` +
    `Q${at(width - 4)} ${at(shoulder)} ${at(width - 4)} ${at(shoulder + 16)}V${at(height - 14)}` +
    `Q${at(width - 4)} ${at(height - 3)} ${at(width - 16)} ${at(height - 3)}H16Q4
      ${at(height - 3)} 4 ${at(height - 14)}Z`;
  const opening = `M${hole.x} ${hole.y}V${hole.bottom}H${hole.right}V${hole.y}Z`;
  return picture(
    width,
    height,
    defs(layout, light, seed, height),
    `<path d="${outline} ${opening}" fill="#0a0612" fill-rule="evenodd" stroke="#0a0612"
      stroke-width="7" stroke-linejoin="round"/>` +
      `<clipPath id="wood"><path d="${outline} ${opening}" clip-rule="evenodd"/></clipPath>` +
      `<g clip-path="url(#wood)"><path d="${outline}" fill="url(#lacquer)"/>` +
      borders(layout, hole, width, height) +
      `<path d="${outline}" fill="none" stroke="url(#brass)" stroke-width="6"/></g>` +
      bosses(hole, lintel, sill, width, height) +
      namePlate(middle, crest, lintel, width) +
      inlay(hole),
  );
}

function defs(
  { lintel, rim, sill }: Layout,
  { cloth }: Light,
  seed: string,
  height: number,
): string {
  const band = kangaBand(seed, cloth).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const pattern = (id: string, scale: number, turn: number, x: number, y: number) =>
    `<pattern id="${id}" width="96" height="48" patternUnits="userSpaceOnUse"
      patternTransform="translate(${at(x)} ${at(y)}) rotate(${turn})
        scale(${Math.round(scale * 1000) / 1000})">${band}</pattern>`;
  const side = Math.max(6, rim - 8);
  return (
    linear(
      'lacquer',
      [0, 0, 0, height],
      [
        [0, mix(cloth.accent, cloth.ink, 0.3)],
        [0.4, mix(cloth.accent, cloth.ink, 0.48)],
        [1, mix(cloth.accent, cloth.ink, 0.74)],
      ],
    ) +
    linear(
      'plate',
      [0, 0, 0, lintel * 1.3],
      [
        [0, mix(cloth.deep, cloth.ground, 0.4)],
        [1, cloth.ink],
      ],
    ) +
    linear(
      'brass',
      [0, 0, 240, height],
      [
        [0, '#fff3c4'],
        [0.3, '#e2b04a'],
        [0.6, '#8a5214'],
        [1, '#f4cf74'],
      ],
    ) +
    `<radialGradient id="stud" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#fffbe0"/>` +
    `<stop offset="0.45" stop-color="#eab146"/><stop
      offset="1" stop-color="#6d3a10"/></radialGradient>` +
    pattern('rimLeft', side / 48, 90, 4 + side, lintel) +
    pattern('rimLow', Math.max(6, sill - 8) / 48, 0, 0, height - sill + 3) +
    pattern('rimTop', (lintel * 0.5) / 48, 0, 0, lintel * 0.6)
  );
}

type Hole = { x: number; y: number; right: number; bottom: number };

/** The kanga's border runs down both posts, along the sill and behind the name. */
function borders({ rim, sill, lintel }: Layout, hole: Hole, width: number, height: number): string {
  const side = Math.max(6, rim - 8);
  const crest = hole.y - lintel;
  const post = (x: number) =>
    `<rect x="${at(x)}" y="${at(hole.y - 4)}" width="${at(side)}"
      height="${at(hole.bottom - hole.y + 8)}" fill="url(#rimLeft)"/>`;
  return (
    `<g>${post(4)}</g><g transform="translate(${width} 0) scale(-1 1)">${post(4)}</g>` +
    `<rect y="${at(height - sill + 3)}" width="${width}" height="${at(Math.max(6, sill - 8))}"
      fill="url(#rimLow)"/>` +
    `<rect y="${at(crest + lintel * 0.26)}" width="${width}" height="${at(lintel * 0.5)}"
      fill="url(#rimTop)" opacity=".55"/>` +
    `<path d="M0 ${at(crest + lintel * 0.26)}H${width}M0
      ${at(crest + lintel * 0.76)}H${width}" stroke="#e2b04a" stroke-width="2"/>`
  );
}

function bosses(hole: Hole, lintel: number, sill: number, width: number, height: number): string {
  const r = Math.max(4, Math.min(9, lintel * 0.12));
  const spots: readonly (readonly [number, number])[] = [
    [hole.x * 0.5 + 1, hole.y - lintel * 0.08],
    [width - hole.x * 0.5 - 1, hole.y - lintel * 0.08],
    [hole.x * 0.5 + 1, height - sill * 0.5],
    [width - hole.x * 0.5 - 1, height - sill * 0.5],
  ];
  return spots
    .map(
      ([x, y]) =>
        `<circle cx="${at(x)}" cy="${at(y + 1.5)}" r="${at(r * 1.2)}" fill="#0a0612"/><circle
          cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="url(#stud)"/>`,
    )
    .join('');
}

function namePlate(middle: number, crest: number, lintel: number, width: number): string {
  const half = Math.min(width * 0.33, lintel * 4.5);
  const top = crest * 0.55;
  const bottom = crest + lintel * 0.84;
  const cut = (bottom - top) * 0.34;
  const path = `M${at(middle - half + cut)}
    ${at(top)}H${at(middle + half - cut)}L${at(middle + half)}
      ${at((top + bottom) / 2)}L${at(middle + half - cut)}
        ${at(bottom)}H${at(middle - half + cut)}L${at(middle - half)} ${at((top + bottom) / 2)}Z`;
  return (
    `<path d="${path}" fill="#0a0612" stroke="#0a0612" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="url(#plate)" stroke="url(#brass)" stroke-width="3.4"
      stroke-linejoin="round"/>`
  );
}

function inlay(hole: Hole): string {
  const width = hole.right - hole.x;
  const height = hole.bottom - hole.y;
  const ring = (out: number, stroke: string, thick: number) =>
    `<rect x="${at(hole.x - out)}" y="${at(hole.y - out)}" width="${at(width + out * 2)}"
      height="${at(height + out * 2)}" rx="6" fill="none" stroke="${stroke}"
        stroke-width="${thick}"/>`;
  return ring(5, '#0a0612', 5) + ring(3, 'url(#brass)', 3);
}

/** Lengths of dark cloth, a quiet print on each cell. */
function bedArt({ hole, cell, grid }: Layout, { cloth }: Light): string {
  const dark = mix(cloth.deep, '#05060f', 0.42);
  const edge = mix(cloth.ink, '#05060f', 0.5);
  const panels = Array.from({ length: grid.reels }, (_, reel) => {
    const x = reel * cell.width;
    const prints = Array.from({ length: grid.rows }, (__, row) =>
      print(x + cell.width / 2, (row + 0.5) * cell.height, Math.min(cell.width, cell.height) * 0.4),
    ).join('');
    const rod =
      reel === 0
        ? ''
        : `<rect x="${at(x - 3)}" width="6" height="${hole.height}" fill="#05060f"/><rect
          x="${at(x - 1.5)}" width="3" height="${hole.height}" fill="#b07a2e"/><rect
            x="${at(x - 1)}" width="1" height="${hole.height}" fill="#ffe7a8" opacity=".8"/>`;
    return `<rect x="${x}" width="${cell.width}" height="${hole.height}"
      fill="url(#cloth${reel % 2})"/><g fill="${cloth.main}" opacity=".09">${prints}</g>${rod}`;
  }).join('');
  const weave = (id: string, middle: string) =>
    linear(
      id,
      [0, 0, 0, hole.height],
      [
        [0, edge],
        [0.24, middle],
        [0.76, middle],
        [1, edge],
      ],
    );
  return picture(
    hole.width,
    hole.height,
    weave('cloth0', mix(dark, cloth.ground, 0.3)) + weave('cloth1', dark),
    panels,
  );
}

function print(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    return `<ellipse cx="${at(x)}" cy="${at(y - r * 0.64)}" rx="${at(r * 0.17)}"
      ry="${at(r * 0.34)}" transform="rotate(${index * 45} ${at(x)} ${at(y)})"/>`;
  }).join('');
}

function shadeArt({ hole }: Layout, { cloth }: Light): string {
  const dark = mix(cloth.ink, '#02030a', 0.5);
  const { width, height } = hole;
  return picture(
    width,
    height,
    linear(
      'shade',
      [0, 0, 0, height],
      [
        [0, dark, 0.84],
        [0.1, dark, 0.24],
        [0.22, dark, 0],
        [0.82, dark, 0],
        [0.94, dark, 0.22],
        [1, dark, 0.78],
      ],
    ),
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
  );
}
