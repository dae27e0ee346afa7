/** A frame cut like a door of Lamu: dark wood, chains of carving, brass spikes, white lime above. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#1c0a14';

function spike(x: number, y: number, r: number): string {
  return (
    around(
      8,
      x,
      y,
      fill(
        `M${at(x - r * 0.24)} ${at(y - r * 0.6)}L${at(x)} ${at(y - r * 1.16)}L${at(x + r * 0.24)} ${at(y - r * 0.6)}Z`,
        '#f0b83a',
        `stroke="${dark}" stroke-width="1.6"`,
      ),
    ) +
    disc(x, y, r * 0.78, dark) +
    disc(x, y, r * 0.64, '#ffcf5a') +
    disc(x + r * 0.1, y + r * 0.12, r * 0.4, '#c8801e') +
    disc(x - r * 0.16, y - r * 0.2, r * 0.24, '#fffbe0')
  );
}

/** A link of the carved chain along the posts. */
function lotus(x: number, y: number, r: number): string {
  return (
    fill(
      `M${at(x)} ${at(y - r * 1.3)}C${at(x + r)} ${at(y - r * 0.5)} ${at(x + r)} ${at(y + r * 0.5)} ${at(x)} ${at(y + r * 1.3)}C${at(x - r)} ${at(y + r * 0.5)} ${at(x - r)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r * 1.3)}Z`,
      dark,
    ) +
    fill(
      `M${at(x)} ${at(y - r)}C${at(x + r * 0.7)} ${at(y - r * 0.4)} ${at(x + r * 0.7)} ${at(y + r * 0.4)} ${at(x)} ${at(y + r)}C${at(x - r * 0.7)} ${at(y + r * 0.4)} ${at(x - r * 0.7)} ${at(y - r * 0.4)} ${at(x)} ${at(y - r)}Z`,
      '#e8a05a',
    ) +
    line(
      `M${at(x)} ${at(y - r * 0.8)}V${at(y + r * 0.8)}M${at(x - r * 0.4)} ${at(y)}H${at(x + r * 0.4)}`,
      '#6a2c14',
      r * 0.16,
    )
  );
}

/** The queen's circlet over the name. */
function circlet(x: number, y: number, r: number): string {
  const points = `M${at(x - r * 1.5)} ${at(y + r * 0.7)}L${at(x - r * 1.6)} ${at(y - r * 0.5)}L${at(x - r * 0.8)} ${at(y + r * 0.1)}L${at(x)} ${at(y - r * 1.2)}L${at(x + r * 0.8)} ${at(y + r * 0.1)}L${at(x + r * 1.6)} ${at(y - r * 0.5)}L${at(x + r * 1.5)} ${at(y + r * 0.7)}Z`;
  return (
    fill(points, '#ffd75c', `stroke="${dark}" stroke-width="5" stroke-linejoin="round"`) +
    line(`M${at(x - r * 1.3)} ${at(y + r * 0.5)}H${at(x + r * 1.3)}`, '#fffbe0', 3) +
    disc(x, y - r * 0.1, r * 0.34, dark) +
    disc(x, y - r * 0.1, r * 0.25, '#ff4a7a') +
    [-1.6, 1.6]
      .map((side) =>
        disc(x + r * side, y - r * 0.5, r * 0.24, '#e8f0ff', `stroke="${dark}" stroke-width="3"`),
      )
      .join('') +
    disc(x, y - r * 1.2, r * 0.26, '#e8f0ff', `stroke="${dark}" stroke-width="3"`)
  );
}

export const doorCabinet: CabinetStyle = {
  stuff: ['#8a4e2a', '#5a2c18', '#2a120c'],
  edge: ['#fff6d0', '#e8a84a', '#6a3010', '#ffd890'],
  plate: ['#8a1f5a', '#3c0a34'],
  dark,
  rise: 0.8,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left)} ${at(shoulder - 10)}L${at(left + 12)} ${at(shoulder - 22)}L${at(left + 24)} ${at(shoulder - 10)}H${at(middle * 0.44)}
      C${at(middle * 0.5)} ${at(shoulder - 12)} ${at(middle * 0.52)} ${at(top + 26)} ${at(middle * 0.66)} ${at(top + 24)}
      C${at(middle * 0.82)} ${at(top + 22)} ${at(middle * 0.86)} ${at(top + 4)} ${at(middle)} ${at(top)}
      C${at(middle * 1.14)} ${at(top + 4)} ${at(middle * 1.18)} ${at(top + 22)} ${at(middle * 1.34)} ${at(top + 24)}
      C${at(middle * 1.48)} ${at(top + 26)} ${at(middle * 1.5)} ${at(shoulder - 12)} ${at(middle * 1.56)} ${at(shoulder - 10)}
      H${at(right - 24)}L${at(right - 12)} ${at(shoulder - 22)}L${at(right)} ${at(shoulder - 10)}`,
  surface: (width, height) =>
    Array.from({ length: Math.ceil(height / 9) }, (_, row) =>
      line(
        `M0 ${row * 9}Q${at(width * 0.3)} ${row * 9 + (row % 3) * 4} ${at(width * 0.6)} ${row * 9}T${width} ${row * 9}`,
        row % 2 ? '#c8783a' : '#1c0806',
        1.6,
        'opacity=".32"',
      ),
    ).join('') +
    line(
      `M14 14V${height - 14}M${width - 14} 14V${height - 14}`,
      '#ffcf8a',
      2.4,
      'opacity=".5" stroke-dasharray="3 6"',
    ),
  post: (x, y, r, turn) => (turn % 2 ? lotus(x, y, r) : spike(x, y, r * 0.95)),
  corner: spike,
  crown: circlet,
  bed: {
    even: ['#150a34', '#3c1c80'],
    odd: ['#10072a', '#2e1468'],
    print: (x, y, r) =>
      around(
        6,
        x,
        y,
        `<path d="M${at(x)} ${at(y - r * 0.16)}C${at(x - r * 0.36)} ${at(y - r * 0.5)} ${at(x - r * 0.2)} ${at(y - r * 0.84)} ${at(x)} ${at(y - r)}C${at(x + r * 0.2)} ${at(y - r * 0.84)} ${at(x + r * 0.36)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r * 0.16)}Z"/>`,
      ),
    printPaint: '#e0c0ff',
    printOpacity: 0.08,
    rod: ['#0a0418', '#b87a3a', '#ffe0b0'],
    shade: '#0c041c',
  },
  bulbTints: [0xffd87a, 0xff8aa8, 0xfff6e0, 0xb89aff],
};
