/** A long bright afternoon over the plain, and the stars of the night run. */
import { ball, disc } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const afternoon = skyArt(
  ['#1f6f8c', '#5ab0b0', '#bfe0b8', '#ffe6a8', '#ffb870'],
  heaps(61, 9, { from: 120, to: 560, size: 70 }, ['#e8c8a0', '#fff8e4']) +
    streaks(62, 6, { from: 60, to: 240, size: 200 }, ['#a8dcd0', '#ffffff']),
);

export const nightRun = skyArt(
  ['#0a0824', '#1c1448', '#4a1f5a', '#a83a4a', '#ff9a4a'],
  starField(71, 150, 0.66) +
    streaks(72, 9, { from: 240, to: 580, size: 230 }, ['#2a1440', '#d8503a']),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 110, 80], '#ffffff', '#fff8d0', '#ffdf80'),
  disc(120, 120, 104, '#fff0b0', 'opacity=".4"') + disc(120, 120, 80, 'url(#sun)'),
);
