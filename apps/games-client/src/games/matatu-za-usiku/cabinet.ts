/** A frame like the side of a bus: blue enamel, hot stripes, neon tubes and a crown of sound. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#06061a';

/** A round lamp of the bus. */
function lamp(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.14, dark) +
    disc(x, y, r, '#e8f0ff') +
    disc(x, y, r * 0.8, '#ff2ab8') +
    disc(x, y, r * 0.6, dark) +
    disc(x, y, r * 0.5, '#ffe21e') +
    disc(x - r * 0.16, y - r * 0.18, r * 0.18, '#fff')
  );
}

function arrow(x: number, y: number, r: number): string {
  const path = (s: number) =>
    `M${at(x - r * s)} ${at(y + r * s)}L${at(x)} ${at(y - r * s)}L${at(x + r * s)} ${at(y + r * s)}L${at(x)} ${at(y + r * s * 0.4)}Z`;
  return fill(path(1.25), dark) + fill(path(0.95), '#2ff0ff') + fill(path(0.5), '#fff');
}

/** Bars of sound over the name. */
function bars(x: number, y: number, r: number): string {
  return [0.5, 0.9, 1.3, 1.7, 1.3, 0.9, 0.5]
    .map((tall, index) => {
      const bx = x + (index - 3) * r * 0.5;
      const paint =
        ['#2ff0ff', '#3aff8a', '#ffe21e', '#ff2ab8', '#ffe21e', '#3aff8a', '#2ff0ff'][index] ??
        '#fff';
      const bar = `M${at(bx)} ${at(y + r * 0.7)}V${at(y + r * 0.7 - r * tall)}`;
      return line(bar, dark, r * 0.46) + line(bar, paint, r * 0.28);
    })
    .join('');
}

export const neonCabinet: CabinetStyle = {
  stuff: ['#2a9aff', '#1440d8', '#0a1270'],
  edge: ['#ffffff', '#2ff0ff', '#0a6ac8', '#c8fbff'],
  plate: ['#12122e', '#04040f'],
  dark,
  rise: 0.56,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left)} ${at(shoulder - 18)} ${at(left + 10)} ${at(top + 14)} ${at(left + 40)} ${at(top + 12)}
      H${at(middle * 0.7)}L${at(middle * 0.78)} ${at(top)}H${at(middle * 1.22)}L${at(middle * 1.3)} ${at(top + 12)}
      H${at(right - 40)}C${at(right - 10)} ${at(top + 14)} ${at(right)} ${at(shoulder - 18)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) =>
    [
      ['#ff2ab8', 0, 30],
      ['#ffe21e', 30, 14],
      ['#3aff8a', 50, 8],
    ]
      .map(([paint, off, thick]) =>
        line(
          `M-20 ${at(height * 0.5 + Number(off))}L${width + 20} ${at(height * 0.1 + Number(off))}M-20 ${at(height * 0.98 + Number(off))}L${width + 20} ${at(height * 0.58 + Number(off))}`,
          String(paint),
          Number(thick),
          'opacity=".9"',
        ),
      )
      .join('') +
    line(`M10 16V${height - 16}M${width - 10} 16V${height - 16}`, '#e8fbff', 2, 'opacity=".7"'),
  post: (x, y, r, turn) => (turn % 2 ? arrow(x, y, r * 0.8) : lamp(x, y, r * 0.8)),
  corner: lamp,
  crown: bars,
  bed: {
    even: ['#04040f', '#14143a'],
    odd: ['#03030c', '#0e0e2e'],
    print: (x, y, r) =>
      `<path d="M${at(x - r * 0.7)} ${at(y + r * 0.5)}L${at(x)} ${at(y - r * 0.8)}L${at(x + r * 0.7)} ${at(y + r * 0.5)}L${at(x)} ${at(y + r * 0.1)}Z"/>`,
    printPaint: '#2ff0ff',
    printOpacity: 0.06,
    rod: ['#02020a', '#ff2ab8', '#ffd8f4'],
    shade: '#02020a',
  },
  bulbTints: [0x2ff0ff, 0xff2ab8, 0xffe21e, 0x3aff8a],
};
