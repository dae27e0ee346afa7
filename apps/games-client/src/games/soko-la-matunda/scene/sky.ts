/** A clear morning over the harbour, and the lamp-lit evening of free spins. */
import { around, ball, disc, fill } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const morning = skyArt(
  ['#2f9ad8', '#5fc0e8', '#a0e0f0', '#e0f4e8', '#fff0c8'],
  streaks(6, 8, { from: 60, to: 300, size: 200 }, ['#d8f2ff', '#ffffff']) +
    heaps(12, 7, { from: 380, to: 560, size: 54 }, ['#b8dcea', '#ffffff']),
);

export const evening = skyArt(
  ['#1c0f4a', '#4a1f7a', '#a83a8a', '#f0708a', '#ffc07a'],
  starField(7, 90, 0.5) + streaks(16, 9, { from: 240, to: 600, size: 190 }, ['#6a2a7a', '#ff9a8a']),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [110, 106, 84], '#ffffff', '#fff8c8', '#ffe27a'),
  around(16, 120, 120, fill('M114 26L120 2L126 26Z', '#fff3b0', 'opacity=".8"')) +
    disc(120, 120, 84, 'url(#sun)'),
);
