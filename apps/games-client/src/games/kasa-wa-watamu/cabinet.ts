/** A frame of driftwood bleached by the sea, lashed with rope and set with shells. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#1a1030';

function scallop(x: number, y: number, r: number): string {
  const fan = (s: number) =>
    `M${at(x)} ${at(y + r * s)}L${at(x - r * 1.1 * s)} ${at(y - r * 0.1)}Q${at(x - r * 1.1 * s)} ${at(y - r * s)} ${at(x)} ${at(y - r * 1.1 * s)}Q${at(x + r * 1.1 * s)} ${at(y - r * s)} ${at(x + r * 1.1 * s)} ${at(y - r * 0.1)}Z`;
  const ribs = [-0.7, -0.36, 0, 0.36, 0.7]
    .map(
      (share) =>
        `M${at(x)} ${at(y + r * 0.8)}L${at(x + share * r)} ${at(y - r * (0.9 - Math.abs(share) * 0.3))}`,
    )
    .join('');
  return (
    fill(fan(1.12), dark, `stroke="${dark}" stroke-width="4" stroke-linejoin="round"`) +
    fill(fan(1), '#ffb0b8') +
    line(ribs, '#d8587a', Math.max(1.4, r * 0.12)) +
    disc(x - r * 0.36, y - r * 0.5, r * 0.2, '#fff', 'opacity=".8"')
  );
}

function pearl(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.16, dark) +
    disc(x, y, r, '#e8f4ff') +
    disc(x + r * 0.16, y + r * 0.2, r * 0.74, '#c0a8e0', 'opacity=".5"') +
    disc(x - r * 0.34, y - r * 0.36, r * 0.32, '#fff')
  );
}

/** Rope wound round the post, with a shell at every other turn. */
function lashing(x: number, y: number, r: number, turn: number): string {
  if (turn % 2) return turn % 4 === 1 ? scallop(x, y, r) : pearl(x, y, r * 0.8);
  const wind = [-0.8, -0.3, 0.2, 0.7]
    .map(
      (down) =>
        `M${at(x - r * 1.5)} ${at(y + r * (down + 0.3))}L${at(x + r * 1.5)} ${at(y + r * (down - 0.2))}`,
    )
    .join('');
  return line(wind, dark, r * 0.62) + line(wind, '#e8c890', r * 0.36);
}

/** A turtle over the name. */
function turtle(x: number, y: number, r: number): string {
  const flipper = `M${at(x + r * 0.7)} ${at(y - r * 0.1)}C${at(x + r * 1.4)} ${at(y - r * 0.9)} ${at(x + r * 2.3)} ${at(y - r * 0.8)} ${at(x + r * 2.7)} ${at(y - r * 0.1)}
    C${at(x + r * 2)} ${at(y)} ${at(x + r * 1.4)} ${at(y + r * 0.4)} ${at(x + r * 0.7)} ${at(y + r * 0.4)}Z`;
  const one = fill(flipper, '#ffd87a', `stroke="${dark}" stroke-width="5" stroke-linejoin="round"`);
  return (
    one +
    `<g transform="translate(${at(2 * x)} 0) scale(-1 1)">${one}</g>` +
    disc(x, y - r * 1.1, r * 0.5, '#ffd87a', `stroke="${dark}" stroke-width="5"`) +
    disc(x, y + r * 0.2, r * 1.14, dark) +
    disc(x, y + r * 0.2, r, '#2fb89a') +
    around(
      6,
      x,
      y + r * 0.2,
      line(`M${at(x)} ${at(y - r * 0.26)}V${at(y - r * 0.76)}`, '#0c4a5a', r * 0.14),
    ) +
    disc(x, y + r * 0.2, r * 0.46, '#b8f08a', `stroke="#0c4a5a" stroke-width="${at(r * 0.14)}"`) +
    disc(x - r * 0.4, y - r * 0.24, r * 0.2, '#fff', 'opacity=".8"')
  );
}

function weathered(width: number, height: number): string {
  const chance = chances(141);
  const grain = Array.from({ length: 80 }, () => {
    const [x, y] = [chance() * width, chance() * height];
    return `M${at(x)} ${at(y)}q${at((chance() - 0.5) * 10)} 26 ${at((chance() - 0.5) * 14)} ${at(54 + chance() * 60)}`;
  }).join('');
  return (
    line(grain, '#4a3868', 3, 'opacity=".5"') +
    line(grain, '#fff6f0', 1.5, 'opacity=".55" transform="translate(-3 0)"')
  );
}

export const driftwoodCabinet: CabinetStyle = {
  stuff: ['#e0c8d8', '#9a86b0', '#54447c'],
  edge: ['#ffffff', '#ffd8c8', '#a86a8a', '#fff0e8'],
  plate: ['#1c4a8a', '#10205a'],
  dark,
  rise: 0.6,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(middle * 0.2)} ${at(shoulder - 16)} ${at(middle * 0.3)} ${at(shoulder + 6)} ${at(middle * 0.46)} ${at(shoulder - 6)}
      C${at(middle * 0.62)} ${at(shoulder - 22)} ${at(middle * 0.7)} ${at(top + 10)} ${at(middle)} ${at(top + 2)}
      C${at(middle * 1.3)} ${at(top + 10)} ${at(middle * 1.38)} ${at(shoulder - 22)} ${at(middle * 1.54)} ${at(shoulder - 6)}
      C${at(middle * 1.7)} ${at(shoulder + 6)} ${at(right - (middle - left) * 0.2)} ${at(shoulder - 16)} ${at(right)} ${at(shoulder)}`,
  surface: weathered,
  post: lashing,
  corner: scallop,
  crown: turtle,
  bed: {
    even: ['#0a0c34', '#1f3a8a'],
    odd: ['#080a2c', '#182f76'],
    print: (x, y, r) =>
      `<path d="M${at(x - r)} ${at(y)}q${at(r * 0.5)} ${at(-r * 0.6)} ${at(r)} 0t${at(r)} 0v${at(r * 0.3)}q${at(-r * 0.5)} ${at(r * 0.6)} ${at(-r)} 0t${at(-r)} 0Z"/>`,
    printPaint: '#8af0ff',
    printOpacity: 0.07,
    rod: ['#06071e', '#a88ac0', '#fff0f0'],
    shade: '#06071e',
  },
  bulbTints: [0xffc8a0, 0x6afff0, 0xff9ac8, 0xfff4ee],
};
