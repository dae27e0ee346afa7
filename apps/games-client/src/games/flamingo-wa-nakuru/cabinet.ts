/** A frame of pale driftwood under a crust of soda, hung with feathers and drops of water. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import type { CabinetStyle } from '#frame/games/flagship/cabinet.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const dark = '#2a1038';

function bead(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 1.12, dark) +
    disc(x, y, r * 0.94, '#3a9ae8') +
    disc(x - r * 0.1, y + r * 0.12, r * 0.66, '#8ad8ff') +
    disc(x - r * 0.32, y - r * 0.34, r * 0.26, '#fff')
  );
}

/** A feather that hangs from its quill; it leans left or right by `turn`. */
function plume(x: number, y: number, r: number, turn: number): string {
  const vane = `M0 ${at(-r * 1.3)}C${at(r * 0.9)} ${at(-r * 0.7)} ${at(r * 0.8)} ${at(r * 0.7)} 0 ${at(r * 1.4)}C${at(-r * 0.8)} ${at(r * 0.7)} ${at(-r * 0.9)} ${at(-r * 0.7)} 0 ${at(-r * 1.3)}Z`;
  return (
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn})">` +
    fill(vane, '#ff8ab4', `stroke="${dark}" stroke-width="2.6"`) +
    fill(
      `M0 ${at(-r * 1.3)}C${at(-r * 0.9)} ${at(-r * 0.7)} ${at(-r * 0.8)} ${at(r * 0.7)} 0 ${at(r * 1.4)}Z`,
      '#ffd0de',
    ) +
    line(`M0 ${at(-r * 1.2)}V${at(r * 1.3)}`, '#c83a7a', Math.max(1, r * 0.1)) +
    '</g>'
  );
}

/** A fan of plumes round a bead. */
function fan(x: number, y: number, r: number): string {
  const turns = [-84, 84, -56, 56, -28, 28, 0];
  return (
    turns
      .map(
        (turn) =>
          `<g transform="rotate(${turn} ${at(x)} ${at(y + r * 0.6)})">${plume(x, y - r * 0.5, r * 0.74, 0)}</g>`,
      )
      .join('') + bead(x, y + r * 0.55, r * 0.5)
  );
}

/** Grain of old wood along the frame, and white crystals that grew on it. */
function weather(width: number, height: number): string {
  const chance = chances(71);
  const grain = Array.from({ length: 46 }, () => {
    const y = chance() * height;
    const x = chance() * width;
    return `M${at(x)} ${at(y)}q${at(30 + chance() * 40)} ${at(chance() * 8 - 4)} ${at(90 + chance() * 90)} 0`;
  }).join('');
  const grains = Array.from({ length: 150 }, () =>
    disc(chance() * width, chance() * height, 1 + chance() * 3, '#fffaf6', 'opacity=".7"'),
  ).join('');
  return line(grain, '#8a5a6a', 2.2, 'opacity=".4"') + grains;
}

export const driftwoodCabinet: CabinetStyle = {
  stuff: ['#fff0ea', '#e0b4b4', '#8a5a7a'],
  edge: ['#ffffff', '#ffc4d4', '#b04a80', '#ffe8e0'],
  plate: ['#c83a80', '#6a1a5a'],
  dark,
  rise: 0.56,
  crest: ({ left, right, middle, top, shoulder }) =>
    `L${at(left + 10)} ${at(shoulder)}C${at(middle * 0.3)} ${at(shoulder - 6)} ${at(middle * 0.4)} ${at(top + 26)} ${at(middle * 0.56)} ${at(top + 22)}
      C${at(middle * 0.76)} ${at(top + 18)} ${at(middle * 0.8)} ${at(top)} ${at(middle)} ${at(top)}
      C${at(middle * 1.2)} ${at(top)} ${at(middle * 1.24)} ${at(top + 18)} ${at(middle * 1.44)} ${at(top + 22)}
      C${at(middle * 1.6)} ${at(top + 26)} ${at(middle * 1.7)} ${at(shoulder - 6)} ${at(right)} ${at(shoulder)}`,
  surface: weather,
  post: (x, y, r, turn) =>
    turn % 2 ? bead(x, y, r * 0.9) : plume(x, y, r * 0.9, turn % 4 ? 14 : -14),
  corner: fan,
  crown: fan,
  bed: {
    even: ['#141048', '#3a3a94'],
    odd: ['#100c3e', '#2e2c80'],
    print: (x, y, r) =>
      `<path d="M${at(x - r)} ${at(y)}q${at(r * 0.5)} ${at(-r * 0.3)} ${at(r)} 0t${at(r)} 0v${at(r * 0.1)}q${at(-r * 0.5)} ${at(r * 0.3)} ${at(-r)} 0t${at(-r)} 0Z"/>` +
      `<path d="M${at(x - r * 0.6)} ${at(y + r * 0.5)}q${at(r * 0.3)} ${at(-r * 0.2)} ${at(r * 0.6)} 0t${at(r * 0.6)} 0v${at(r * 0.08)}q${at(-r * 0.3)} ${at(r * 0.2)} ${at(-r * 0.6)} 0t${at(-r * 0.6)} 0Z"/>`,
    printPaint: '#ffc0e0',
    printOpacity: 0.09,
    rod: ['#0c0830', '#c86aa8', '#ffe0f0'],
    shade: '#0c0830',
  },
  bulbTints: [0xffc0d8, 0xffe0a8, 0x8ad8ff, 0xfff4f0],
};
