/** A frame like a racing hull: vermilion planks, a white strake, rope, and floats for posts. */
import { around, disc, fill, line, turned } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#1a0a2a';

/** A coil of rope round a cleat. */
function coil(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.16, dark) +
    disc(x, y, r, '#f0d090') +
    [0.8, 0.56, 0.32]
      .map(
        (share) =>
          `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * share)}" fill="none" stroke="#9a6a2e" stroke-width="${at(r * 0.09)}" stroke-dasharray="${at(r * 0.22)} ${at(r * 0.1)}"/>`,
      )
      .join('') +
    disc(x, y, r * 0.18, '#1f6af0')
  );
}

/** A lifebuoy, red and white. */
function ring(x: number, y: number, r: number): string {
  const part = `M${at(x - r * 0.36)} ${at(y - r * 0.94)}A${at(r)} ${at(r)} 0 0 1 ${at(x + r * 0.36)} ${at(y - r * 0.94)}L${at(x + r * 0.2)} ${at(y - r * 0.5)}H${at(x - r * 0.2)}Z`;
  return (
    disc(x, y, r * 1.16, dark) +
    disc(x, y, r, '#ffffff') +
    around(4, x, y, fill(part, '#1f6af0')) +
    disc(x, y, r * 0.5, dark) +
    disc(x, y, r * 0.4, '#8fe8ff') +
    disc(x - r * 0.5, y - r * 0.55, r * 0.16, '#fff')
  );
}

/** A sail on the crest, full of wind. */
function sail(x: number, y: number, r: number): string {
  const cloth = (s: number) =>
    `M${at(x - r * 0.9 * s)} ${at(y + r * 0.7 * s)}C${at(x - r * 0.6 * s)} ${at(y - r * 0.4 * s)} ${at(x)} ${at(y - r * 1.1 * s)} ${at(x + r * 0.8 * s)} ${at(y - r * 1.6 * s)}C${at(x + r * 1.3 * s)} ${at(y - r * 0.6 * s)} ${at(x + r * 1.2 * s)} ${at(y + r * 0.2 * s)} ${at(x + r * 0.9 * s)} ${at(y + r * 0.8 * s)}Q${at(x)} ${at(y + r * 0.4 * s)} ${at(x - r * 0.9 * s)} ${at(y + r * 0.7 * s)}Z`;
  return (
    fill(cloth(1), '#fff6e0', `stroke="${dark}" stroke-width="4" stroke-linejoin="round"`) +
    disc(x + r * 0.36, y - r * 0.25, r * 0.44, '#f0323c') +
    line(
      `M${at(x - r * 1.1)} ${at(y + r * 0.9)}L${at(x + r)} ${at(y - r * 1.8)}`,
      '#c88a3a',
      r * 0.16,
    )
  );
}

export const hullCabinet: CabinetStyle = {
  stuff: ['#ff7a5a', '#e03040', '#8a1238'],
  edge: ['#ffffff', '#fff4d8', '#d8a860', '#ffffff'],
  plate: ['#fff8ea', '#f0d8a8'],
  dark,
  rise: 0.7,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left + 30)} ${at(shoulder - 20)} ${at(left + 20)} ${at(top + 6)} ${at(left + 4)} ${at(top + 2)}C${at(left + middle * 0.3)} ${at(top + 8)} ${at(middle * 0.5)} ${at(shoulder)} ${at(middle * 0.76)} ${at(shoulder)}
      C${at(middle * 0.9)} ${at(shoulder)} ${at(middle * 0.9)} ${at(top + 14)} ${at(middle)} ${at(top + 14)}C${at(middle * 1.1)} ${at(top + 14)} ${at(middle * 1.1)} ${at(shoulder)} ${at(middle * 1.24)} ${at(shoulder)}
      C${at(middle * 1.5)} ${at(shoulder)} ${at(right - middle * 0.3)} ${at(top + 8)} ${at(right - 4)} ${at(top + 2)}C${at(right - 20)} ${at(top + 6)} ${at(right - 30)} ${at(shoulder - 20)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) =>
    Array.from(
      { length: Math.ceil(height / 38) },
      (_, index) =>
        line(`M0 ${index * 38}H${width}`, '#5a0a2a', 2.4, 'opacity=".5"') +
        line(`M0 ${index * 38 + 3}H${width}`, '#ffc0a0', 1.6, 'opacity=".45"'),
    ).join('') +
    line(`M9 0V${height}M${width - 9} 0V${height}`, '#fff6e8', 7) +
    line(`M9 0V${height}M${width - 9} 0V${height}`, '#d8a860', 2, 'stroke-dasharray="6 5"'),
  post: (x, y, r, turn) => (turn % 2 ? ring(x, y, r) : coil(x, y, r * 0.92)),
  corner: (x, y, r, turn) => turned(turn ? 20 : -20, x, y, ring(x, y, r)),
  crown: sail,
  bed: {
    even: ['#062a7a', '#1570d8'],
    odd: ['#052468', '#0f5cc0'],
    print: (x, y, r) =>
      [-0.4, 0, 0.4]
        .map(
          (row) =>
            `<path d="M${at(x - r)} ${at(y + row * r)}q${at(r * 0.25)} ${at(-r * 0.24)} ${at(r * 0.5)} 0t${at(r * 0.5)} 0t${at(r * 0.5)} 0t${at(r * 0.5)} 0v${at(r * 0.12)}q${at(-r * 0.25)} ${at(r * 0.24)} ${at(-r * 0.5)} 0t${at(-r * 0.5)} 0t${at(-r * 0.5)} 0t${at(-r * 0.5)} 0Z"/>`,
        )
        .join(''),
    printPaint: '#a8f0ff',
    printOpacity: 0.1,
    rod: ['#031a4a', '#fff0d0', '#ffffff'],
    shade: '#03164a',
  },
  bulbTints: [0xffffff, 0xff8a7a, 0xffe07a, 0x8fe8ff],
};
