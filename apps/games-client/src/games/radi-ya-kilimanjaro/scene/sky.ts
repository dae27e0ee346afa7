/** The storm over the mountain, and the night of free spins when the cloud is alight. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { heaps, skyArt, starField } from '#frame/games/flagship/scenery.ts';

const forks = (paint: string, width: number) =>
  line(
    'M250 60 L216 170 L256 168 L206 300 L238 296 L196 420 M216 236 L164 290 L176 330 M238 296 L282 352 L270 400',
    paint,
    width,
  ) +
  line(
    'M968 40 L1010 150 L972 156 L1030 280 L996 284 L1040 400 M1010 240 L1064 300 L1052 352',
    paint,
    width,
  ) +
  line('M600 0 L576 60 L612 64 L580 150', paint, width * 0.8);

export const storm = skyArt(
  ['#1a2440', '#2c4264', '#4a6a8a', '#86a4b4', '#c8d4c8', '#f0dca8'],
  heaps(11, 12, { from: 10, to: 130, size: 120 }, ['#1c2640', '#35486a']) +
    heaps(23, 9, { from: 150, to: 270, size: 84 }, ['#34486a', '#54708e']) +
    heaps(37, 8, { from: 330, to: 430, size: 52 }, ['#6a8698', '#a8bcc0']) +
    fill(
      'M300 0L120 700H360L470 0ZM700 0L690 700H860L820 0ZM980 0L1060 700H1200V420Z',
      '#fff2c0',
      'opacity=".1" filter="url(#haze)"',
    ),
);

export const thunder = skyArt(
  ['#070418', '#160a3c', '#34186e', '#6a2a9a', '#c05ab8', '#ffb0c0'],
  starField(51, 60, 0.4) +
    heaps(13, 12, { from: 0, to: 120, size: 130 }, ['#0e0828', '#2a1458']) +
    heaps(29, 9, { from: 160, to: 290, size: 90 }, ['#2c1458', '#5a2a8e']) +
    line(
      'M250 60 L206 300 L196 420M968 40L1030 280L1040 400',
      '#a88aff',
      40,
      'opacity=".5" filter="url(#haze)"',
    ) +
    forks('#c8a8ff', 13) +
    forks('#ffffff', 5) +
    fill('M0 520C300 440 900 440 1200 520V700H0Z', 'url(#ember)'),
  shades('ember', [0, 450, 0, 700], '#ff9ac0 0', '#ffc8b0 0.7'),
);
