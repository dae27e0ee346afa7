/** Walls of coral with pointed gates among the trees, and the paved court before them. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** A pointed gate, `wide` at its foot. */
const gate = (x: number, foot: number, wide: number, tall: number) => {
  const half = wide / 2;
  return `M${at(x - half)} ${foot}V${at(foot - tall * 0.55)}C${at(x - half)} ${at(foot - tall * 0.8)} ${at(x - half * 0.3)} ${at(foot - tall * 0.9)} ${at(x)} ${at(foot - tall)}C${at(x + half * 0.3)} ${at(foot - tall * 0.9)} ${at(x + half)} ${at(foot - tall * 0.8)} ${at(x + half)} ${at(foot - tall * 0.55)}V${foot}Z`;
};

/** A wall with a broken crown, from left to right, and its gates. */
function wall(x: number, foot: number, size: number, seed: number, gates: readonly number[]) {
  const chance = chances(seed);
  const [wide, tall] = [360 * size, 190 * size];
  const crown = Array.from({ length: 9 }, (_, index) => {
    const left = x + (index * wide) / 9;
    const y = foot - tall * (0.72 + chance() * 0.34);
    return `L${at(left)} ${at(y)}H${at(left + wide / 9)}`;
  }).join('');
  const joints = Array.from({ length: 5 }, (_, row) => {
    const y = foot - (row * tall * 0.66) / 5;
    return `M${at(x + 8)} ${at(y)}H${at(x + wide - 8)}`;
  }).join('');
  const outline = `M${at(x)} ${foot}${crown}V${foot}Z`;
  return (
    fill(outline, 'url(#coral)', 'stroke="#3a3430" stroke-width="5" stroke-linejoin="round"') +
    line(joints, '#8a6a64', 2.6, 'opacity=".5"') +
    gates
      .map((share) => {
        const middle = x + wide * share;
        const d = gate(middle, foot, 74 * size, 132 * size);
        return (
          line(d, '#fff2e0', 13 * size) +
          fill(d, 'url(#inside)', 'stroke="#3a3430" stroke-width="4"') +
          disc(middle, foot - 150 * size, 9 * size, '#f8fbff') +
          disc(middle, foot - 150 * size, 5.4 * size, '#2a62d0')
        );
      })
      .join('') +
    Array.from({ length: 8 }, () => {
      const [left, y] = [x + chance() * wide, foot - tall * 0.68];
      const long = (30 + chance() * 60) * size;
      const ivy = `M${at(left)} ${at(y)}q${at(7 * size)} ${at(long / 2)} 0 ${at(long)}`;
      return line(ivy, '#1c6a34', 12 * size) + line(ivy, '#5ab848', 7 * size);
    }).join('')
  );
}

const stone =
  shades('coral', [0, 180, 0, 400], '#fff0dc', '#e0bca4', '#9a7470') +
  shades('inside', [0, 240, 0, 400], '#1c4a3a', '#4a9a5a', '#c8f08a');

/** A pillar tomb, its foot at the origin. */
const pillar = (x: number, foot: number, size: number) =>
  `<g transform="translate(${x} ${foot}) scale(${size})">` +
  fill(
    'M-22 0L-16 -190L0 -220L16 -190L22 0Z',
    'url(#coral)',
    'stroke="#3a3430" stroke-width="5" stroke-linejoin="round"',
  ) +
  fill('M4 0L2 -214L16 -190L22 0Z', '#7a5660', 'opacity=".45"') +
  [-170, -134, -98]
    .map(
      (y) =>
        disc(0, y, 10, '#f8fbff', 'stroke="#3a3430" stroke-width="3"') + disc(0, y, 5, '#2a62d0'),
    )
    .join('') +
  '</g>';

const bushes = (seed: number, count: number, y: number, paints: readonly string[]) => {
  const chance = chances(seed);
  return Array.from({ length: count }, () =>
    disc(
      chance() * width,
      y + chance() * 30,
      18 + chance() * 30,
      paints[Math.floor(chance() * paints.length)] ?? '',
    ),
  ).join('');
};

export const far = picture(
  width,
  height,
  stone,
  bushes(12, 70, 330, ['#3a9a5a', '#5ab85a', '#2a7a4a']) +
    wall(120, 392, 0.9, 5, [0.3, 0.72]) +
    wall(1150, 392, 0.95, 7, [0.28, 0.7]) +
    wall(620, 392, 1, 21, [0.5]) +
    pillar(540, 394, 0.9) +
    pillar(1060, 394, 1) +
    bushes(15, 60, 384, ['#2a7a3c', '#4aa848', '#7ac850']),
);

export const near = picture(
  width,
  height,
  stone,
  wall(-60, 396, 1.25, 31, [0.6]) +
    wall(1240, 396, 1.2, 37, [0.36, 0.76]) +
    pillar(440, 398, 1.15) +
    fill(
      ridge(width, height, [
        [0, 380],
        [300, 372],
        [800, 390],
        [1300, 372],
        [1600, 380],
      ]),
      '#2f8a3c',
    ) +
    bushes(44, 46, 384, ['#1c6a34', '#3a9a42', '#6ac04a']) +
    line(
      grassPath(9, 220, { x: 0, width, y: 380, deep: 24, tall: 44 }),
      '#b8f06a',
      3,
      'opacity=".8"',
    ),
);

const chance = chances(70);
const slabs = Array.from({ length: 7 }, (_, row) => {
  const y = row ** 1.6 * 17;
  const next = (row + 1) ** 1.6 * 17;
  const count = 13 - row;
  return Array.from({ length: count }, (__, index) => {
    const left = (index * 1600) / count + 10 + chance() * 10 + (row % 2) * 30;
    const wide = 1600 / count - 20 - chance() * 14;
    return (
      `<rect x="${at(left)}" y="${at(y + 6)}" width="${at(wide)}" height="${at(next - y - 8)}" rx="9" fill="${chance() < 0.5 ? '#d8b49a' : '#c09a88'}"/>` +
      line(`M${at(left + 8)} ${at(y + 9)}h${at(wide - 16)}`, '#fff4e0', 3, 'opacity=".7"')
    );
  }).join('');
}).join('');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('moss', [0, 0, 0, 320], '#4aa03c', '#2a6a34', '#0f3a24') +
    shades('dusk', [0, 0, 0, 320], '#0f3a24 0', '#0f3a24 0.2', '#06201a 0.8'),
  fill('M0 0H1600V320H0Z', 'url(#moss)') +
    slabs +
    Array.from(
      { length: 70 },
      () =>
        `<ellipse cx="${at(chance() * 1600)}" cy="${at(chance() * 320)}" rx="${at(6 + chance() * 8)}" ry="4" fill="${chance() < 0.5 ? '#8ad04a' : '#e8b83a'}"/>`,
    ).join('') +
    fill('M0 0H1600V320H0Z', 'url(#dusk)'),
);
