/** Noon over the lagoon with heaped clouds, and the moonlit night of free spins. */
import { ball, disc } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const noon = skyArt(
  ['#1a7ad8', '#3aa8f0', '#7ad0f8', '#c0f0f8', '#f0fff4'],
  streaks(81, 6, { from: 60, to: 220, size: 220 }, ['#a8e0ff', '#ffffff']) +
    heaps(82, 6, { from: 470, to: 590, size: 74 }, ['#a8d8f0', '#ffffff']) +
    heaps(83, 5, { from: 600, to: 650, size: 46 }, ['#c8e8f4', '#ffffff']),
);

export const moonlit = skyArt(
  ['#06082e', '#1a1a64', '#3a3a9a', '#7a7ad0', '#d8c8f0'],
  starField(84, 200, 0.9) +
    heaps(85, 6, { from: 500, to: 600, size: 70 }, ['#3a3a8a', '#a8a8e8']) +
    streaks(86, 6, { from: 300, to: 480, size: 200 }, ['#2a2a7a', '#c8c8ff']),
);

/** A sun so white that it looks like the greatest pearl of all. */
export const pearlSun = picture(
  orbSize,
  orbSize,
  ball('sun', [98, 92, 108], '#ffffff', '#fffdf0', '#ffeec8', '#f0c8d0'),
  disc(120, 120, 112, '#fffbe0', 'opacity=".3"') +
    disc(120, 120, 90, 'url(#sun)') +
    '<ellipse cx="88" cy="84" rx="26" ry="16" fill="#fff" opacity=".9" transform="rotate(-36 88 84)"/>',
);
