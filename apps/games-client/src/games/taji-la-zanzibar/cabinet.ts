/** A throne's back: ruby lacquer, gold leaf, pearls in a row and a crown over the name. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#2c0410';

function pearl(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.1, dark) +
    disc(x, y, r * 0.96, '#f0b83a') +
    disc(x, y, r * 0.74, '#a86a1c') +
    disc(x, y, r * 0.66, '#fdf6ec') +
    disc(x + r * 0.16, y + r * 0.2, r * 0.42, '#d8c8e0') +
    disc(x, y + r * 0.04, r * 0.4, '#fdf6ec') +
    disc(x - r * 0.22, y - r * 0.26, r * 0.18, '#fff')
  );
}

/** A stone in a claw setting; red and peacock blue take turns. */
function stone(x: number, y: number, r: number, turn: number): string {
  const cut = (s: number) =>
    `M${at(x)} ${at(y - r * 1.35 * s)}L${at(x + r * s)} ${at(y)}L${at(x)} ${at(y + r * 1.35 * s)}L${at(x - r * s)} ${at(y)}Z`;
  const [main, lit] = turn % 4 ? ['#12a8b0', '#a8fff4'] : ['#2a5af0', '#b8d0ff'];
  return (
    fill(cut(1.12), dark) +
    fill(cut(0.98), '#ffd24a') +
    fill(cut(0.7), dark) +
    fill(cut(0.6), main) +
    fill(
      `M${at(x)} ${at(y - r * 0.8)}L${at(x + r * 0.2)} ${at(y)}L${at(x - r * 0.6)} ${at(y)}Z`,
      lit,
    )
  );
}

/** A rosette of gold leaf round a ruby. */
function rosette(x: number, y: number, r: number): string {
  const leaf = `M${at(x)} ${at(y - r * 0.3)}C${at(x - r * 0.6)} ${at(y - r * 0.6)} ${at(x - r * 0.4)} ${at(y - r * 1.1)} ${at(x)} ${at(y - r * 1.25)}C${at(x + r * 0.4)} ${at(y - r * 1.1)} ${at(x + r * 0.6)} ${at(y - r * 0.6)} ${at(x)} ${at(y - r * 0.3)}Z`;
  return (
    around(8, x, y, fill(leaf, '#ffcf4a', `stroke="${dark}" stroke-width="2"`)) +
    disc(x, y, r * 0.52, dark) +
    disc(x, y, r * 0.42, '#f0224a') +
    disc(x - r * 0.12, y - r * 0.14, r * 0.14, '#ffd0d8')
  );
}

function crown(x: number, y: number, r: number): string {
  const points =
    `M${at(x - r * 1.3)} ${at(y + r * 0.8)}L${at(x - r * 1.8)} ${at(y - r * 0.5)}L${at(x - r * 0.95)} ${at(y)}` +
    `L${at(x - r * 0.7)} ${at(y - r)}L${at(x - r * 0.2)} ${at(y - r * 0.2)}L${at(x)} ${at(y - r * 1.3)}L${at(x + r * 0.2)} ${at(y - r * 0.2)}` +
    `L${at(x + r * 0.7)} ${at(y - r)}L${at(x + r * 0.95)} ${at(y)}L${at(x + r * 1.8)} ${at(y - r * 0.5)}L${at(x + r * 1.3)} ${at(y + r * 0.8)}Z`;
  const tip = (dx: number, dy: number) =>
    disc(x + r * dx, y + r * dy, r * 0.2, '#fff8ee', `stroke="${dark}" stroke-width="2.4"`);
  return (
    fill(points, '#ffd24a', `stroke="${dark}" stroke-width="4.5" stroke-linejoin="round"`) +
    line(`M${at(x - r * 1.15)} ${at(y + r * 0.52)}H${at(x + r * 1.15)}`, '#b8122e', r * 0.26) +
    tip(-1.8, -0.5) +
    tip(-0.7, -1) +
    tip(0, -1.3) +
    tip(0.7, -1) +
    tip(1.8, -0.5) +
    [-0.8, 0, 0.8].map((dx) => disc(x + r * dx, y + r * 0.52, r * 0.14, '#a8fff4')).join('')
  );
}

