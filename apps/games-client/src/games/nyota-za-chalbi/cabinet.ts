/** A frame of salt and camel bone, bound in beaded leather; a star over the name. */
import { around, disc, fill } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#1a0c1c';

/** Beads round a stone. */
function rosette(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.16, dark) +
    around(10, x, y, disc(x, y - r * 0.9, r * 0.22, '#e0303a')) +
    around(10, x, y, disc(x, y - r * 0.9, r * 0.22, '#ffd23c'), 18) +
    disc(x, y, r * 0.66, dark) +
    disc(x, y, r * 0.56, '#1fb0d8') +
    disc(x - r * 0.18, y - r * 0.2, r * 0.18, '#eaffff')
  );
}

function crystal(x: number, y: number, r: number): string {
  const outline = `M${at(x)} ${at(y - r * 1.3)}L${at(x + r * 0.8)} ${at(y - r * 0.3)}L${at(x + r * 0.5)} ${at(y + r * 1.1)}L${at(x - r * 0.5)} ${at(y + r * 1.1)}L${at(x - r * 0.8)} ${at(y - r * 0.3)}Z`;
  return (
    fill(outline, '#bfe8ff', `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
    fill(
      `M${at(x)} ${at(y - r * 1.3)}L${at(x)} ${at(y + r * 1.1)}L${at(x - r * 0.5)} ${at(y + r * 1.1)}L${at(x - r * 0.8)} ${at(y - r * 0.3)}Z`,
      '#ffffff',
    ) +
    fill(
      `M${at(x + r * 0.8)} ${at(y - r * 0.3)}L${at(x + r * 0.5)} ${at(y + r * 1.1)}L${at(x + r * 0.2)} ${at(y)}Z`,
      '#6ab0e8',
    )
  );
}

/** The pole star. */
function star(x: number, y: number, r: number): string {
  const ray = (long: number) =>
    fill(
      `M${at(x)} ${at(y - r * long)}L${at(x + r * 0.28)} ${at(y)}L${at(x - r * 0.28)} ${at(y)}Z`,
      '#fffbe0',
      `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    );
  return (
    disc(x, y, r * 1.1, '#8ae8ff', 'opacity=".35"') +
    around(4, x, y, ray(1.1), 45) +
    around(4, x, y, ray(1.7)) +
    disc(x, y, r * 0.42, '#ffd23c', `stroke="${dark}" stroke-width="3"`) +
    disc(x - r * 0.1, y - r * 0.12, r * 0.14, '#fff')
  );
}

function salt(width: number, height: number): string {
  const chance = chances(41);
  return Array.from({ length: 90 }, () => {
    const [x, y, size] = [chance() * width, chance() * height, 8 + chance() * 22];
    const paint = chance() < 0.5 ? '#ffffff' : '#a8b8d8';
    return fill(
      `M${at(x)} ${at(y)}l${at(size)} ${at(size * 0.3)}l${at(-size * 0.4)} ${at(size * 0.7)}Z`,
      paint,
      'opacity=".35"',
    );
  }).join('');
}

export const saltCabinet: CabinetStyle = {
  stuff: ['#fffaf0', '#d8d0d8', '#8a86a8'],
  edge: ['#ffe6b0', '#d8783a', '#6a2418', '#ffc88a'],
  plate: ['#12206a', '#060a34'],
  dark,
  rise: 0.66,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 8)} ${at(shoulder - 12)}L${at(left + 30)} ${at(shoulder - 4)}L${at(middle * 0.36)} ${at(shoulder - 14)}L${at(middle * 0.48)} ${at(shoulder - 6)}
      L${at(middle * 0.64)} ${at(top + 22)}L${at(middle * 0.78)} ${at(top + 26)}L${at(middle * 0.9)} ${at(top + 8)}L${at(middle)} ${at(top + 14)}
      L${at(middle * 1.1)} ${at(top + 8)}L${at(middle * 1.22)} ${at(top + 26)}L${at(middle * 1.36)} ${at(top + 22)}L${at(middle * 1.52)} ${at(shoulder - 6)}
      L${at(middle * 1.64)} ${at(shoulder - 14)}L${at(right - 30)} ${at(shoulder - 4)}L${at(right - 8)} ${at(shoulder - 12)}L${at(right)} ${at(shoulder)}`,
  surface: salt,
  post: (x, y, r, turn) => (turn % 2 ? crystal(x, y, r * 0.95) : rosette(x, y, r * 0.86)),
  corner: rosette,
  crown: star,
  bed: {
    even: ['#1c0a10', '#5a241c'],
    odd: ['#16080e', '#481c18'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y - r * 0.9)}L${at(x + r * 0.16)} ${at(y - r * 0.16)}L${at(x + r * 0.9)} ${at(y)}L${at(x + r * 0.16)} ${at(y + r * 0.16)}L${at(x)} ${at(y + r * 0.9)}L${at(x - r * 0.16)} ${at(y + r * 0.16)}L${at(x - r * 0.9)} ${at(y)}L${at(x - r * 0.16)} ${at(y - r * 0.16)}Z"/>`,
    printPaint: '#ffc88a',
    printOpacity: 0.07,
    rod: ['#0c0408', '#d8d0d8', '#ffffff'],
    shade: '#10060c',
  },
  bulbTints: [0xd8f4ff, 0xffd87a, 0xff8a5a, 0x8ae8ff],
};
