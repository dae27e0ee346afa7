/** A frame of cut coral stone with a pointed gate over it, porcelain let in, ivy along its edge. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#1c2018';

/** A bowl set into the wall, blue on white. */
function bowl(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.14, dark) +
    disc(x, y, r, '#f8fbff') +
    disc(x, y, r * 0.74, '#2a62d0') +
    disc(x, y, r * 0.5, '#e8f2ff') +
    disc(x, y, r * 0.24, '#2a62d0') +
    disc(x - r * 0.44, y - r * 0.5, r * 0.2, '#fff')
  );
}

function leaf(x: number, y: number, r: number, side: number): string {
  const p = (dx: number, dy: number) => `${at(x + dx * r * side)} ${at(y + dy * r)}`;
  return (
    fill(
      `M${p(-0.9, 0.8)}C${p(-1, -0.2)} ${p(-0.2, -1)} ${p(0.9, -0.9)}C${p(1, 0.2)} ${p(0.2, 0.9)} ${p(-0.9, 0.8)}Z`,
      '#3aa848',
      `stroke="${dark}" stroke-width="2.6" stroke-linejoin="round"`,
    ) + line(`M${p(-0.7, 0.6)}L${p(0.6, -0.6)}`, '#d8ff8a', Math.max(1.4, r * 0.16))
  );
}

/** The ruby over the gate. */
function ruby(x: number, y: number, r: number): string {
  const p = (dx: number, dy: number) => `${at(x + dx * r)} ${at(y + dy * r)}`;
  return (
    leaf(x - r * 1.5, y + r * 0.3, r * 0.8, -1) +
    leaf(x + r * 1.5, y + r * 0.3, r * 0.8, 1) +
    fill(
      `M${p(0, -1.1)}L${p(0.9, -0.3)}L${p(0.6, 0.8)}L${p(-0.6, 0.8)}L${p(-0.9, -0.3)}Z`,
      '#e8306e',
      `stroke="${dark}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    fill(`M${p(0, -1.1)}L${p(-0.9, -0.3)}L${p(-0.3, -0.1)}Z`, '#ffd0e4') +
    fill(`M${p(0.9, -0.3)}L${p(0.6, 0.8)}L${p(0.2, 0.3)}L${p(0.3, -0.1)}Z`, '#8a0c40')
  );
}

/** Courses of coral blocks, their joints out of line, pitted by the rain. */
function courses(width: number, height: number): string {
  const chance = chances(51);
  const tall = 22;
  const joints = Array.from({ length: Math.ceil(height / tall) }, (_, row) => {
    const y = row * tall;
    const ups = Array.from(
      { length: Math.ceil(width / 46) },
      (__, index) => `M${at(index * 46 + (row % 2) * 23 + chance() * 8)} ${y}v${tall}`,
    ).join('');
    return `M0 ${y}H${width}${ups}`;
  }).join('');
  const pits = Array.from({ length: 170 }, () =>
    disc(chance() * width, chance() * height, 0.8 + chance() * 1.8, '#7a5a58', 'opacity=".5"'),
  ).join('');
  return (
    line(joints, '#6a4a4c', 2.2, 'opacity=".6"') +
    line(joints, '#fffaf0', 1.2, 'opacity=".6" transform="translate(1.4 1.8)"') +
    pits
  );
}

export const coralCabinet: CabinetStyle = {
  stuff: ['#fff0dc', '#dcb8a0', '#8a6468'],
  edge: ['#f4ffc0', '#8ad04a', '#1e6a34', '#c8f06a'],
  plate: ['#0f5a3c', '#072c24'],
  dark,
  rise: 0.66,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left)} ${at(shoulder - 14)}H${at(left + 22)}V${at(shoulder - 2)}H${at(middle * 0.5)}
      C${at(middle * 0.7)} ${at(shoulder - 2)} ${at(middle * 0.84)} ${at(top + 20)} ${at(middle)} ${at(top)}
      C${at(middle * 1.16)} ${at(top + 20)} ${at(middle * 1.3)} ${at(shoulder - 2)} ${at(middle * 1.5)} ${at(shoulder - 2)}
      H${at(right - 22)}V${at(shoulder - 14)}H${at(right)}V${at(shoulder)}`,
  surface: courses,
  post: (x, y, r, turn) =>
    turn % 2 ? leaf(x, y, r * 0.95, turn % 4 === 1 ? 1 : -1) : bowl(x, y, r),
  corner: bowl,
  crown: ruby,
  bed: {
    even: ['#08221c', '#1c5444'],
    odd: ['#061c18', '#164638'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y - r)}C${at(x + r * 0.7)} ${at(y - r * 0.5)} ${at(x + r * 0.7)} ${at(y)} ${at(x + r * 0.7)} ${at(y + r * 0.8)}H${at(x + r * 0.4)}C${at(x + r * 0.4)} ${at(y)} ${at(x + r * 0.3)} ${at(y - r * 0.3)} ${at(x)} ${at(y - r * 0.6)}C${at(x - r * 0.3)} ${at(y - r * 0.3)} ${at(x - r * 0.4)} ${at(y)} ${at(x - r * 0.4)} ${at(y + r * 0.8)}H${at(x - r * 0.7)}C${at(x - r * 0.7)} ${at(y)} ${at(x - r * 0.7)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r)}Z"/>`,
    printPaint: '#d8ffc0',
    printOpacity: 0.07,
    rod: ['#041410', '#c8a08a', '#fff4e0'],
    shade: '#04140e',
  },
  bulbTints: [0xffd86a, 0xff6aa8, 0x9aff6a, 0x6affe0],
};