export const rubyCabinet: CabinetStyle = {
  stuff: ['#e0284a', '#a00c2c', '#4a0418'],
  edge: ['#fffbe0', '#ffd24a', '#a8640c', '#ffeaa0'],
  plate: ['#0f7a8a', '#063a54'],
  dark,
  rise: 0.85,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left)} ${at(shoulder - 14)}C${at(left + 6)} ${at(shoulder - 30)} ${at(left + 34)} ${at(shoulder - 30)} ${at(left + 38)} ${at(shoulder - 8)}
      C${at(middle * 0.4)} ${at(shoulder - 4)} ${at(middle * 0.46)} ${at(top + 18)} ${at(middle * 0.62)} ${at(top + 20)}
      C${at(middle * 0.7)} ${at(top + 20)} ${at(middle * 0.72)} ${at(top + 34)} ${at(middle * 0.8)} ${at(top + 30)}
      C${at(middle * 0.84)} ${at(top + 8)} ${at(middle * 0.92)} ${at(top)} ${at(middle)} ${at(top)}
      C${at(middle * 1.08)} ${at(top)} ${at(middle * 1.16)} ${at(top + 8)} ${at(middle * 1.2)} ${at(top + 30)}
      C${at(middle * 1.28)} ${at(top + 34)} ${at(middle * 1.3)} ${at(top + 20)} ${at(middle * 1.38)} ${at(top + 20)}
      C${at(middle * 1.54)} ${at(top + 18)} ${at(middle * 1.6)} ${at(shoulder - 4)} ${at(right - 38)} ${at(shoulder - 8)}
      C${at(right - 34)} ${at(shoulder - 30)} ${at(right - 6)} ${at(shoulder - 30)} ${at(right)} ${at(shoulder - 14)}`,
  surface: (width, height) =>
    Array.from({ length: Math.ceil(height / 26) + 1 }, (_, row) =>
      line(
        Array.from(
          { length: Math.ceil(width / 26) + 1 },
          (__, column) =>
            `M${column * 26 + (row % 2) * 13} ${row * 26 - 6}q6 6 0 12q-6 -6 0 -12Zm-6 6h12`,
        ).join(''),
        '#ffcf5a',
        1.3,
        'opacity=".34"',
      ),
    ).join('') +
    line(`M13 16V${height - 14}M${width - 13} 16V${height - 14}`, '#ffe08a', 2, 'opacity=".6"'),
  post: (x, y, r, turn) => (turn % 2 ? stone(x, y, r * 0.95, turn) : pearl(x, y, r * 0.95)),
  corner: rosette,
  crown,
  bed: {
    even: ['#03202e', '#0c5a6e'],
    odd: ['#021824', '#08475c'],
    print: (x, y, r) =>
      around(
        5,
        x,
        y + r * 0.5,
        `<path d="M${at(x)} ${at(y + r * 0.4)}C${at(x - r * 0.4)} ${at(y - r * 0.2)} ${at(x - r * 0.3)} ${at(y - r * 0.8)} ${at(x)} ${at(y - r * 0.9)}C${at(x + r * 0.3)} ${at(y - r * 0.8)} ${at(x + r * 0.4)} ${at(y - r * 0.2)} ${at(x)} ${at(y + r * 0.4)}Z"/>`,
        0,
      ),
    printPaint: '#7affe8',
    printOpacity: 0.06,
    rod: ['#01101a', '#d89a2a', '#fff0b0'],
    shade: '#01121c',
  },
  bulbTints: [0xffd24a, 0xff5a7a, 0x5af0e0, 0xfff6e0],
};
