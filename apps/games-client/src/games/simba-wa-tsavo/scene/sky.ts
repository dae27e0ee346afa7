/** Dusk over Tsavo, and the night that free spins bring. */
import { ball, disc, fill, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const dusk = skyArt(
  ['#2a1648', '#5c1f58', '#a8324c', '#e8622e', '#ffb040', '#ffe08a'],
  starField(5, 40, 0.3) +
    streaks(3, 9, { from: 120, to: 420, size: 210 }, ['#6a2450', '#ff8a4a']) +
    streaks(8, 10, { from: 380, to: 640, size: 170 }, ['#c8482e', '#ffd87a']),
);

export const night = skyArt(
  ['#050822', '#0e1650', '#26358a', '#4a5ab0', '#8aa0d8'],
  fill(
    'M0 420C300 200 760 260 1200 40V180C800 360 420 320 0 560Z',
    'url(#milk)',
    'filter="url(#haze)"',
  ) +
    starField(21, 190, 0.95) +
    streaks(4, 7, { from: 420, to: 640, size: 200 }, ['#1c2a6a', '#a8c4ff']),
  shades('milk', [0, 500, 1200, 60], '#8a9aff 0', '#b8c8ff 0.35', '#8a9aff 0'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [120, 120, 108], '#fffce0', '#ffe88a', '#ffb83a', '#ff7a2a'),
  disc(120, 120, 108, 'url(#sun)') +
    fill('M14 150h212l-8 9h-196ZM26 174h188l-10 8h-166Z', '#e8502a', 'opacity=".55"'),
);
