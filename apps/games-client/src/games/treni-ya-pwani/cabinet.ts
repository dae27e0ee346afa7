/** A frame built as a carriage is: maroon enamel, brass beading, wheels, and a lamp at each end. */
import { around, disc, dots, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#1a0810';

function wheel(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.1, dark) +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 0.86)}" fill="#3a1420" stroke="#e8c060" stroke-width="${at(r * 0.26)}"/>` +
    around(8, x, y, line(`M${at(x)} ${at(y)}V${at(y - r * 0.8)}`, '#ffe08a', r * 0.12)) +
    disc(x, y, r * 0.28, '#fff0b8', `stroke="${dark}" stroke-width="1.4"`)
  );
}

function bolt(x: number, y: number, r: number): string {
  const side = r * 0.8;
  const corners = Array.from({ length: 6 }, (_, turn) => {
    const angle = (turn * Math.PI) / 3;
    return `${at(x + side * Math.cos(angle))} ${at(y + side * Math.sin(angle))}`;
  });
  return (
    fill(`M${corners.join('L')}Z`, '#e8c060', `stroke="${dark}" stroke-width="2.2"`) +
    disc(x - r * 0.14, y - r * 0.16, r * 0.34, '#fffbe0')
  );
}

/** A tail lamp, green on the left hand and red on the right. */
function tailLamp(x: number, y: number, r: number, turn: number): string {
  const [lit, main, deep] = turn
    ? ['#ffd0c0', '#ff4a4a', '#8a0c20']
    : ['#e0ffd8', '#3fe08a', '#0c6a48'];
  return (
    disc(x, y, r * 1.12, dark) +
    disc(x, y, r, '#e8c060') +
    disc(x, y, r * 0.74, deep ?? '') +
    disc(x, y, r * 0.62, main ?? '') +
    disc(x - r * 0.2, y - r * 0.24, r * 0.26, lit ?? '')
  );
}

/** The headlamp between two wings. */
function headlamp(x: number, y: number, r: number): string {
  const wing = `M0 ${at(r * 0.6)}C${at(r * 1.2)} ${at(r * 0.2)} ${at(r * 2.4)} ${at(-r * 0.2)} ${at(r * 3)} ${at(-r * 0.8)}C${at(r * 2.9)} ${at(r * 0.3)} ${at(r * 1.9)} ${at(r * 1.1)} 0 ${at(r * 1.2)}Z`;
  const side =
    fill(wing, '#e8c060', `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
    line(
      `M${at(r * 0.9)} ${at(r * 0.66)}L${at(r * 2.5)} ${at(-r * 0.16)}M${at(r * 0.9)} ${at(r * 0.92)}L${at(r * 2.2)} ${at(r * 0.4)}`,
      '#8a5414',
      2,
    );
  return (
    `<g transform="translate(${at(x)} ${at(y)})">${side}<g transform="scale(-1 1)">${side}</g></g>` +
    disc(x, y + r * 0.2, r * 1.1, dark) +
    disc(x, y + r * 0.2, r, '#e8c060') +
    disc(x, y + r * 0.2, r * 0.74, '#fff8c8') +
    disc(x - r * 0.2, y, r * 0.3, '#fff')
  );
}

export const carriageCabinet: CabinetStyle = {
  stuff: ['#c83a48', '#8a1c30', '#3e0a1a'],
  edge: ['#fff4c8', '#ffcf5a', '#8a5414', '#ffe49a'],
  plate: ['#12484a', '#062426'],
  dark,
  rise: 0.48,
  crest: ({ left, right, middle, top, shoulder }) =>
    `Q${at(left + 2)} ${at(top + 12)} ${at(left + 40)} ${at(top + 12)}H${at(middle - 70)}Q${at(middle - 54)} ${at(top)} ${at(middle - 40)} ${at(top)}
      H${at(middle + 40)}Q${at(middle + 54)} ${at(top)} ${at(middle + 70)} ${at(top + 12)}H${at(right - 40)}Q${at(right - 2)} ${at(top + 12)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) => {
    const planks = Array.from(
      { length: Math.ceil(width / 24) },
      (_, index) => `M${index * 24} 0V${height}`,
    ).join('');
    return (
      line(planks, '#3e0a1a', 2, 'opacity=".5"') +
      line(planks, '#ff9a90', 1.2, 'opacity=".35" transform="translate(2 0)"') +
      dots(
        Array.from(
          { length: Math.ceil(width / 24) },
          (_, index) => [index * 24 + 12, height * 0.02 + 12] as const,
        ),
        2.4,
        '#ffcf5a',
      )
    );
  },
  post: (x, y, r, turn) => (turn % 2 === 0 ? wheel(x, y, r) : bolt(x, y, r)),
  corner: tailLamp,
  crown: headlamp,
  bed: {
    even: ['#0a1c26', '#1c4654'],
    odd: ['#081620', '#153844'],
    print: (x, y, r) =>
      `<path d="M${at(x - r * 0.7)} ${at(y + r * 0.4)}H${at(x + r * 0.7)}V${at(y + r * 0.52)}H${at(x - r * 0.7)}ZM${at(x - r * 0.7)} ${at(y - r * 0.52)}H${at(x + r * 0.7)}V${at(y - r * 0.4)}H${at(x - r * 0.7)}Z"/>` +
      [-0.5, 0, 0.5]
        .map(
          (off) =>
            `<path d="M${at(x + r * (off - 0.07))} ${at(y - r * 0.7)}h${at(r * 0.14)}V${at(y + r * 0.7)}h${at(-r * 0.14)}Z"/>`,
        )
        .join(''),
    printPaint: '#ffe0a0',
    printOpacity: 0.06,
    rod: ['#040c12', '#c89a3a', '#fff0b8'],
    shade: '#040c14',
  },
  bulbTints: [0xffdf80, 0xff6a5a, 0x6affb0, 0xfff6d8],
};
