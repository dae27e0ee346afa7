/** Kilwa Kisiwani: domes, arches and broken walls of coral stone, palms and the sea before them. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

type Stone = { readonly wall: string; readonly dark: string; readonly lit: string };

function arch(x: number, foot: number, wide: number, tall: number): string {
  const half = wide / 2;
  return `M${at(x - half)} ${foot}V${at(foot - tall * 0.6)}C${at(x - half)} ${at(foot - tall * 0.85)} ${at(x - half * 0.3)} ${at(foot - tall * 0.95)} ${at(x)} ${at(foot - tall)}
    C${at(x + half * 0.3)} ${at(foot - tall * 0.95)} ${at(x + half)} ${at(foot - tall * 0.85)} ${at(x + half)} ${at(foot - tall * 0.6)}V${foot}Z`;
}

/** A wall that time has bitten into, with a row of pointed arches. */
function ruin(x: number, foot: number, arches: number, tall: number, { wall, dark, lit }: Stone) {
  const step = 66;
  const wide = arches * step + 24;
  const chance = chances(Math.round(x) + 3);
  let top = `M${x} ${foot}V${at(foot - tall * 0.8)}`;
  for (let bite = 0; bite <= arches * 2; bite += 1) {
    top += `L${at(x + (wide * bite) / (arches * 2))} ${at(foot - tall * (0.82 + chance() * 0.2))}`;
    top += `h${at(6 + chance() * 12)}`;
  }
  const openings = Array.from({ length: arches }, (_, index) =>
    arch(x + 45 + index * step, foot, 42, tall * 0.66),
  ).join('');
  return (
    `<path d="${top}V${foot}Z${openings}" fill="${wall}" fill-rule="evenodd"/>` +
    line(openings, dark, 3, 'opacity=".6"') +
    line(top, lit, 4, 'opacity=".7"') +
    Array.from({ length: arches * 4 }, () =>
      fill(
        `M${at(x + chance() * wide)} ${at(foot - tall * (0.68 + chance() * 0.14))}h${at(10 + chance() * 14)}v5h-12Z`,
        dark,
        'opacity=".35"',
      ),
    ).join('')
  );
}

function dome(x: number, foot: number, r: number, { wall, dark, lit }: Stone): string {
  return (
    fill(
      `M${x - r} ${foot}C${x - r} ${at(foot - r * 1.2)} ${at(x - r * 0.3)} ${at(foot - r * 1.3)} ${x} ${at(foot - r * 1.6)}C${at(x + r * 0.3)} ${at(foot - r * 1.3)} ${x + r} ${at(foot - r * 1.2)} ${x + r} ${foot}Z`,
      wall,
    ) +
    fill(
      `M${at(x + r * 0.1)} ${foot}C${at(x + r * 0.5)} ${at(foot - r)} ${at(x + r * 0.2)} ${at(foot - r * 1.3)} ${x} ${at(foot - r * 1.6)}C${at(x + r * 0.3)} ${at(foot - r * 1.3)} ${x + r} ${at(foot - r * 1.2)} ${x + r} ${foot}Z`,
      dark,
      'opacity=".4"',
    ) +
    line(
      `M${at(x - r * 0.7)} ${at(foot - r * 0.7)}C${at(x - r * 0.5)} ${at(foot - r * 1.1)} ${at(x - r * 0.2)} ${at(foot - r * 1.25)} ${x} ${at(foot - r * 1.5)}`,
      lit,
      4,
      'opacity=".8"',
    )
  );
}

