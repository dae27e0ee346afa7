/** Noon over the savannah, and the blue hour in which the ancestors walk. */
import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const noon = skyArt(
  ['#0a6ad0', '#1c8ae8', '#4ab4f8', '#8ad8ff', '#d0f4ff', '#fff8d8'],
  heaps(91, 5, { from: 120, to: 260, size: 58 }, ['#b8dcf4', '#ffffff']) +
    heaps(92, 7, { from: 330, to: 460, size: 44 }, ['#c8e4f0', '#ffffff']) +
    heaps(93, 9, { from: 540, to: 640, size: 30 }, ['#f0e4c8', '#fffdf0']),
);

/** One who walks: a head of light and a cloak that trails away. */
const walker = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" opacity=".75">` +
  fill(
    'M0 -60C16 -60 22 -44 16 -32C40 -24 44 20 30 90C20 130 40 170 70 190C30 200 -30 196 -44 160C-54 110 -46 0 -16 -32C-22 -44 -16 -60 0 -60Z',
    'url(#ghost)',
  ) +
  disc(0, -46, 15, '#ffffff') +
  line('M-10 -10C-20 40 -20 90 -8 140M10 -10C16 40 12 90 20 130', '#ffffff', 4, 'opacity=".6"') +
  '</g>';

export const blueHour = skyArt(
  ['#0a0a3a', '#16246a', '#1c4a9a', '#1a8aa8', '#5ad0b8', '#e8ffd0'],
  starField(94, 190, 0.85) +
    fill(
      'M0 300C200 240 380 380 600 320C840 250 1000 330 1200 270V360C980 420 820 340 600 410C380 470 200 330 0 390Z',
      '#6affe0',
      'opacity=".3" filter="url(#haze)"',
    ) +
    walker(120, 330, 1.1) +
    walker(270, 400, 0.7) +
    walker(400, 290, 0.8) +
    walker(600, 220, 0.9) +
    walker(800, 300, 0.8) +
    walker(950, 400, 0.7) +
    walker(1090, 330, 1.1),
  shades('ghost', [0, -60, 0, 190], '#f4ffff', '#6af0f0 0.7', '#3ac8ff 0'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [120, 120, 84], '#ffffff', '#fffbc0', '#ffe04a', '#ffc21e'),
  around(16, 120, 120, fill('M112 30L120 2L128 30Z', '#fff07a', 'opacity=".9"')) +
    disc(120, 120, 84, 'url(#sun)'),
);
