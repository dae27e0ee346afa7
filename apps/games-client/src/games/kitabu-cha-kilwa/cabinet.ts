/** A frame of cut coral stone with glazed bowls set in it, as in the vaults of Kilwa. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

function bowl(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.16, '#2a1420') +
    disc(x, y, r, '#e8fff8') +
    disc(x, y, r * 0.84, '#1f7ab8') +
    around(
      8,
      x,
      y,
      `<ellipse cx="${at(x)}" cy="${at(y - r * 0.5)}" rx="${at(r * 0.13)}" ry="${at(r * 0.28)}" fill="#d8fff4"/>`,
    ) +
    disc(x, y, r * 0.22, '#ffd23c') +
    disc(x - r * 0.4, y - r * 0.45, r * 0.16, '#fff')
  );
}

function diamond(x: number, y: number, r: number): string {
  const path = (s: number) =>
    `M${at(x)} ${at(y - r * 1.3 * s)}L${at(x + r * s)} ${at(y)}L${at(x)} ${at(y + r * 1.3 * s)}L${at(x - r * s)} ${at(y)}Z`;
  return fill(path(1.1), '#2a1420') + fill(path(0.92), '#ffe6b0') + fill(path(0.55), '#a85a34');
}

/** The star of the book's cover. */
function star(x: number, y: number, r: number): string {
  const ray = `M${at(x - r * 0.3)} ${at(y - r * 0.5)}L${at(x)} ${at(y - r * 1.35)}L${at(x + r * 0.3)} ${at(y - r * 0.5)}Z`;
  return (
    around(
      8,
      x,
      y,
      fill(ray, '#ffcf4a', 'stroke="#2a1420" stroke-width="2.4" stroke-linejoin="round"'),
    ) +
    disc(x, y, r * 0.72, '#2a1420') +
    disc(x, y, r * 0.6, '#1fa89c') +
    disc(x - r * 0.2, y - r * 0.22, r * 0.18, '#eafffa')
  );
}

export const coralCabinet: CabinetStyle = {
  stuff: ['#f0cc90', '#b8804e', '#6a4034'],
  edge: ['#fffbe6', '#ffdf8a', '#9a5a24', '#fff0c0'],
  plate: ['#1f4a9a', '#0c1f54'],
  dark: '#2a1420',
  rise: 0.62,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 14)} ${at(shoulder)}H${at(middle * 0.56)}C${at(middle * 0.62)} ${at(top + 12)} ${at(middle * 0.9)} ${at(top + 14)} ${at(middle)} ${at(top)}
      C${at(middle * 1.1)} ${at(top + 14)} ${at(middle * 1.38)} ${at(top + 12)} ${at(middle * 1.44)} ${at(shoulder)}H${at(right)}`,
  surface: (width, height) =>
    Array.from({ length: Math.ceil(height / 30) }, (_, row) => {
      const y = row * 30;
      const cuts = Array.from(
        { length: Math.ceil(width / 62) + 1 },
        (__, cut) => `M${at(cut * 62 - (row % 2) * 31)} ${y}v30`,
      ).join('');
      return (
        line(`M0 ${y}H${width}${cuts}`, '#5a3028', 2, 'opacity=".45"') +
        line(`M0 ${y + 2.5}H${width}`, '#fff6d8', 1.4, 'opacity=".4"')
      );
    }).join(''),
  post: (x, y, r, turn) => (turn % 2 ? bowl(x, y, r) : diamond(x, y, r * 0.85)),
  corner: bowl,
  crown: star,
  bed: {
    even: ['#070d2a', '#16306a'],
    odd: ['#060a22', '#102454'],
    print: (x, y, r) =>
      around(
        8,
        x,
        y,
        `<path d="M${at(x)} ${at(y)}L${at(x - r * 0.2)} ${at(y - r * 0.5)}L${at(x)} ${at(y - r)}L${at(x + r * 0.2)} ${at(y - r * 0.5)}Z"/>`,
      ),
    printPaint: '#8fe0ff',
    printOpacity: 0.07,
    rod: ['#040818', '#c8944a', '#fff0c0'],
    shade: '#040818',
  },
  bulbTints: [0xffd23c, 0x4fe0d8, 0xff8a5a, 0xfff0c8],
};