function palm(x: number, y: number, size: number, leaf: string, bark: string): string {
  const fronds = [-170, -142, -112, -72, -40, -12, 22, 158]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M0 0C26 -20 62 -20 96 8C66 -2 34 2 0 8Z', leaf)}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0C10 -60 8 -110 -12 -160', bark, 10)}<g transform="translate(-12 -160)">${fronds}</g></g>`;
}

const hazy: Stone = { wall: '#d8b48a', dark: '#8a6a6a', lit: '#fff0c8' };
const close: Stone = { wall: '#e0a868', dark: '#7a4434', lit: '#fff0c0' };

export const far = picture(
  width,
  height,
  shades('isle', [0, 320, 0, 400], '#7ab07a', '#3a7a6a'),
  fill(
    ridge(width, height, [
      [0, 372],
      [260, 346],
      [620, 360],
      [980, 344],
      [1320, 362],
      [1600, 350],
    ]),
    'url(#isle)',
  ) +
    palm(60, 366, 0.9, '#3a8a6a', '#7a6a54') +
    palm(420, 362, 1.05, '#3a8a6a', '#7a6a54') +
    palm(1180, 362, 1, '#3a8a6a', '#7a6a54') +
    palm(1500, 362, 1.1, '#3a8a6a', '#7a6a54') +
    ruin(120, 372, 4, 120, hazy) +
    dome(240, 262, 40, hazy) +
    dome(330, 262, 30, hazy) +
    ruin(1250, 372, 4, 130, hazy) +
    dome(1320, 258, 34, hazy) +
    dome(1410, 258, 44, hazy) +
    ruin(560, 376, 3, 90, hazy) +
    ruin(880, 376, 3, 96, hazy),
);

const sail = (x: number, y: number, size: number, cloth: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line('M-4 -12L6 -150', '#4a2a1c', 6)}` +
  `${fill('M-60 -28C-44 -80 4 -132 72 -166C86 -112 78 -64 58 -26C18 -38 -28 -38 -60 -28Z', cloth)}${fill('M72 -166C86 -112 78 -64 58 -26L34 -32C56 -80 66 -124 72 -166Z', '#a86a3a', 'opacity=".4"')}` +
  `${line('M-70 -20L80 -174', '#4a2a1c', 5)}${fill('M-88 -26C-40 -12 40 -12 98 -36C90 -6 74 6 56 8H-46C-68 4 -80 -8 -88 -26Z', '#5a2e1c')}${line('M-82 -20C-40 -6 40 -6 92 -28', '#ffd07a', 4)}</g>`;

export const near = picture(
  width,
  height,
  '',
  fill('M0 400V376C120 366 330 370 440 400ZM1600 400V374C1480 366 1260 370 1150 400Z', '#e8c88a') +
    fill(
      'M0 400V384C120 376 320 380 420 400ZM1600 400V384C1480 376 1270 380 1170 400Z',
      '#b88a5a',
    ) +
    sail(470, 392, 0.7, '#fff4d8') +
    sail(1110, 390, 0.6, '#ffe8c0') +
    ruin(-20, 400, 4, 210, close) +
    ruin(1350, 400, 4, 220, close) +
    palm(330, 398, 1.5, '#1f6a4a', '#5a3a28') +
    palm(1300, 398, 1.5, '#1f6a4a', '#5a3a28'),
);

const joints = [18, 46, 84, 134, 196, 270]
  .map((y, row) => {
    const wide = 60 + y * 0.7;
    const count = Math.ceil(1600 / wide) + 1;
    const cuts = Array.from(
      { length: count },
      (_, index) =>
        `M${at(index * wide - (row % 2) * wide * 0.5)} ${y}l${at((index - count / 2) * 2.4)} ${at(26 + y * 0.2)}`,
    ).join('');
    return `M0 ${y}H1600${cuts}`;
  })
  .join('');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('stone', [0, 0, 0, 320], '#f4d8a0', '#c89864', '#7a5044', '#332030'),
  fill('M0 0H1600V320H0Z', 'url(#stone)') +
    line(joints, '#6a3c30', 2.6, 'opacity=".45"') +
    line(
      grassPath(19, 120, { x: 0, width: 1600, y: 14, deep: 290, tall: 22 }),
      '#6a9a4a',
      3,
      'opacity=".6"',
    ),
);
