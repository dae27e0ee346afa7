/** A frame of red-brown hide and acacia wood, set with cattle bells and beadwork. */
import { around, disc, fill, grassPath, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';

const beads = ['#fff3d4', '#e0303a', '#2fb8a6', '#ffc455'] as const;

function beadRing(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.14, '#16060f') +
    beads
      .map(
        (bead, ring) => `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * (1 - ring * 0.24))}"
        fill="none" stroke="${bead}" stroke-width="${at(r * 0.2)}" stroke-dasharray="${at(r * 0.2)} ${at(r * 0.07)}"/>`,
      )
      .join('') +
    disc(x, y, r * 0.16, '#fff3d4')
  );
}

/** Horns that rise over the name. */
function horns(x: number, y: number, r: number): string {
  const horn = `M0 ${at(r * 0.5)}C${at(r * 0.9)} ${at(r * 0.5)} ${at(r * 1.9)} ${at(r * 0.3)} ${at(r * 1.7)} ${at(-r * 0.9)}
    C${at(r * 2.6)} ${at(r * 0.3)} ${at(r * 1.7)} ${at(r * 1.2)} 0 ${at(r * 1.1)}Z`;
  const one = fill(horn, '#16060f', 'stroke="#16060f" stroke-width="4"') + fill(horn, 'url(#edge)');
  return (
    `<g transform="translate(${at(x)} ${at(y)})">${one}<g transform="scale(-1 1)">${one}</g></g>` +
    beadRing(x, y + r * 0.7, r * 0.62)
  );
}

export const hideCabinet: CabinetStyle = {
  stuff: ['#a8502c', '#6d2a1c', '#330f16'],
  edge: ['#fff0c8', '#e8a84a', '#7a3a14', '#f4c878'],
  plate: ['#3a1030', '#1c0818'],
  dark: '#140610',
  rise: 0.5,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 6)} ${at(shoulder)} C${at(middle * 0.5)} ${at(shoulder)} ${at(middle * 0.6)} ${at(top + 6)} ${at(middle)} ${at(top + 4)}
      C${at(middle * 1.4)} ${at(top + 6)} ${at(middle * 1.5)} ${at(shoulder)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) =>
    line(
      grassPath(77, 340, { x: 0, width, y: 0, deep: height, tall: 13 }),
      '#2a0c10',
      1.6,
      'opacity=".5"',
    ) +
    line(
      grassPath(78, 200, { x: 0, width, y: 0, deep: height, tall: 10 }),
      '#e08a50',
      1.2,
      'opacity=".35"',
    ),
  post: (x, y, r, turn) => {
    const tooth = `M${at(x - r)} ${at(y + r)}L${at(x)} ${at(y - r * 1.2)}L${at(x + r)} ${at(y + r)}Z`;
    return turn % 2 === 0
      ? beadRing(x, y, r * 1.05)
      : fill(tooth, '#fff3d4', 'stroke="#16060f" stroke-width="2.4"') +
          fill(
            `M${at(x - r * 0.45)} ${at(y + r * 0.8)}L${at(x)} ${at(y - r * 0.4)}L${at(x + r * 0.45)} ${at(y + r * 0.8)}Z`,
            '#e0303a',
          );
  },
  corner: beadRing,
  crown: horns,
  bed: {
    even: ['#160818', '#4a1c3a'],
    odd: ['#120614', '#3a1430'],
    print: (x, y, r) =>
      around(
        4,
        x,
        y,
        `<ellipse cx="${at(x)}" cy="${at(y - r * 0.7)}" rx="${at(r * 0.15)}" ry="${at(r * 0.22)}"/>`,
        -45,
      ) +
      `<path d="M${at(x - r * 0.4)} ${at(y + r * 0.2)}C${at(x - r * 0.4)} ${at(y - r * 0.25)} ${at(x + r * 0.4)} ${at(y - r * 0.25)} ${at(x + r * 0.4)} ${at(y + r * 0.2)}
        C${at(x + r * 0.2)} ${at(y + r * 0.6)} ${at(x - r * 0.2)} ${at(y + r * 0.6)} ${at(x - r * 0.4)} ${at(y + r * 0.2)}Z"/>`,
    printPaint: '#ffb070',
    printOpacity: 0.08,
    rod: ['#0c0410', '#b8702e', '#ffe0a0'],
    shade: '#12040f',
  },
  bulbTints: [0xffc455, 0xff6a4a, 0x4fe0c6, 0xfff0c8],
};
