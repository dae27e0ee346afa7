/** Night over the Aberdares, and the brighter one of free spins. */
import { ball, disc, dots, fill, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize } from '#frame/games/flagship/place.ts';
import { skyArt, starField, streaks } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

export const darkNight = skyArt(
  ['#04121c', '#082430', '#0e3e48', '#1c6462', '#4a9a86', '#a8d8b0'],
  starField(61, 150, 0.7) +
    fill(
      'M0 620C240 520 480 560 700 530C920 500 1060 540 1200 500V700H0Z',
      '#c8f0d0',
      'opacity=".25" filter="url(#haze)"',
    ) +
    streaks(62, 8, { from: 360, to: 600, size: 220 }, ['#1c5a5a', '#8ad0b8']),
);

export const brightNight = skyArt(
  ['#0a0828', '#1c1458', '#3a2a9a', '#6a5ae0', '#a8a0ff', '#f0d8ff'],
  [0, 1, 2, 3, 4]
    .map((ray) =>
      fill(
        `M${140 + ray * 210} -20L${-60 + ray * 260} 720H${120 + ray * 270}L${230 + ray * 210} -20Z`,
        '#e8e0ff',
        'opacity=".13" filter="url(#haze)"',
      ),
    )
    .join('') +
    starField(63, 210, 0.95) +
    dots(
      [
        [120, 90],
        [330, 190],
        [560, 60],
        [760, 230],
        [940, 110],
        [1110, 200],
        [220, 330],
        [1010, 360],
      ],
      4,
      '#fffbe0',
    ) +
    streaks(64, 7, { from: 420, to: 640, size: 230 }, ['#3a2a8a', '#e8c8ff']),
  shades('none', [0, 0, 0, 1], '#fff 0', '#fff 0'),
);

export const fullMoon = picture(
  orbSize,
  orbSize,
  ball('moon', [92, 84, 140], '#ffffff', '#fffbe4', '#f0e0b0', '#c8b088'),
  disc(120, 120, 110, 'url(#moon)') +
    `<g fill="#d8c490" opacity=".6"><circle cx="146" cy="70" r="24"/><circle cx="86" cy="58" r="13"/><circle cx="64" cy="128" r="17"/><circle cx="128" cy="132" r="11"/><circle cx="176" cy="140" r="19"/><circle cx="104" cy="184" r="15"/></g>` +
    `<g fill="#fffbe4" opacity=".6"><circle cx="150" cy="74" r="18"/><circle cx="67" cy="132" r="12"/><circle cx="180" cy="144" r="13"/></g>`,
);
