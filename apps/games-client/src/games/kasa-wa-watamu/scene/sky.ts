/** The beach before dawn, and the night of free spins when the sea itself is alight. */
import { ball, disc, dots, fill, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const beforeDawn = skyArt(
  ['#0c0a34', '#24186a', '#5a2e9a', '#a84ab0', '#f07a9a', '#ffc8a0'],
  starField(121, 130, 0.6) +
    streaks(122, 7, { from: 260, to: 440, size: 210 }, ['#4a2484', '#d87ac8']) +
    streaks(123, 9, { from: 470, to: 650, size: 180 }, ['#a8448a', '#ffd0b0']),
);

export const seaFire = skyArt(
  ['#020a24', '#04204a', '#064a7a', '#0a8aa8', '#3ae0d0', '#c8fff0'],
  fill(
    'M-20 520C200 300 420 460 640 250C820 90 1020 220 1220 60V190C1040 320 860 220 680 380C460 560 240 430 -20 640Z',
    'url(#milk)',
    'filter="url(#haze)"',
  ) +
    starField(124, 240, 0.98) +
    dots(
      [
        [140, 120],
        [360, 70],
        [520, 200],
        [760, 90],
        [930, 210],
        [1090, 110],
        [260, 300],
        [1010, 340],
      ],
      4,
      '#e8fffa',
    ) +
    streaks(125, 5, { from: 480, to: 640, size: 220 }, ['#0a5a7a', '#a8fff0']),
  shades('milk', [0, 560, 1200, 60], '#3affe0 0', '#b8fff4 0.5', '#3a9aff 0'),
);

export const lowMoon = picture(
  orbSize,
  orbSize,
  ball('moon', [96, 90, 136], '#ffffff', '#fff6ec', '#ffd8c8', '#e8a0b0'),
  disc(120, 120, 108, 'url(#moon)') +
    `<g fill="#f0b8b8" opacity=".6"><circle cx="148" cy="76" r="20"/><circle cx="80" cy="70" r="12"/><circle cx="74" cy="140" r="18"/><circle cx="140" cy="150" r="13"/><circle cx="182" cy="122" r="10"/></g>`,
);
