/** A frame of pit props and iron straps, with nuggets let into it. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

function gold(x: number, y: number, r: number): string {
  const p = (dx: number, dy: number) => `${at(x + dx * r)} ${at(y + dy * r)}`;
  return (
    fill(
      `M${p(-1, 0.2)}L${p(-0.7, -0.7)}L${p(0.1, -1)}L${p(0.9, -0.6)}L${p(1, 0.3)}L${p(0.4, 0.95)}L${p(-0.5, 0.9)}Z`,
      '#e89a1e',
      'stroke="#140a0c" stroke-width="3" stroke-linejoin="round"',
    ) +
    fill(`M${p(-0.7, -0.7)}L${p(0.1, -1)}L${p(0.1, -0.2)}L${p(-0.5, 0.1)}Z`, '#fff4b8') +
    fill(
      `M${p(0.9, -0.6)}L${p(1, 0.3)}L${p(0.4, 0.95)}L${p(0.1, -0.2)}Z`,
      '#a85a0c',
      'opacity=".75"',
    )
  );
}

function strap(x: number, y: number, r: number): string {
  return (
    `<rect x="${at(x - r * 1.5)}" y="${at(y - r * 0.7)}" width="${at(r * 3)}" height="${at(r * 1.4)}" rx="2" fill="#6a7684" stroke="#140a0c" stroke-width="2.4"/>` +
    `<rect x="${at(x - r * 1.5)}" y="${at(y - r * 0.6)}" width="${at(r * 3)}" height="${at(r * 0.3)}" fill="#e0e8f0" opacity=".6"/>` +
    disc(x - r * 0.9, y, r * 0.24, '#140a0c') +
    disc(x + r * 0.9, y, r * 0.24, '#140a0c')
  );
}

/** Two pick-axes crossed behind a nugget. */
function picks(x: number, y: number, r: number): string {
  const pick = (side: number) =>
    `<g transform="translate(${at(x)} ${at(y)}) scale(${side} 1) rotate(40)">` +
    line(`M0 ${at(r * 1.4)}V${at(-r * 1.3)}`, '#140a0c', r * 0.42) +
    line(`M0 ${at(r * 1.4)}V${at(-r * 1.3)}`, '#b8783c', r * 0.24) +
    fill(
      `M${at(-r * 1.4)} ${at(-r * 0.5)}C${at(-r)} ${at(-r * 1.5)} ${at(r)} ${at(-r * 1.5)} ${at(r * 1.4)} ${at(-r * 0.5)}C${at(r * 0.8)} ${at(-r)} ${at(-r * 0.8)} ${at(-r)} ${at(-r * 1.4)} ${at(-r * 0.5)}Z`,
      '#d8e2ec',
      'stroke="#140a0c" stroke-width="2.6"',
    ) +
    '</g>';
  return pick(1) + pick(-1) + gold(x, y + r * 0.2, r * 0.85);
}

export const pitCabinet: CabinetStyle = {
  stuff: ['#a8683a', '#6a3c22', '#341a12'],
  edge: ['#fff4c8', '#ffc83a', '#8a4a0c', '#ffe08a'],
  plate: ['#3a2a34', '#160c14'],
  dark: '#140a0c',
  rise: 0.5,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 16)} ${at(shoulder - 8)}L${at(middle * 0.62)} ${at(shoulder - 4)}L${at(middle * 0.78)} ${at(top + 4)}H${at(middle * 1.22)}
      L${at(middle * 1.38)} ${at(shoulder - 4)}L${at(right - 16)} ${at(shoulder - 8)}L${at(right)} ${at(shoulder)}`,
  surface: (width, height) =>
    Array.from({ length: 40 }, (_, index) => {
      const y = (index * height) / 40;
      const sway = ((index * 37) % 11) - 5;
      return line(
        `M0 ${at(y)}Q${at(width / 2)} ${at(y + sway)} ${width} ${at(y + 2)}`,
        index % 4 ? '#2a120c' : '#e0a060',
        1.4,
        'opacity=".4"',
      );
    }).join(''),
  post: (x, y, r, turn) => (turn % 2 ? gold(x, y, r * 0.95) : strap(x, y, r)),
  corner: gold,
  crown: picks,
  bed: {
    even: ['#0c080c', '#34242a'],
    odd: ['#0a060a', '#281a22'],
    print: (x, y, r) => {
      const p = (dx: number, dy: number) => `${at(x + dx * r)} ${at(y + dy * r)}`;
      return `<path d="M${p(-0.9, 0.3)}L${p(-0.5, -0.6)}L${p(0.2, -0.8)}L${p(0.9, -0.2)}L${p(0.6, 0.7)}L${p(-0.4, 0.8)}Z"/>`;
    },
    printPaint: '#ffc86a',
    printOpacity: 0.06,
    rod: ['#06040a', '#8a98a8', '#e8f0f8'],
    shade: '#06030a',
  },
  bulbTints: [0xffd23c, 0xffa03a, 0x4fe0c6, 0xfff0b0],
};
