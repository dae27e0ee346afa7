/** A frame inlaid with mother of pearl, set with pearls and cowries, an open shell for a crown. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#06201a';

function pearl(x: number, y: number, r: number, tone = '#fff4ee', deep = '#c8a8c8'): string {
  return (
    disc(x, y, r * 1.14, dark) +
    disc(x, y, r, deep) +
    disc(x - r * 0.08, y - r * 0.1, r * 0.84, tone) +
    disc(x - r * 0.32, y - r * 0.34, r * 0.26, '#ffffff')
  );
}

function cowrie(x: number, y: number, r: number): string {
  return (
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 0.8)}" ry="${at(r * 1.16)}" fill="${dark}"/>` +
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 0.66)}" ry="${at(r)}" fill="#ffe0b0"/>` +
    line(`M${at(x)} ${at(y - r * 0.7)}V${at(y + r * 0.7)}`, '#8a4a2a', Math.max(1.4, r * 0.2)) +
    line(
      `M${at(x - r * 0.36)} ${at(y - r * 0.5)}V${at(y + r * 0.1)}`,
      '#ffffff',
      Math.max(1, r * 0.14),
    )
  );
}

/** Ribs spread from the hinge; a pearl before them. */
function openShell(x: number, y: number, r: number): string {
  const ribs = [-70, -46, -23, 0, 23, 46, 70]
    .map((turn) => {
      const d = `M${at(x)} ${at(y + r)}C${at(x - r * 0.5)} ${at(y)} ${at(x - r * 0.4)} ${at(y - r * 0.8)} ${at(x)} ${at(y - r)}C${at(x + r * 0.4)} ${at(y - r * 0.8)} ${at(x + r * 0.5)} ${at(y)} ${at(x)} ${at(y + r)}Z`;
      return `<g transform="rotate(${turn} ${at(x)} ${at(y + r)})">${fill(d, '#ffd0dc', `stroke="${dark}" stroke-width="2.4"`)}${line(`M${at(x)} ${at(y + r * 0.6)}V${at(y - r * 0.7)}`, '#fff6f4', Math.max(1.4, r * 0.12))}</g>`;
    })
    .join('');
  return ribs + pearl(x, y + r * 0.62, r * 0.56);
}

/** Flakes of shell side by side, each with its own shimmer. */
function nacre(width: number, height: number): string {
  const chance = chances(97);
  const tints = ['#ffd8e8', '#d0f4ff', '#fff4c8', '#d8ffe8', '#e8d8ff'];
  const flakes = Array.from({ length: 130 }, (_, index) => {
    const x = chance() * width;
    const y = chance() * height;
    const r = 12 + chance() * 22;
    const d = `M${at(x - r)} ${at(y)}L${at(x - r * 0.3)} ${at(y - r * 0.8)}L${at(x + r * 0.7)} ${at(y - r * 0.5)}L${at(x + r)} ${at(y + r * 0.3)}L${at(x)} ${at(y + r * 0.8)}Z`;
    return (
      fill(d, tints[index % tints.length] ?? '', 'opacity=".5"') +
      line(d, '#ffffff', 1.2, 'opacity=".6"')
    );
  });
  return flakes.join('');
}

export const nacreCabinet: CabinetStyle = {
  stuff: ['#fffaf4', '#c8e8e0', '#5a9a98'],
  edge: ['#fffdf0', '#f0c04a', '#8a5a14', '#ffe8a0'],
  plate: ['#0f7a64', '#064434'],
  dark,
  rise: 0.6,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 12)} ${at(shoulder)}C${at(middle * 0.2)} ${at(top + 20)} ${at(middle * 0.34)} ${at(top + 20)} ${at(middle * 0.44)} ${at(shoulder - 4)}
      C${at(middle * 0.54)} ${at(top + 4)} ${at(middle * 0.72)} ${at(top + 4)} ${at(middle * 0.8)} ${at(top + 20)}
      C${at(middle * 0.88)} ${at(top)} ${at(middle * 1.12)} ${at(top)} ${at(middle * 1.2)} ${at(top + 20)}
      C${at(middle * 1.28)} ${at(top + 4)} ${at(middle * 1.46)} ${at(top + 4)} ${at(middle * 1.56)} ${at(shoulder - 4)}
      C${at(middle * 1.66)} ${at(top + 20)} ${at(middle * 1.8)} ${at(top + 20)} ${at(right)} ${at(shoulder)}`,
  surface: nacre,
  post: (x, y, r, turn) =>
    turn % 2 ? cowrie(x, y, r) : pearl(x, y, r * 0.95, turn % 4 ? '#ffd0e0' : '#fffaf4'),
  corner: openShell,
  crown: openShell,
  bed: {
    even: ['#031c16', '#0c4a3c'],
    odd: ['#021610', '#083c32'],
    print: (x, y, r) =>
      `<path d="M${at(x)} ${at(y + r * 0.7)}C${at(x - r)} ${at(y + r * 0.5)} ${at(x - r)} ${at(y - r * 0.6)} ${at(x)} ${at(y - r * 0.8)}C${at(x + r)} ${at(y - r * 0.6)} ${at(x + r)} ${at(y + r * 0.5)} ${at(x)} ${at(y + r * 0.7)}Z"/>`,
    printPaint: '#c8fff0',
    printOpacity: 0.05,
    rod: ['#010c0a', '#c8a04a', '#fff4c8'],
    shade: '#010c0a',
  },
  bulbTints: [0xfff4ee, 0xffb8d0, 0x8af0e0, 0xffe8a0],
};
