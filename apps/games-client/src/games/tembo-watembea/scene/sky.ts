/** Haze of rose and lilac over the plain; by night of the walk a moon that fills the dust. */
import { ball, disc } from '#frame/games/flagship/brushwork.ts';
import { orbSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const haze = skyArt(
  ['#6f86cc', '#a8a0dc', '#e8b8d0', '#ffd0b0', '#fff0d0'],
  streaks(41, 12, { from: 50, to: 420, size: 240 }, ['#b8a8dc', '#ffe0e0']) +
    `<rect y="470" width="${skySize.width}" height="90" fill="#fff4e0" opacity=".35" filter="url(#haze)"/>`,
);

export const moonlight = skyArt(
  ['#120f38', '#2a2468', '#5a4aa0', '#b07ac0', '#ffb8a8'],
  starField(17, 130, 0.6) +
    streaks(43, 8, { from: 260, to: 560, size: 220 }, ['#3a3080', '#d08ac0']) +
    disc(600, 560, 240, '#ffe8d0', 'opacity=".28" filter="url(#haze)"'),
);

export const sun = picture(
  orbSize,
  orbSize,
  ball('sun', [112, 108, 84], '#ffffff', '#fff8e8', '#ffe0b8'),
  disc(120, 120, 118, '#fff0d8', 'opacity=".25"') +
    disc(120, 120, 100, '#fff4e0', 'opacity=".35"') +
    disc(120, 120, 80, 'url(#sun)'),
);
