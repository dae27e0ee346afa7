/** A frame of living roots under moss, with moons of silver. */
import { around, disc, fill, grassPath, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#03100f';

/** A moon by its days: new at the foot of the frame, full at its head. */
function phase(x: number, y: number, r: number, turn: number): string {
  const day = turn % 4;
  const bulge = [r, r * 0.45, -r * 0.2, -r][day] ?? r;
  return (
    disc(x, y, r * 1.18, dark) +
    disc(x, y, r, '#16463f') +
    fill(
      `M${at(x)} ${at(y - r)}A${at(r)} ${at(r)} 0 0 0 ${at(x)} ${at(y + r)}C${at(x - bulge)} ${at(y + r * 0.5)} ${at(x - bulge)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r)}Z`,
      'url(#edge)',
    )
  );
}

function orb(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.16, dark) +
    disc(x, y, r, 'url(#edge)') +
    disc(x, y, r * 0.78, dark) +
    disc(x, y, r * 0.7, '#fff8d8') +
    disc(x + r * 0.2, y - r * 0.2, r * 0.18, '#d8c490') +
    disc(x - r * 0.24, y + r * 0.2, r * 0.12, '#d8c490')
  );
}

/** A full moon behind two leaves of the forest. */
function rising(x: number, y: number, r: number): string {
  const leaf = `M${at(x)} ${at(y + r)}C${at(x + r * 0.6)} ${at(y - r * 0.1)} ${at(x + r * 2)} ${at(y - r * 0.3)} ${at(x + r * 2.8)} ${at(y + r * 0.3)}
    C${at(x + r * 2.1)} ${at(y + r)} ${at(x + r)} ${at(y + r * 1.3)} ${at(x)} ${at(y + r)}Z`;
  const one =
    fill(leaf, '#2fa86a', `stroke="${dark}" stroke-width="5" stroke-linejoin="round"`) +
    line(
      `M${at(x + r * 0.3)} ${at(y + r * 0.9)}C${at(x + r)} ${at(y + r * 0.4)} ${at(x + r * 1.8)} ${at(y + r * 0.2)} ${at(x + r * 2.4)} ${at(y + r * 0.3)}`,
      '#c8ffb0',
      2.6,
    );
  return (
    around(
      12,
      x,
      y,
      fill(
        `M${at(x - r * 0.1)} ${at(y - r * 1.05)}L${at(x)} ${at(y - r * 1.5)}L${at(x + r * 0.1)} ${at(y - r * 1.05)}Z`,
        '#fff8c8',
      ),
    ) +
    orb(x, y, r) +
    one +
    `<g transform="translate(${at(2 * x)} 0) scale(-1 1)">${one}</g>`
  );
}

function roots(width: number, height: number): string {
  const chance = chances(81);
  const strands = Array.from({ length: 60 }, () => {
    const [x, y] = [chance() * width, chance() * height];
    const step = (by: number) => at((chance() - 0.5) * by);
    return `M${at(x)} ${at(y)}c${step(50)} ${step(60)} ${step(50)} ${step(90)} ${step(80)} ${step(150)}`;
  }).join('');
  return (
    line(strands, '#03100f', 7, 'opacity=".55"') +
    line(strands, '#8ac8a0', 2, 'opacity=".45" transform="translate(-2 -2)"') +
    line(
      grassPath(82, 260, { x: 0, width, y: 0, deep: height, tall: 12 }),
      '#6af08a',
      1.8,
      'opacity=".5"',
    )
  );
}

export const rootCabinet: CabinetStyle = {
  stuff: ['#3a7a62', '#1c4a46', '#0a2228'],
  edge: ['#ffffff', '#d8f0e8', '#4a7a7a', '#f0fff8'],
  plate: ['#2c1f6a', '#120c34'],
  dark,
  rise: 0.6,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left + 30)} ${at(shoulder - 14)} ${at(middle * 0.34)} ${at(shoulder + 6)} ${at(middle * 0.5)} ${at(shoulder - 8)}
      C${at(middle * 0.66)} ${at(shoulder - 26)} ${at(middle * 0.8)} ${at(top)} ${at(middle)} ${at(top)}
      C${at(middle * 1.2)} ${at(top)} ${at(middle * 1.34)} ${at(shoulder - 26)} ${at(middle * 1.5)} ${at(shoulder - 8)}
      C${at(middle * 1.66)} ${at(shoulder + 6)} ${at(right - 30)} ${at(shoulder - 14)} ${at(right)} ${at(shoulder)}`,
  surface: roots,
  post: phase,
  corner: orb,
  crown: rising,
  bed: {
    even: ['#030c14', '#103a44'],
    odd: ['#020a10', '#0c2c38'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y + r * 0.8)}C${at(x - r * 0.7)} ${at(y + r * 0.2)} ${at(x - r * 0.5)} ${at(y - r * 0.5)} ${at(x)} ${at(y - r * 0.8)}C${at(x + r * 0.5)} ${at(y - r * 0.5)} ${at(x + r * 0.7)} ${at(y + r * 0.2)} ${at(x)} ${at(y + r * 0.8)}Z"/>`,
    printPaint: '#8affc8',
    printOpacity: 0.06,
    rod: ['#020808', '#4a8a80', '#e0fff0'],
    shade: '#020a0e',
  },
  bulbTints: [0xfff8c8, 0x8affc8, 0xc8b0ff, 0xffd86a],
};
