import {
  around,
  ball,
  both,
  disc,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const barrel = mirrored('M100 60 L40 60 C34 84 40 112 64 132 C58 152 50 174 46 192 L100 196');
const ray = 'M92 26 L100 -10 L108 26 Z';

const defs =
  ball('halo', [100, 96, 106], '#fff0b0 0.95', '#ff5a8a 0.5', '#a01eff 0') +
  shades('wood', [36, 0, 164, 0], '#ff8a6a', '#d8285a', '#8a0f4a', '#4a0836') +
  ball('skin', [84, 44, 74], '#fffdf0', '#ffe6b0', '#e0a85a') +
  shades('gold', [36, 0, 164, 0], '#fff2b0', '#f0b83a', '#8a4f12', '#f4c860');

const zigzag = 'M52 90 L64 76 L76 92 L88 76 L100 92 L112 76 L124 92 L136 76 L148 90';
const foot = 'M56 176 L66 160 L78 178 L89 160 L100 178 L111 160 L122 178 L134 160 L144 176';

/** The scatter: the drum that answers the thunder. */
export const drum = symbol(
  defs,
  disc(100, 96, 106, 'url(#halo)') +
    around(18, 100, 96, fill(ray, '#ffe27a', 'opacity=".9"')) +
    body(
      'c-barrel',
      barrel,
      'url(#wood)',
      line(zigzag, '#4a0836', 13) +
        line(zigzag, '#ffe04a', 8) +
        line(foot, '#4a0836', 11) +
        line(foot, '#6af0ff', 6) +
        `<path d="M44 108 C70 124 130 124 156 108 L150 122 C124 134 76 134 50 122 Z" fill="url(#gold)"/>` +
        line('M50 122 C76 134 124 134 150 122', '#4a0836', 3) +
        fill(
          'M128 60 H172 V200 H120 C140 160 120 140 134 110 Z',
          '#2c0430',
          'opacity=".45" filter="url(#mist)"',
        ),
    ) +
    both(
      line('M46 66 L56 112 M72 72 L80 120', ink, 9) +
        line('M46 66 L56 112 M72 72 L80 120', '#ffe6b0', 4),
    ) +
    `<ellipse cx="100" cy="48" rx="70" ry="32" fill="${ink}"/>` +
    `<ellipse cx="100" cy="50" rx="64" ry="27" fill="url(#gold)"/>` +
    `<ellipse cx="100" cy="46" rx="62" ry="24" fill="${ink}"/>` +
    `<ellipse cx="100" cy="45" rx="58" ry="21" fill="url(#skin)"/>` +
    fill('M108 28 L78 48 L96 48 L86 64 L124 42 L106 42 L120 28 Z', '#8a1e6a') +
    line('M52 40 C62 30 76 26 90 25', '#ffffff', 4, 'opacity=".9"'),
);
