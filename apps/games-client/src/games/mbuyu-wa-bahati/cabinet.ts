/** A frame of baobab wood, carved and rubbed with red earth, strung with beads. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#2a0e0a';
const paints = ['#1ec8b8', '#ff4a5a', '#ffd23c', '#fff8e8'] as const;

function bead(x: number, y: number, r: number, turn: number): string {
  const paint = paints[turn % paints.length] ?? paints[0];
  return (
    disc(x, y, r * 1.2, dark) +
    disc(x, y, r, paint) +
    disc(x, y, r * 0.42, dark, 'opacity=".65"') +
    disc(x - r * 0.36, y - r * 0.4, r * 0.26, '#fff')
  );
}

/** A carved face, asleep. */
function face(x: number, y: number, r: number): string {
  const oval = (s: number, paint: string) =>
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 0.86 * s)}" ry="${at(r * 1.14 * s)}" fill="${paint}"/>`;
  const lid = (dx: number) =>
    `M${at(x + dx * r - r * 0.24)} ${at(y - r * 0.16)}Q${at(x + dx * r)} ${at(y + r * 0.06)} ${at(x + dx * r + r * 0.24)} ${at(y - r * 0.16)}`;
  return (
    oval(1.16, dark) +
    oval(1, 'url(#edge)') +
    oval(0.84, '#a8502c') +
    line(lid(-0.38) + lid(0.38), '#fff0c8', Math.max(1.6, r * 0.12)) +
    line(`M${at(x)} ${at(y - r * 0.3)}V${at(y + r * 0.3)}`, dark, Math.max(1.6, r * 0.12)) +
    line(
      `M${at(x - r * 0.24)} ${at(y + r * 0.56)}Q${at(x)} ${at(y + r * 0.7)} ${at(x + r * 0.24)} ${at(y + r * 0.56)}`,
      '#fff0c8',
      Math.max(1.6, r * 0.12),
    )
  );
}

/** A little baobab over the name. */
function tree(x: number, y: number, r: number): string {
  const heads = [
    [-1.5, -0.3, 0.62],
    [-0.8, -0.8, 0.7],
    [0, -1, 0.74],
    [0.8, -0.8, 0.7],
    [1.5, -0.3, 0.62],
  ] as const;
  const bole = `M${at(x - r * 1.2)} ${at(y + r * 1.3)}C${at(x - r * 0.6)} ${at(y + r * 0.9)} ${at(x - r * 0.6)} ${at(y + r * 0.2)} ${at(x - r * 0.5)} ${at(y - r * 0.3)}
    H${at(x + r * 0.5)}C${at(x + r * 0.6)} ${at(y + r * 0.2)} ${at(x + r * 0.6)} ${at(y + r * 0.9)} ${at(x + r * 1.2)} ${at(y + r * 1.3)}Z`;
  const crown = (by: number, paint: string, up: number) =>
    heads
      .map(([dx, dy, s]) => disc(x + dx * r - up * 0.5, y + dy * r - up, s * r * by, paint))
      .join('');
  return (
    crown(1.14, dark, 0) +
    fill(bole, '#e09a5a', `stroke="${dark}" stroke-width="5" stroke-linejoin="round"`) +
    crown(1, '#2fa04a', 0) +
    crown(0.5, '#b8f05a', r * 0.18)
  );
}

function grain(width: number, height: number): string {
  const chance = chances(111);
  const runs = Array.from({ length: 90 }, () => {
    const [x, y] = [chance() * width, chance() * height];
    return `M${at(x)} ${at(y)}q${at((chance() - 0.5) * 12)} ${at(24)} ${at((chance() - 0.5) * 14)} ${at(50 + chance() * 50)}`;
  }).join('');
  return (
    line(runs, '#5a2414', 3, 'opacity=".5"') +
    line(runs, '#ffe0a8', 1.4, 'opacity=".5" transform="translate(-3 0)"')
  );
}

export const baobabCabinet: CabinetStyle = {
  stuff: ['#f0b070', '#c0703a', '#7a3420'],
  edge: ['#fffbe0', '#ffd86a', '#a85a1e', '#fff0b8'],
  plate: ['#0f6a8a', '#083a5a'],
  dark,
  rise: 0.62,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left + 8)} ${at(shoulder - 20)} ${at(left + 40)} ${at(shoulder - 22)} ${at(middle * 0.36)} ${at(shoulder - 4)}
      C${at(middle * 0.56)} ${at(shoulder + 2)} ${at(middle * 0.6)} ${at(top + 6)} ${at(middle)} ${at(top + 4)}
      C${at(middle * 1.4)} ${at(top + 6)} ${at(middle * 1.44)} ${at(shoulder + 2)} ${at(middle * 1.64)} ${at(shoulder - 4)}
      C${at(right - 40)} ${at(shoulder - 22)} ${at(right - 8)} ${at(shoulder - 20)} ${at(right)} ${at(shoulder)}`,
  surface: grain,
  post: bead,
  corner: face,
  crown: tree,
  bed: {
    even: ['#3a1610', '#8a4424'],
    odd: ['#30100c', '#74361e'],
    print: (x, y, r) =>
      `<path d="M${at(x - r * 0.8)} ${at(y + r * 0.2)}L${at(x - r * 0.4)} ${at(y - r * 0.3)}L${at(x)} ${at(y + r * 0.2)}L${at(x + r * 0.4)} ${at(y - r * 0.3)}L${at(x + r * 0.8)} ${at(y + r * 0.2)}V${at(y + r * 0.5)}L${at(x + r * 0.4)} ${at(y)}L${at(x)} ${at(y + r * 0.5)}L${at(x - r * 0.4)} ${at(y)}L${at(x - r * 0.8)} ${at(y + r * 0.5)}Z"/>`,
    printPaint: '#ffd8a0',
    printOpacity: 0.08,
    rod: ['#200a06', '#c8843e', '#fff0c0'],
    shade: '#200a06',
  },
  bulbTints: [0xffd23c, 0x3af0d8, 0xff5a6a, 0xfff8e8],
};
