/** A rose morning with the moon still in it, and the violet evening of the feast. */
import { disc, fill, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const morning = skyArt(
  ['#3a5ac0', '#7a7ad8', '#e090c0', '#ffc8a8', '#fff0cc'],
  starField(71, 30, 0.25) +
    streaks(33, 10, { from: 120, to: 480, size: 190 }, ['#c890d0', '#ffe0e0']) +
    heaps(52, 7, { from: 480, to: 640, size: 50 }, ['#e89ab8', '#ffe8e0']),
);

export const dusk = skyArt(
  ['#0c0638', '#2a1274', '#6a2aa8', '#c85ac0', '#ffb0a8'],
  starField(91, 170, 0.8) +
    streaks(34, 8, { from: 300, to: 620, size: 200 }, ['#4a1a8a', '#ff9ac8']) +
    fill(
      'M0 420C300 260 700 420 1200 240V400C760 560 360 420 0 580Z',
      '#ff9ad8',
      'opacity=".16" filter="url(#haze)"',
    ),
);

const thin = 'M150 30A92 92 0 1 0 208 156A78 78 0 1 1 150 30Z';

/** The young moon, as it stands over the roofs before a wedding. */
export const crescent = picture(
  orbSize,
  orbSize,
  shades('moon', [40, 40, 200, 200], '#ffffff', '#fff6d8', '#ffd8a0'),
  fill(thin, 'url(#moon)') +
    fill('M186 74L191 88L206 88L194 97L199 111L186 102L173 111L178 97L166 88L181 88Z', '#fffbe8') +
    disc(94, 150, 9, '#ffe0b0', 'opacity=".5"') +
    disc(66, 118, 6, '#ffe0b0', 'opacity=".5"'),
);
