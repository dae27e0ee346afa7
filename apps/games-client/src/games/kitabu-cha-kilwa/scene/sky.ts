/** A gold afternoon over the island, and the night in which the book is read. */
import { ball, disc, fill, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const afternoon = skyArt(
  ['#1f6a9a', '#4fb0c0', '#a8e0d0', '#fff0b8', '#ffd07a'],
  streaks(9, 8, { from: 80, to: 380, size: 200 }, ['#8ad0d8', '#fff6d8']) +
    heaps(24, 6, { from: 500, to: 640, size: 46 }, ['#e8b88a', '#fff2d0']),
);

export const starry = skyArt(
  ['#060a2c', '#101f5a', '#1a4a8a', '#2f8aa0', '#8fe0c8'],
  fill(
    'M0 300C260 120 620 260 1200 60V200C760 380 420 260 0 460Z',
    'url(#veil)',
    'filter="url(#haze)"',
  ) + starField(27, 180, 0.95),
  shades('veil', [0, 400, 1200, 100], '#2fe0c8 0', '#6affea 0.4', '#8a7aff 0.35', '#2fe0c8 0'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 108, 100], '#ffffff', '#fff6c0', '#ffdf7a', '#ffc04a'),
  disc(120, 120, 98, 'url(#sun)'),
);
