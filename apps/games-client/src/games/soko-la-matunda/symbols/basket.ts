import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const bowl = 'M18 112 H182 C180 148 168 176 150 192 H50 C32 176 20 148 18 112 Z';
const rim =
  'M10 104 C10 98 16 96 24 96 H176 C184 96 190 98 190 104 C190 116 184 118 176 118 H24 C16 118 10 116 10 104 Z';

const weave = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 12 }, (__, column) => {
    const x = 14 + column * 15 + (row % 2) * 7.5;
    const y = 120 + row * 13;
    return fill(
      `M${x} ${y} h12 q3 5 0 11 h-12 q-3 -6 0 -11 Z`,
      row % 3 === 1 ? '#e0303a' : 'url(#reed)',
      'stroke="#5a2a0c" stroke-width="1.8"',
    );
  }).join(''),
).join('');

const defs =
  brass('gold', 10, 190) +
  shades('bowl', [18, 0, 182, 0], '#e8a04a', '#b8641e', '#5a2a0c') +
  shades('reed', [0, 112, 0, 192], '#ffd08a', '#d8883a', '#9a5420') +
  ball('o', [-8, -10, 34], '#fff0a0', '#ffa52e', '#e85a14') +
  ball('m', [-8, -10, 40], '#ffe88a', '#ff6a4a', '#b8184a') +
  ball('l', [-6, -8, 30], '#f4ffb0', '#8fd83a', '#1f7a34') +
  ball('g', [-4, -4, 14], '#f0c8ff', '#a03ac8', '#4a0f7a') +
  ball('halo', [100, 70, 90], '#ffe88a 0.85', '#ffb03a 0.35', '#ffb03a 0');

const fruit = (x: number, y: number, r: number, paint: string) =>
  `<g transform="translate(${x} ${y})">${disc(0, 0, r + 4, ink)}${disc(0, 0, r, `url(#${paint})`)}` +
  `${line(`M${-r * 0.6} ${-r * 0.1} C${-r * 0.5} ${-r * 0.5} ${-r * 0.2} ${-r * 0.65} ${r * 0.1} ${-r * 0.68}`, '#fff', r * 0.16, 'opacity=".85"')}</g>`;

/** The full basket, the best of the market. */
export const basket = symbol(
  defs,
  disc(100, 78, 92, 'url(#halo)') +
    line('M28 104 C28 14 172 14 172 104', ink, 19) +
    line('M28 104 C28 14 172 14 172 104', '#c8741e', 11) +
    line('M28 104 C28 14 172 14 172 104', '#ffe0a0', 11, 'stroke-dasharray="3 11"') +
    fruit(64, 76, 26, 'm') +
    fruit(136, 78, 25, 'o') +
    fruit(100, 58, 27, 'o') +
    fruit(40, 94, 18, 'l') +
    fruit(162, 94, 17, 'l') +
    fill(
      'M96 34 C100 18 120 10 140 18 C132 34 114 42 96 34 Z',
      '#4fae3d',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    [
      [86, 88],
      [98, 84],
      [110, 89],
      [92, 98],
      [105, 99],
    ]
      .map(([x = 0, y = 0]) => fruit(x, y, 9, 'g'))
      .join('') +
    body(
      'c-bowl',
      bowl,
      'url(#bowl)',
      `${weave}${fill('M130 110 H190 V200 H110 Z', '#3a0f0a', 'opacity=".45" filter="url(#mist)"')}`,
    ) +
    body(
      'c-rim',
      rim,
      'url(#gold)',
      line(
        'M16 107 l8 -6 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -8 8 8 8 -6',
        '#7a3a10',
        2.6,
      ),
      5,
    ),
);
