/** A frame of black iron from the forge, red-hot along its edges, with flames for a crest. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#0c0608';

/** A tongue of fire that stands on a point. */
function tongue(x: number, y: number, r: number): string {
  const path = (s: number) =>
    `M${at(x)} ${at(y + r)}C${at(x - r * s)} ${at(y + r)} ${at(x - r * 1.1 * s)} ${at(y + r * 0.1)} ${at(x - r * 0.5 * s)} ${at(y - r * 0.3 * s)}
      C${at(x - r * 0.4 * s)} ${at(y - r * 0.1)} ${at(x - r * 0.2 * s)} ${at(y)} ${at(x - r * 0.2 * s)} ${at(y + r * 0.1)}
      C${at(x - r * 0.1 * s)} ${at(y - r * 0.5 * s)} ${at(x)} ${at(y - r * 0.9 * s)} ${at(x + r * 0.2 * s)} ${at(y - r * 1.2 * s)}
      C${at(x + r * 0.3 * s)} ${at(y - r * 0.5 * s)} ${at(x + r * s)} ${at(y - r * 0.1)} ${at(x + r * 0.8 * s)} ${at(y + r * 0.5)}
      C${at(x + r * 0.7 * s)} ${at(y + r * 0.9)} ${at(x + r * 0.4 * s)} ${at(y + r)} ${at(x)} ${at(y + r)}Z`;
  return (
    fill(path(1.24), dark) +
    fill(path(1), '#ff3a12') +
    fill(path(0.7), '#ff9a1e') +
    fill(path(0.4), '#fff2a0')
  );
}

/** A chilli laid slantwise. */
function chilli(x: number, y: number, r: number): string {
  const pod = `M${at(x + r * 0.5)} ${at(y - r)}C${at(x + r)} ${at(y - r * 0.4)} ${at(x + r * 0.4)} ${at(y + r * 0.9)} ${at(x - r * 0.9)} ${at(y + r)}
    C${at(x - r * 0.3)} ${at(y + r * 0.4)} ${at(x - r * 0.3)} ${at(y - r * 0.7)} ${at(x + r * 0.5)} ${at(y - r)}Z`;
  return (
    line(pod, dark, r * 0.5) +
    fill(pod, '#ff2a1a') +
    line(
      `M${at(x)} ${at(y - r * 0.4)}L${at(x - r * 0.12)} ${at(y + r * 0.3)}`,
      '#ffd0c0',
      r * 0.16,
    ) +
    line(
      `M${at(x + r * 0.4)} ${at(y - r * 0.9)}L${at(x + r * 0.8)} ${at(y - r * 1.3)}`,
      dark,
      r * 0.5,
    ) +
    line(
      `M${at(x + r * 0.4)} ${at(y - r * 0.9)}L${at(x + r * 0.8)} ${at(y - r * 1.3)}`,
      '#8fe03a',
      r * 0.26,
    )
  );
}

function rivet(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 0.62, dark) +
    disc(x, y, r * 0.5, '#7a6a70') +
    disc(x - r * 0.12, y - r * 0.14, r * 0.22, '#e8dce0')
  );
}

/** A plate of hot iron with a flame cut through it. */
function hotPlate(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.12, dark) +
    disc(x, y, r, '#ff7a1e') +
    disc(x, y, r * 0.84, '#2a0c0c') +
    tongue(x, y + r * 0.06, r * 0.5)
  );
}

export const ironCabinet: CabinetStyle = {
  stuff: ['#6a545a', '#33242a', '#140a0e'],
  edge: ['#fff2b0', '#ff8a1e', '#d8200c', '#ffc44a'],
  plate: ['#e02a12', '#6a0a08'],
  dark,
  rise: 0.62,
  crest: ({ left, right, middle, top, shoulder }) => {
    const teeth = 12;
    const step = (right - left) / teeth;
    const rows = Array.from({ length: teeth }, (_, index) => {
      const x = left + step * index;
      const away = Math.abs(x + step / 2 - middle) / (right - middle);
      const tip = top + (shoulder - top) * away * 0.8;
      return `C${at(x + step * 0.1)} ${at(shoulder - 2)} ${at(x + step * 0.5)} ${at((tip + shoulder) / 2)} ${at(x + step * 0.62)} ${at(tip)}
        C${at(x + step * 0.66)} ${at((tip + shoulder) / 2)} ${at(x + step)} ${at(shoulder - 2)} ${at(x + step)} ${at(shoulder)}`;
    });
    return rows.join('');
  },
  surface: (width, height) =>
    Array.from({ length: 22 }, (_, index) => {
      const y = 18 + ((height - 30) * index) / 21;
      return line(
        `M-4 ${at(y)}H${at(width + 4)}`,
        index % 2 ? '#ffffff' : '#000000',
        3,
        'opacity=".07"',
      );
    }).join('') +
    line(`M10 30V${height - 16}M${width - 10} 30V${height - 16}`, '#ff5a1e', 3, 'opacity=".85"'),
  post: (x, y, r, turn) => (turn % 2 ? rivet(x, y, r) : chilli(x, y, r * 0.8)),
  corner: hotPlate,
  crown: (x, y, r) =>
    tongue(x - r, y + r * 0.2, r * 0.62) + tongue(x + r, y + r * 0.2, r * 0.62) + tongue(x, y, r),
  bed: {
    even: ['#031416', '#0e3a3c'],
    odd: ['#020e12', '#0a2c32'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y + r * 0.8)}C${at(x - r)} ${at(y + r * 0.7)} ${at(x - r * 0.7)} ${at(y - r * 0.2)} ${at(x)} ${at(y - r * 0.9)}C${at(x + r * 0.2)} ${at(y - r * 0.3)} ${at(x + r)} ${at(y + r * 0.4)} ${at(x)} ${at(y + r * 0.8)}Z"/>`,
    printPaint: '#ff8a3a',
    printOpacity: 0.08,
    rod: ['#050204', '#ff5a1e', '#ffe6a0'],
    shade: '#050608',
  },
  bulbTints: [0xff3a1e, 0xffb01e, 0xffe27a, 0x8fe03a],
};
