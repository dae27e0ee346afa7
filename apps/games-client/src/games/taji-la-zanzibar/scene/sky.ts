/** A morning all of gold, and the night of the feast with fireworks over the harbour. */
import { around, ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { at, linear } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const beam = around(
  22,
  600,
  560,
  fill('M592 560L560 -420H640L608 560Z', '#fffbe0', 'opacity=".2"'),
  4,
);

export const morning = skyArt(
  ['#d8861c', '#f4b030', '#ffcf52', '#ffe690', '#fffbe0'],
  beam +
    streaks(61, 11, { from: 90, to: 420, size: 180 }, ['#e8a03c', '#fff4c0']) +
    heaps(17, 8, { from: 470, to: 640, size: 58 }, ['#f0b050', '#fff8dc']),
);

const burst = (x: number, y: number, r: number, paint: string, pale: string) =>
  around(
    18,
    x,
    y,
    line(`M${x} ${at(y - r * 0.3)}V${at(y - r)}`, paint, 3.4, 'opacity=".8"') +
      disc(x, y - r, 4.6, pale),
  ) +
  around(
    12,
    x,
    y,
    line(`M${x} ${at(y - r * 0.16)}V${at(y - r * 0.56)}`, pale, 2.4, 'opacity=".7"'),
    9,
  ) +
  disc(x, y, r * 0.9, paint, 'opacity=".13"') +
  disc(x, y, 6, '#fff');

export const fireworks = skyArt(
  ['#02052a', '#08185c', '#123a94', '#2a7ac0', '#8ad8e8'],
  starField(23, 190, 0.8) +
    burst(190, 170, 120, '#ffc83a', '#fff4c0') +
    burst(460, 96, 84, '#ff4a6a', '#ffd0d8') +
    burst(760, 130, 110, '#3af0d0', '#e0fff8') +
    burst(1020, 210, 136, '#ffb02a', '#fff0b0') +
    burst(610, 300, 74, '#c88aff', '#f4e4ff') +
    burst(330, 340, 66, '#5ac8ff', '#e4f6ff') +
    streaks(14, 6, { from: 480, to: 640, size: 210 }, ['#123a80', '#6ac0e0']),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 108, 84], '#ffffff', '#fffbd8', '#fff0a0', '#ffd860') +
    linear(
      'ray',
      [120, 0, 120, 240],
      [
        [0, '#fff6c0', 0.9],
        [1, '#fff6c0', 0.2],
      ],
    ),
  around(24, 120, 120, fill('M114 44L120 6L126 44Z', 'url(#ray)')) +
    disc(120, 120, 72, 'url(#sun)'),
);
