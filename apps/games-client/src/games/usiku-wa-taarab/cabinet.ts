/** A theatre's frame: gilded plaster round green silk, bulbs along it, a lyre over the name. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#240418';

function bulb(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.1, dark) +
    disc(x, y, r * 0.94, '#ffcf4a') +
    disc(x, y, r * 0.68, '#8a3a0c') +
    disc(x, y, r * 0.56, '#fff6c8') +
    disc(x - r * 0.16, y - r * 0.18, r * 0.22, '#fff')
  );
}

function acanthus(x: number, y: number, r: number): string {
  return (
    around(
      7,
      x,
      y,
      fill(
        `M${at(x)} ${at(y)}C${at(x - r * 0.6)} ${at(y - r * 0.5)} ${at(x - r * 0.36)} ${at(y - r)} ${at(x)} ${at(y - r * 1.2)}C${at(x + r * 0.36)} ${at(y - r)} ${at(x + r * 0.6)} ${at(y - r * 0.5)} ${at(x)} ${at(y)}Z`,
        '#ffd75c',
        `stroke="${dark}" stroke-width="2.4"`,
      ),
    ) +
    disc(x, y, r * 0.46, dark) +
    disc(x, y, r * 0.38, '#1fc89a') +
    disc(x - r * 0.12, y - r * 0.14, r * 0.12, '#eafff6')
  );
}

/** The lyre of the theatre. */
function lyre(x: number, y: number, r: number): string {
  const arm = `M0 ${at(r * 0.8)}C${at(r * 1.3)} ${at(r * 0.7)} ${at(r * 1.1)} ${at(-r * 0.2)} ${at(r * 0.6)} ${at(-r * 0.5)}C${at(r * 0.5)} ${at(-r)} ${at(r * 1.1)} ${at(-r * 1.2)} ${at(r * 1.15)} ${at(-r * 0.7)}`;
  const one = line(arm, dark, r * 0.5) + line(arm, '#ffd75c', r * 0.28);
  const strings = [-0.3, -0.1, 0.1, 0.3]
    .map((share) => line(`M${at(r * share)} ${at(-r * 0.7)}V${at(r * 0.7)}`, '#fff6c8', r * 0.07))
    .join('');
  return (
    `<g transform="translate(${at(x)} ${at(y)})">` +
    disc(0, 0, r * 0.92, dark) +
    disc(0, 0, r * 0.8, '#8a1450') +
    strings +
    `${one}<g transform="scale(-1 1)">${one}</g>` +
    line(`M${at(-r * 0.8)} ${at(-r * 0.66)}H${at(r * 0.8)}`, dark, r * 0.34) +
    line(`M${at(-r * 0.8)} ${at(-r * 0.66)}H${at(r * 0.8)}`, '#ffe9a0', r * 0.18) +
    '</g>'
  );
}

export const theatreCabinet: CabinetStyle = {
  stuff: ['#d83a6a', '#9a1450', '#4a0830'],
  edge: ['#fffbe0', '#ffd75c', '#9a5a10', '#fff0b0'],
  plate: ['#0f7a62', '#053c34'],
  dark,
  rise: 0.72,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left + 6)} ${at(shoulder - 16)} ${at(middle * 0.3)} ${at(shoulder - 14)} ${at(middle * 0.4)} ${at(shoulder - 4)}
      C${at(middle * 0.52)} ${at(shoulder - 30)} ${at(middle * 0.7)} ${at(top + 20)} ${at(middle * 0.8)} ${at(top + 18)}
      C${at(middle * 0.88)} ${at(top + 2)} ${at(middle * 1.12)} ${at(top + 2)} ${at(middle * 1.2)} ${at(top + 18)}
      C${at(middle * 1.3)} ${at(top + 20)} ${at(middle * 1.48)} ${at(shoulder - 30)} ${at(middle * 1.6)} ${at(shoulder - 4)}
      C${at(middle * 1.7)} ${at(shoulder - 14)} ${at(right - 6)} ${at(shoulder - 16)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) =>
    Array.from({ length: Math.ceil(width / 26) }, (_, fold) =>
      line(
        `M${fold * 26} 0C${fold * 26 + 8} ${at(height * 0.4)} ${fold * 26 - 6} ${at(height * 0.7)} ${fold * 26 + 3} ${height}`,
        fold % 2 ? '#ff7aa0' : '#2c041c',
        5,
        'opacity=".3"',
      ),
    ).join(''),
  post: (x, y, r, turn) => (turn % 2 ? acanthus(x, y, r * 0.9) : bulb(x, y, r * 0.8)),
  corner: acanthus,
  crown: lyre,
  bed: {
    even: ['#021a18', '#0c5048'],
    odd: ['#021412', '#084038'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y + r * 0.8)}C${at(x - r)} ${at(y + r * 0.1)} ${at(x - r * 0.6)} ${at(y - r * 0.7)} ${at(x)} ${at(y - r * 0.9)}C${at(x + r * 0.6)} ${at(y - r * 0.7)} ${at(x + r)} ${at(y + r * 0.1)} ${at(x)} ${at(y + r * 0.8)}ZM${at(x)} ${at(y + r * 0.4)}C${at(x + r * 0.5)} ${at(y)} ${at(x + r * 0.3)} ${at(y - r * 0.4)} ${at(x)} ${at(y - r * 0.5)}C${at(x - r * 0.3)} ${at(y - r * 0.4)} ${at(x - r * 0.5)} ${at(y)} ${at(x)} ${at(y + r * 0.4)}Z" fill-rule="evenodd"/>`,
    printPaint: '#a8ffd8',
    printOpacity: 0.07,
    rod: ['#010c0a', '#d8a83c', '#fff6c8'],
    shade: '#010c0c',
  },
  bulbTints: [0xffd23c, 0xff6ab8, 0xfff0c8, 0x4fe0b0],
};
