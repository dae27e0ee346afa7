/** A frame of sun-dried clay, wrinkled as hide, with footprints and fever-tree flowers along it. */
import { around, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#191430';

function footprint(x: number, y: number, r: number): string {
  return (
    disc(x, y + r * 0.1, r * 1.05, dark) +
    disc(x, y + r * 0.1, r * 0.9, '#e8b89a') +
    disc(x + r * 0.12, y + r * 0.26, r * 0.66, '#a8706a') +
    [-0.75, -0.25, 0.25, 0.75]
      .map((turn) =>
        disc(
          x + r * 0.86 * Math.sin(turn),
          y - r * 0.74 * Math.cos(turn),
          r * 0.2,
          '#fff0dc',
          `stroke="${dark}" stroke-width="1.6"`,
        ),
      )
      .join('')
  );
}

function flower(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.1, dark) +
    around(12, x, y, line(`M${at(x)} ${at(y)}V${at(y - r)}`, '#ffe05a', r * 0.26)) +
    disc(x, y, r * 0.6, '#fff4a0') +
    disc(x - r * 0.16, y - r * 0.18, r * 0.26, '#fff')
  );
}

/** The matriarch's brow and ears over the name. */
function brow(x: number, y: number, r: number): string {
  const ear = `M${at(r * 0.5)} ${at(-r * 0.7)}C${at(r * 1.4)} ${at(-r * 1.5)} ${at(r * 2.6)} ${at(-r * 0.8)} ${at(r * 2.3)} ${at(r * 0.3)}C${at(r * 2)} ${at(r * 1.1)} ${at(r * 1)} ${at(r * 0.9)} ${at(r * 0.5)} ${at(r * 0.2)}Z`;
  const side =
    fill(ear, '#7a80b8', `stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
    fill(
      ear,
      '#f0a8b8',
      `opacity=".5" transform="translate(${at(r * 0.34)} ${at(-r * 0.06)}) scale(.76)"`,
    );
  const eyes = [-1, 1]
    .map(
      (hand) =>
        disc(hand * r * 0.42, -r * 0.12, r * 0.16, dark) +
        disc(hand * r * 0.42 - r * 0.05, -r * 0.17, r * 0.06, '#fff'),
    )
    .join('');
  return (
    `<g transform="translate(${at(x)} ${at(y)})">${side}<g transform="scale(-1 1)">${side}</g>` +
    fill(
      `M0 ${at(-r * 1.1)}C${at(-r)} ${at(-r * 1.1)} ${at(-r)} ${at(r * 0.1)} ${at(-r * 0.4)} ${at(r * 0.5)}L${at(-r * 0.3)} ${at(r * 1.3)}H${at(r * 0.3)}L${at(r * 0.4)} ${at(r * 0.5)}C${at(r)} ${at(r * 0.1)} ${at(r)} ${at(-r * 1.1)} 0 ${at(-r * 1.1)}Z`,
      '#a8b0dc',
      `stroke="${dark}" stroke-width="3"`,
    ) +
    line(
      `M${at(-r * 0.24)} ${at(r * 0.6)}H${at(r * 0.24)}M${at(-r * 0.22)} ${at(r * 0.9)}H${at(r * 0.22)}`,
      '#4a5088',
      2,
    ) +
    `${eyes}</g>`
  );
}

export const clayCabinet: CabinetStyle = {
  stuff: ['#b8b4dc', '#7a78ac', '#3a3766'],
  edge: ['#fff4e4', '#ffb888', '#a85f4a', '#ffd8b0'],
  plate: ['#3a3468', '#1c1838'],
  dark,
  rise: 0.52,
  crest: ({ left, right, middle, top, shoulder }) =>
    `C${at(left + 10)} ${at(shoulder - 16)} ${at(middle * 0.4)} ${at(shoulder - 12)} ${at(middle * 0.66)} ${at(top + 16)}
      C${at(middle * 0.82)} ${at(top - 2)} ${at(middle * 1.18)} ${at(top - 2)} ${at(middle * 1.34)} ${at(top + 16)}
      C${at(middle * 1.6)} ${at(shoulder - 12)} ${at(right - 10)} ${at(shoulder - 16)} ${at(right)} ${at(shoulder)}`,
  surface: (width, height) => {
    const chance = chances(91);
    const creases = Array.from({ length: 150 }, () => {
      const x = chance() * width;
      const y = chance() * height;
      const long = 12 + chance() * 26;
      return `M${at(x)} ${at(y)}q${at(long * 0.3)} ${at(chance() * 9 - 4)} ${at(long * 0.6)} 0t${at(long * 0.6)} ${at(chance() * 6 - 3)}`;
    }).join('');
    return (
      line(creases, '#241f4c', 1.8, 'opacity=".5"') +
      line(creases, '#e8e4ff', 1.2, 'opacity=".4" transform="translate(-1 -2)"')
    );
  },
  post: (x, y, r, turn) => (turn % 2 === 0 ? footprint(x, y, r) : flower(x, y, r * 0.86)),
  corner: flower,
  crown: brow,
  bed: {
    even: ['#16122c', '#3e3a6a'],
    odd: ['#110e24', '#312d58'],
    print: (x, y, r) =>
      `<circle cx="${at(x)}" cy="${at(y + r * 0.1)}" r="${at(r * 0.5)}"/>` +
      [-0.75, -0.25, 0.25, 0.75]
        .map(
          (turn) =>
            `<circle cx="${at(x + r * 0.66 * Math.sin(turn))}" cy="${at(y - r * 0.56 * Math.cos(turn))}" r="${at(r * 0.12)}"/>`,
        )
        .join(''),
    printPaint: '#ffd8c0',
    printOpacity: 0.06,
    rod: ['#0c0a1c', '#c88a68', '#ffe8d0'],
    shade: '#0c0a20',
  },
  bulbTints: [0xffd0a0, 0xc0b8ff, 0xffe86a, 0xfff4e4],
};
