/** A frame of white enamel with a blue rim, as the cups of the farm are, chipped here and there. */
import { disc, dots, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#1e0e0a';

const cherry = (x: number, y: number, r: number): string =>
  disc(x, y, r * 1.14, dark) +
  disc(x, y, r * 0.94, '#d8142e') +
  disc(x - r * 0.12, y - r * 0.14, r * 0.7, '#ff4a4a') +
  disc(x - r * 0.32, y - r * 0.36, r * 0.24, '#fff');

function bean(x: number, y: number, r: number): string {
  return (
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 0.84)}" ry="${at(r * 1.16)}" fill="#7a3a18" stroke="${dark}" stroke-width="3"/>` +
    line(
      `M${at(x + r * 0.1)} ${at(y - r)}C${at(x - r * 0.5)} ${at(y - r * 0.3)} ${at(x + r * 0.5)} ${at(y + r * 0.3)} ${at(x - r * 0.1)} ${at(y + r)}`,
      '#2a0c06',
      2.6,
    ) +
    line(`M${at(x - r * 0.5)} ${at(y)}V${at(y - r * 0.5)}`, '#ffc890', 2.2)
  );
}

/** A spray: two leaves and three cherries. */
function spray(x: number, y: number, r: number): string {
  const leaf = `M0 0C${at(r * 0.6)} ${at(-r * 0.9)} ${at(r * 1.5)} ${at(-r)} ${at(r * 2.2)} ${at(-r * 0.7)}C${at(r * 1.8)} ${at(r * 0.2)} ${at(r)} ${at(r * 0.5)} 0 0Z`;
  const side =
    fill(leaf, '#2f9a44', `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
    line(`M${at(r * 0.3)} ${at(-r * 0.1)}L${at(r * 1.8)} ${at(-r * 0.6)}`, '#b8f08a', 2);
  return (
    `<g transform="translate(${at(x)} ${at(y)})">${side}<g transform="scale(-1 1)">${side}</g></g>` +
    cherry(x - r * 0.52, y + r * 0.1, r * 0.52) +
    cherry(x + r * 0.52, y + r * 0.1, r * 0.52) +
    cherry(x, y - r * 0.3, r * 0.58)
  );
}

export const enamelCabinet: CabinetStyle = {
  stuff: ['#ffffff', '#f2f0ea', '#b4bcd0'],
  edge: ['#8ac4ff', '#2a6ae0', '#123a94', '#5aa0ff'],
  plate: ['#7a3a1c', '#34140a'],
  dark,
  rise: 0.46,
  crest: ({ left, right, middle, top, shoulder }) =>
    `Q${at(left)} ${at(top + 16)} ${at(left + 26)} ${at(top + 16)}H${at(middle - 90)}Q${at(middle - 60)} ${at(top)} ${at(middle)} ${at(top)}
      T${at(middle + 90)} ${at(top + 16)}H${at(right - 26)}Q${at(right)} ${at(top + 16)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) => {
    const chance = chances(31);
    const specks = Array.from(
      { length: 110 },
      () => [chance() * width, chance() * height] as const,
    );
    const chips = Array.from({ length: 9 }, () => {
      const [x, y] = [chance() * width, chance() * height];
      return disc(x, y, 4.6, '#2a2030') + disc(x + 1, y + 1, 2.6, '#6a5a68');
    }).join('');
    return dots(specks, 1.5, '#3a6ac8', 'opacity=".5"') + chips;
  },
  post: (x, y, r, turn) => (turn % 2 === 0 ? bean(x, y, r) : cherry(x, y, r * 0.9)),
  corner: (x, y, r) => spray(x, y, r * 0.72),
  crown: (x, y, r) => spray(x, y + r * 0.2, r * 0.9),
  bed: {
    even: ['#0a2416', '#1c5434'],
    odd: ['#081e14', '#16462e'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y - r)}C${at(x + r * 0.8)} ${at(y - r * 0.6)} ${at(x + r * 0.8)} ${at(y + r * 0.6)} ${at(x)} ${at(y + r)}C${at(x - r * 0.8)} ${at(y + r * 0.6)} ${at(x - r * 0.8)} ${at(y - r * 0.6)} ${at(x)} ${at(y - r)}Z"/>`,
    printPaint: '#d8ffb8',
    printOpacity: 0.06,
    rod: ['#04120c', '#e8eef8', '#ffffff'],
    shade: '#04140c',
  },
  bulbTints: [0xfff4d8, 0xff5a5a, 0x6ab8ff, 0xffd23c],
};
