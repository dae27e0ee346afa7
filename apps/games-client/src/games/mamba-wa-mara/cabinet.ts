/** A frame in the hide of the river's master: scutes in rows, teeth along the posts, two eyes. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const dark = '#08201a';

function eye(x: number, y: number, r: number): string {
  return (
    fill(
      `M${at(x - r * 1.5)} ${at(y + r * 0.3)}Q${at(x - r * 0.6)} ${at(y - r * 1.3)} ${at(x + r * 0.5)} ${at(y - r)}Q${at(x + r * 1.5)} ${at(y - r * 0.4)} ${at(x + r * 1.4)} ${at(y + r * 0.4)}Q${at(x)} ${at(y + r * 1.4)} ${at(x - r * 1.5)} ${at(y + r * 0.3)}Z`,
      '#7ac04a',
      `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    disc(x, y, r * 0.74, dark) +
    disc(x, y, r * 0.62, '#ffd83a') +
    disc(x - r * 0.1, y + r * 0.1, r * 0.44, '#f09a1e') +
    fill(
      `M${at(x)} ${at(y - r * 0.6)}L${at(x + r * 0.2)} ${at(y)}L${at(x)} ${at(y + r * 0.6)}L${at(x - r * 0.2)} ${at(y)}Z`,
      dark,
    ) +
    disc(x - r * 0.25, y - r * 0.25, r * 0.14, '#fff')
  );
}

function tooth(x: number, y: number, r: number): string {
  return (
    fill(
      `M${at(x - r * 0.8)} ${at(y - r)}H${at(x + r * 0.8)}Q${at(x + r * 0.5)} ${at(y + r * 0.4)} ${at(x)} ${at(y + r * 1.3)}Q${at(x - r * 0.5)} ${at(y + r * 0.4)} ${at(x - r * 0.8)} ${at(y - r)}Z`,
      '#fffbe8',
      `stroke="${dark}" stroke-width="2.6" stroke-linejoin="round"`,
    ) +
    fill(
      `M${at(x + r * 0.1)} ${at(y - r)}H${at(x + r * 0.8)}Q${at(x + r * 0.5)} ${at(y + r * 0.4)} ${at(x)} ${at(y + r * 1.3)}Z`,
      '#c8b88a',
    )
  );
}

function scute(x: number, y: number, r: number): string {
  const shape = `M${at(x)} ${at(y - r * 1.1)}L${at(x + r)} ${at(y - r * 0.2)}L${at(x)} ${at(y + r * 1.2)}L${at(x - r)} ${at(y - r * 0.2)}Z`;
  return (
    fill(shape, '#f0b83a', `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
    fill(
      `M${at(x)} ${at(y - r * 1.1)}L${at(x - r)} ${at(y - r * 0.2)}L${at(x)} ${at(y)}Z`,
      '#fff6c0',
    ) +
    fill(`M${at(x + r)} ${at(y - r * 0.2)}L${at(x)} ${at(y + r * 1.2)}V${at(y)}Z`, '#a8680f')
  );
}

/** A gold scale between two rows of teeth. */
function jaws(x: number, y: number, r: number): string {
  return (
    [-1.9, -1.2, 1.2, 1.9].map((off) => tooth(x + off * r, y + r * 0.2, r * 0.5)).join('') +
    scute(x, y, r * 1.05)
  );
}

export const scuteCabinet: CabinetStyle = {
  stuff: ['#6ab044', '#2f7038', '#123a2a'],
  edge: ['#fffbd0', '#f0c83a', '#8a6410', '#fff0a0'],
  plate: ['#12403a', '#06201e'],
  dark,
  rise: 0.46,
  crest: ({ left, right, middle, top, shoulder }) => {
    const step = (middle - left) / 9;
    const rise = (shoulder - top) / 8;
    const half = Array.from({ length: 8 }, (_, index) => {
      const x = left + step * (index + 0.5);
      const y = shoulder - rise * (index + 0.4);
      return [x, y] as const;
    });
    const spike = ([x, y]: readonly [number, number]) =>
      `L${at(x)} ${at(y)}L${at(x + step * 0.35)} ${at(y - rise * 1.6)}L${at(x + step * 0.8)} ${at(y - rise * 0.3)}`;
    const back = half.toReversed().map(([x, y]) => {
      const other = right - (x - left);
      return `L${at(other - step * 0.8)} ${at(y - rise * 0.3)}L${at(other - step * 0.35)} ${at(y - rise * 1.6)}L${at(other)} ${at(y)}`;
    });
    return `${half.map(spike).join('')}L${at(middle)} ${at(top)}${back.join('')}L${at(right)} ${at(shoulder)}`;
  },
  surface: (width, height) => {
    const size = 17;
    return Array.from({ length: Math.ceil(height / size) + 1 }, (_, row) =>
      Array.from({ length: Math.ceil(width / size) + 1 }, (__, column) => {
        const x = column * size + (row % 2) * (size / 2);
        const y = row * size * 0.8;
        return line(
          `M${at(x - 6)} ${at(y)}q0 8 6 10q6 -2 6 -10`,
          row % 2 ? '#0c3020' : '#b8e86a',
          1.6,
          'opacity=".45"',
        );
      }).join(''),
    ).join('');
  },
  post: (x, y, r, turn) => (turn % 2 === 0 ? scute(x, y, r * 0.95) : tooth(x, y, r * 0.95)),
  corner: eye,
  crown: jaws,
  bed: {
    even: ['#06201c', '#17483c'],
    odd: ['#041814', '#103a30'],
    print: (x, y, r) =>
      [0.9, 0.55, 0.2]
        .map(
          (by) =>
            `<path d="M${at(x - r * by)} ${at(y)}Q${at(x)} ${at(y - r * by)} ${at(x + r * by)} ${at(y)}Q${at(x)} ${at(y + r * by * 0.5)} ${at(x - r * by)} ${at(y)}Z" opacity=".6"/>`,
        )
        .join(''),
    printPaint: '#a8e88a',
    printOpacity: 0.07,
    rod: ['#03100c', '#a8801e', '#fff0a0'],
    shade: '#020f0c',
  },
  bulbTints: [0xffe04a, 0x9af06a, 0xffa04a, 0xfffbd0],
};
