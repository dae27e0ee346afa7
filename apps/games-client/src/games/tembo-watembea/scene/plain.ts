/** The plain: far ridges in the haze, the herd in line, flat-crowned trees, and tracks to water. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { acaciaTree, grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { elephant } from './elephant.ts';

const { width, height } = stripSize;
const pale = { main: '#9a94c0', lit: '#c8c0dc', dark: '#7a74a8' };
const grey = { main: '#5f608e', lit: '#a8a8cc', dark: '#3e3f6c' };
const faint = { bark: '#8a80a8', leaf: '#8aa8a0', lit: '#b0c8b0' };

const dust = ball('dust', [0, 0, 100], '#fff0dc 0.9', '#ffdcc0 0.45', '#ffdcc0 0');
const puff = (x: number, y: number, wide: number, tall: number) =>
  `<g transform="translate(${x} ${y}) scale(${wide} ${tall})">${disc(0, 0, 100, 'url(#dust)')}</g>`;

/** How large each of the herd is as it walks by, calves between the grown. */
const line1 = [1, 0.92, 0.5, 1.08, 0.96, 0.56, 0.46, 1.04, 0.9, 0.6, 1.1, 0.98];

export const far = picture(
  width,
  height,
  dust +
    shades('ridge', [0, 120, 0, 400], '#a8a0d8', '#d8b8d0', '#ffe0c8') +
    shades('plain', [0, 290, 0, 400], '#e8c8a8', '#c8a890'),
  fill(
    ridge(width, height, [
      [0, 250],
      [180, 214],
      [400, 252],
      [660, 190],
      [860, 176],
      [1080, 236],
      [1340, 206],
      [1600, 246],
    ]),
    'url(#ridge)',
  ) +
    fill('M0 300C400 288 1200 288 1600 300V400H0Z', 'url(#plain)') +
    acaciaTree(90, 312, 0.8, faint) +
    acaciaTree(560, 304, 0.5, faint) +
    acaciaTree(1050, 304, 0.55, faint) +
    acaciaTree(1500, 314, 0.9, faint) +
    puff(500, 340, 6, 0.5) +
    puff(1200, 336, 6, 0.5) +
    line1.map((size, at1) => elephant(70 + at1 * 132, 372, size * 0.62, pale)).join('') +
    puff(300, 376, 4, 0.3) +
    puff(820, 380, 4, 0.26) +
    puff(1350, 376, 4, 0.3),
);

export const near = picture(
  width,
  height,
  dust + shades('earth', [0, 330, 0, 400], '#d8b098', '#a8807a'),
  acaciaTree(330, 372, 1.9, { bark: '#5a4a50', leaf: '#5f8a6a', lit: '#a0c07a' }) +
    acaciaTree(1290, 374, 2.1, { bark: '#5a4a50', leaf: '#5f8a6a', lit: '#a0c07a' }) +
    fill('M0 352C300 338 600 352 900 346C1200 340 1400 352 1600 344V400H0Z', 'url(#earth)') +
    puff(180, 372, 4, 0.6) +
    puff(1440, 372, 4, 0.6) +
    elephant(120, 394, 1.8, grey) +
    elephant(330, 394, 0.95, grey) +
    elephant(1180, 394, 0.9, grey) +
    elephant(1390, 396, 1.9, grey) +
    elephant(800, 390, 1.2, grey) +
    puff(240, 398, 3, 0.26) +
    puff(1300, 398, 4, 0.3) +
    line(grassPath(61, 260, { x: 0, width, y: 380, deep: 20, tall: 26 }), '#8aa070', 3.4),
);

/** A footprint as a herd leaves it: one round pad and its toes. */
function track(x: number, y: number, r: number): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(1 .45)">` +
    disc(0, 0, r, '#8a5f64', 'opacity=".55"') +
    disc(r * 0.1, r * 0.14, r * 0.8, '#b88a80', 'opacity=".7"') +
    [-0.6, -0.2, 0.2, 0.6]
      .map((turn) => disc(-r * 0.9 * Math.cos(turn), r * 0.9 * Math.sin(turn), r * 0.16, '#6a464e'))
      .join('') +
    '</g>'
  );
}

const chance = chances(71);
const blades = line(
  grassPath(63, 150, { x: 0, width: 1600, y: 30, deep: 280, tall: 34 }),
  '#7a9a6a',
  4,
  'opacity=".8"',
);

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('soil', [0, 0, 0, 320], '#dcb49a', '#b88a80', '#7a5a68', '#3c3050') +
    shades('pool', [0, 0, 0, 320], '#e8e4ff', '#9aa8e0', '#5a64a8'),
  fill('M0 0H1600V320H0Z', 'url(#soil)') +
    `<ellipse cx="330" cy="120" rx="250" ry="30" fill="#6a4a5c" opacity=".5"/>` +
    `<ellipse cx="330" cy="114" rx="246" ry="27" fill="url(#pool)"/>` +
    `<ellipse cx="1330" cy="206" rx="300" ry="40" fill="#5a4054" opacity=".5"/>` +
    `<ellipse cx="1330" cy="198" rx="296" ry="37" fill="url(#pool)"/>` +
    line('M170 110H300M250 122H420M1160 190H1340M1260 208H1500', '#fff', 4, 'opacity=".7"') +
    Array.from({ length: 16 }, (_, at2) =>
      track(560 + at2 * 34 + chance() * 12, 40 + at2 * 14 + (at2 % 2) * 26, 18 + at2 * 1.6),
    ).join('') +
    blades,
);
