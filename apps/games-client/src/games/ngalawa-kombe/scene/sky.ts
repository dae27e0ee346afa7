/** Trade-wind noon with heaped clouds, and the burning dusk of the finish. */
import { around, ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { heaps, skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const noon = skyArt(
  ['#0a6ad8', '#1f94f0', '#5cc8fc', '#b0f0ff', '#f0fff8'],
  streaks(16, 6, { from: 40, to: 180, size: 220 }, ['#8fd0ff', '#e8f8ff']) +
    heaps(31, 5, { from: 330, to: 460, size: 78 }, ['#a8d8f4', '#ffffff']) +
    heaps(8, 9, { from: 540, to: 660, size: 62 }, ['#8cc8ec', '#f4fdff']),
);

/** A rocket burst: rays with a spark at each end. */
const burst = (x: number, y: number, r: number, paint: string) =>
  around(
    14,
    x,
    y,
    line(`M${x} ${y - r * 0.3}V${y - r * 0.85}`, paint, 3) + disc(x, y - r, 4.5, '#fff8d8'),
  ) +
  around(9, x, y, disc(x, y - r * 0.6, 3, paint), 10) +
  disc(x, y, r * 0.16, '#fff');

export const dusk = skyArt(
  ['#2a0f5a', '#6a1a7a', '#c82a6a', '#ff6a4a', '#ffc85a'],
  starField(17, 70, 0.4) +
    streaks(26, 10, { from: 240, to: 620, size: 210 }, ['#7a1a5a', '#ffa05a']) +
    burst(240, 190, 96, '#ffe04a') +
    burst(620, 120, 120, '#ff9ad0') +
    burst(960, 210, 90, '#7af0e0'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [110, 106, 70], '#ffffff', '#fffde0', '#fff0a0') +
    ball('glare', [120, 120, 118], '#ffffff 0.8', '#fff8c8 0.3', '#fff8c8 0'),
  disc(120, 120, 118, 'url(#glare)') +
    around(12, 120, 120, fill('M117 46L120 6L123 46Z', '#fffbe0', 'opacity=".7"')) +
    disc(120, 120, 62, 'url(#sun)'),
);
