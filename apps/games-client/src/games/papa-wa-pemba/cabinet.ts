/** A frame of a ship's plates gone green in the sea, riveted, with portholes and a shark's jaw. */
import { disc, dots, fill, line, onCircle } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#02121e';

function porthole(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.14, dark) +
    disc(x, y, r, '#e0983a') +
    disc(x, y, r * 0.94, '#ffcf6a', `stroke="#8a4a14" stroke-width="${at(r * 0.08)}"`) +
    dots(onCircle(8, x, y, r * 0.8), r * 0.09, '#7a3a10') +
    disc(x, y, r * 0.62, dark) +
    disc(x, y, r * 0.55, '#1aa0b8') +
    disc(x - r * 0.16, y - r * 0.18, r * 0.24, '#c8fff8', 'opacity=".85"')
  );
}

/** One tooth of a shark, hung by its root. */
function tooth(x: number, y: number, r: number): string {
  const d = `M${at(x - r)} ${at(y - r * 0.9)}Q${at(x)} ${at(y - r * 0.5)} ${at(x + r)} ${at(y - r * 0.9)}L${at(x)} ${at(y + r * 1.2)}Z`;
  return (
    fill(d, '#fffbe8', `stroke="${dark}" stroke-width="2.4" stroke-linejoin="round"`) +
    line(
      `M${at(x - r * 0.4)} ${at(y - r * 0.4)}L${at(x - r * 0.05)} ${at(y + r * 0.6)}`,
      '#b8d8d8',
      Math.max(1, r * 0.14),
    )
  );
}

/** A jaw full of teeth, open over the name. */
function jaw(x: number, y: number, r: number): string {
  const arch = (out: number) =>
    `M${at(x - r * 2 * out)} ${at(y + r)}C${at(x - r * 2 * out)} ${at(y - r * 1.5 * out)} ${at(x + r * 2 * out)} ${at(y - r * 1.5 * out)} ${at(x + r * 2 * out)} ${at(y + r)}`;
  const teeth = [-1.35, -0.9, -0.45, 0, 0.45, 0.9, 1.35]
    .map((share) => tooth(x + share * r * 1.1, y - r * 0.25 + share * share * r * 0.42, r * 0.3))
    .join('');
  return (
    line(arch(1), dark, r * 0.7) +
    line(arch(1), '#f4e8c8', r * 0.5) +
    line(arch(1.04), '#fffdf0', r * 0.14) +
    teeth
  );
}

/** Seams, rivets and the sea's green on the plates. */
function plating(width: number, height: number): string {
  const chance = chances(83);
  const stains = Array.from({ length: 60 }, () => {
    const x = chance() * width;
    const y = chance() * height;
    return `M${at(x)} ${at(y)}q${at(4 + chance() * 6)} ${at(12 + chance() * 26)} ${at(chance() * 4)} ${at(30 + chance() * 30)}`;
  }).join('');
  const seams = Array.from(
    { length: Math.ceil(height / 96) },
    (_, row) => `M0 ${row * 96 + 40}H${width}`,
  ).join('');
  const rivets = Array.from({ length: Math.ceil(height / 96) }, (_, row) =>
    Array.from({ length: Math.ceil(width / 22) }, (__, column) =>
      disc(column * 22 + 8, row * 96 + 50, 2.4, '#d8fff0', 'opacity=".5"'),
    ).join(''),
  ).join('');
  return (
    line(stains, '#8affd0', 4, 'opacity=".22"') +
    line(stains, '#a8501e', 3, 'opacity=".35" transform="translate(30 20)"') +
    line(seams, dark, 3, 'opacity=".6"') +
    rivets
  );
}

export const wreckCabinet: CabinetStyle = {
  stuff: ['#5ab0a0', '#2a6a70', '#123848'],
  edge: ['#fff6d0', '#f0a83a', '#8a4a14', '#ffd88a'],
  plate: ['#a01f34', '#540a20'],
  dark,
  rise: 0.6,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 8)} ${at(shoulder - 4)}H${at(middle * 0.5)}L${at(middle * 0.66)} ${at(top + 10)}H${at(middle * 1.34)}L${at(middle * 1.5)} ${at(shoulder - 4)}H${at(right)}`,
  surface: plating,
  post: (x, y, r, turn) => (turn % 2 ? tooth(x, y, r * 0.9) : porthole(x, y, r * 1.05)),
  corner: porthole,
  crown: jaw,
  bed: {
    even: ['#02101e', '#0a3c5a'],
    odd: ['#010c18', '#08304a'],
    print: (x, y, r) =>
      `<path d="M${at(x - r * 0.8)} ${at(y + r * 0.5)}C${at(x - r * 0.2)} ${at(y + r * 0.4)} ${at(x + r * 0.1)} ${at(y - r * 0.3)} ${at(x + r * 0.5)} ${at(y - r * 0.8)}C${at(x + r * 0.4)} ${at(y - r * 0.2)} ${at(x + r * 0.5)} ${at(y + r * 0.3)} ${at(x + r * 0.9)} ${at(y + r * 0.5)}Z"/>`,
    printPaint: '#8affee',
    printOpacity: 0.06,
    rod: ['#010810', '#c8862e', '#fff0b8'],
    shade: '#010810',
  },
  bulbTints: [0x8affee, 0xffc45a, 0xff6a5a, 0xe8fff8],
};
