/** A market stall's frame: planks painted turquoise, slices of citrus, an awning for a crest. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

function citrus(x: number, y: number, r: number, turn: number): string {
  const [peel, pulp] = turn % 2 ? ['#4a9a2c', '#d4f06a'] : ['#f5861e', '#ffc45a'];
  const wedge = `M${at(x)} ${at(y - r * 0.12)}L${at(x - r * 0.3)} ${at(y - r * 0.62)}Q${at(x)} ${at(y - r * 0.86)} ${at(x + r * 0.3)} ${at(y - r * 0.62)}Z`;
  return (
    disc(x, y, r * 1.16, '#0a1a20') +
    disc(x, y, r, peel ?? '') +
    disc(x, y, r * 0.84, '#fffbe0') +
    around(8, x, y, fill(wedge, pulp ?? ''))
  );
}

/** Leaves spread from a pineapple that sits on the crest. */
function pineapple(x: number, y: number, r: number): string {
  const leaf = fill(
    `M${at(x)} ${at(y)}C${at(x - r * 0.4)} ${at(y - r * 0.6)} ${at(x - r * 0.2)} ${at(y - r * 1.2)} ${at(x)} ${at(y - r * 1.6)}
    C${at(x + r * 0.2)} ${at(y - r * 1.2)} ${at(x + r * 0.4)} ${at(y - r * 0.6)} ${at(x)} ${at(y)}Z`,
    '#3a9a3e',
    'stroke="#0a1a20" stroke-width="2"',
  );
  const fans = [-100, 100, -66, 66, -34, 34, 0]
    .map((turn) => `<g transform="rotate(${turn} ${at(x)} ${at(y + r * 0.3)})">${leaf}</g>`)
    .join('');
  return fans + citrus(x, y + r * 0.4, r * 0.8, 0);
}

export const stallCabinet: CabinetStyle = {
  stuff: ['#2fb8b0', '#12808a', '#084858'],
  edge: ['#fffbe6', '#ffd23c', '#c8741a', '#ffe88a'],
  plate: ['#e8404a', '#9a1434'],
  dark: '#0a1a20',
  rise: 0.42,
  crest: ({ left, right, top, shoulder }) => {
    const count = 9;
    const wide = (right - left - 40) / count;
    const scallops = Array.from(
      { length: count },
      () => `a${at(wide / 2)} ${at(shoulder - top - 6)} 0 0 1 ${at(wide)} 0`,
    );
    return `L${at(left + 20)} ${at(shoulder)}${scallops.join('')}L${at(right)} ${at(shoulder)}`;
  },
  surface: (width, height) =>
    Array.from(
      { length: Math.ceil(height / 34) },
      (_, index) =>
        line(`M0 ${index * 34}H${width}`, '#04303c', 2.4, 'opacity=".55"') +
        line(`M0 ${index * 34 + 3}H${width}`, '#8ff0e0', 1.4, 'opacity=".4"'),
    ).join(''),
  post: citrus,
  corner: (x, y, r) => citrus(x, y, r, 0),
  crown: pineapple,
  bed: {
    even: ['#04262e', '#0d5a5a'],
    odd: ['#03202a', '#0a4850'],
    print: (x, y, r) =>
      around(
        6,
        x,
        y,
        `<path d="M${at(x)} ${at(y - r * 0.2)}C${at(x - r * 0.3)} ${at(y - r * 0.5)} ${at(x - r * 0.2)} ${at(y - r * 0.9)} ${at(x)} ${at(y - r)}C${at(x + r * 0.2)} ${at(y - r * 0.9)} ${at(x + r * 0.3)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r * 0.2)}Z"/>`,
      ),
    printPaint: '#b0fff0',
    printOpacity: 0.08,
    rod: ['#02161c', '#1f9a94', '#c8fff4'],
    shade: '#02161c',
  },
  bulbTints: [0xffd23c, 0xff6a5a, 0x8ff06a, 0xfff6e6],
};
