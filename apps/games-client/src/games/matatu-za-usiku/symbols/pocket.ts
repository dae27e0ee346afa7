import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** A phone with the evening's playlist. */
export const phone = symbol(
  shades('case', [50, 0, 150, 200], '#8affc8', '#1fd88a', '#0a8a6a', '#044a44') +
    shades('screen', [60, 20, 140, 180], '#0a2a8a', '#1a0a5a', '#4a0a8a'),
  '<g transform="translate(9 9) scale(0.91)">' +
    turned(
      12,
      100,
      100,
      body(
        'c-case',
        'M60 2 H140 C152 2 158 8 158 20 V180 C158 192 152 198 140 198 H60 C48 198 42 192 42 180 V20 C42 8 48 2 60 2 Z',
        'url(#case)',
      ) +
        fill(
          'M58 22 H142 C146 22 148 24 148 28 V166 C148 170 146 172 142 172 H58 C54 172 52 170 52 166 V28 C52 24 54 22 58 22 Z',
          'url(#screen)',
          `stroke="${ink}" stroke-width="5"`,
        ) +
        [40, 70, 52, 86, 60, 34]
          .map((tall, index) =>
            line(
              `M${64 + index * 14.4} ${160}V${160 - tall}`,
              ['#2ff0ff', '#3aff8a', '#ffe21e', '#ff8a1e', '#ff2ab8', '#b84aff'][index] ?? '#fff',
              9,
            ),
          )
          .join('') +
        fill(
          'M88 36 L118 28 V60 C118 70 104 70 104 62 C104 56 110 54 113 56 V40 L93 45 V66 C93 76 79 76 79 68 C79 62 85 60 88 62 Z',
          '#fff',
        ) +
        disc(100, 185, 7, '#e8fff6', `stroke="${ink}" stroke-width="3"`) +
        line('M88 12 H112', ink, 5) +
        fill('M56 26 H92 L56 110 Z', '#fff', 'opacity=".2"'),
    ) +
    '</g>',
);

const stack = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = y - index * 15;
    return (
      fill(
        `M${x - 38} ${at}V${at + 12}C${x - 38} ${at + 30} ${x + 38} ${at + 30} ${x + 38} ${at + 12}V${at}Z`,
        'url(#rim-gold)',
        `stroke="${ink}" stroke-width="5"`,
      ) +
      `<ellipse cx="${x}" cy="${at}" rx="38" ry="14" fill="url(#face)" stroke="${ink}" stroke-width="5"/>`
    );
  }).join('') +
  `<ellipse cx="${x}" cy="${y - (count - 1) * 15}" rx="25" ry="8.5" fill="none" stroke="#a8600f" stroke-width="4"/>`;

/** Coins the conductor rattles so that all may pay. */
export const coins = symbol(
  shades('face', [20, 0, 180, 0], '#fffbe0', '#ffdf5a', '#f0a81e') +
    shades('rim-gold', [20, 0, 180, 0], '#ffe88a', '#d8881e', '#7a3c08') +
    ball('coin-front', [-8, -10, 44], '#fffbe0', '#ffd23c', '#d8881e'),
  stack(138, 150, 7) +
    stack(56, 158, 4) +
    stack(100, 178, 2) +
    `<g transform="translate(60 52) rotate(-18)">${disc(0, 0, 37, ink)}${disc(0, 0, 32, 'url(#coin-front)')}<circle r="24" fill="none" stroke="#a8600f" stroke-width="3.4"/>${fill('M0 -16 L4.5 -5 L16 -4 L7 4 L10 15 L0 9 L-10 15 L-7 4 L-16 -4 L-4.5 -5 Z', '#a8600f')}${line('M-20 -16 C-14 -24 -6 -27 2 -27', '#fff', 4)}</g>`,
);

const bread = (y: number, turn: number) =>
  `<g transform="translate(100 ${y}) rotate(${turn})"><ellipse cx="0" cy="6" rx="88" ry="44" fill="${ink}"/><ellipse cx="0" cy="4" rx="82" ry="38" fill="#b8702a"/><ellipse cx="0" cy="-2" rx="82" ry="37" fill="url(#dough)"/></g>`;

/** Chapati, hot from the pan at the stage. */
export const chapati = symbol(
  ball('dough', [-20, -14, 100], '#fff6d0', '#ffdf9a', '#e8a84a', '#b8702a'),
  line(
    'M70 58 C58 44 82 34 70 16 M104 52 C92 36 116 26 104 6 M138 58 C126 44 150 34 138 16',
    '#e8f4ff',
    7,
    'opacity=".85"',
  ) +
    bread(156, -3) +
    bread(132, 3) +
    bread(106, -2) +
    `<g fill="#8a4a14" opacity=".8">${[
      [60, 100, 15, 8],
      [104, 92, 20, 9],
      [140, 106, 16, 8],
      [88, 120, 17, 8],
      [126, 124, 11, 5],
      [48, 114, 8, 4],
      [150, 94, 8, 4],
    ]
      .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
      .join('')}</g>` +
    line('M30 96 C46 76 76 70 100 70', '#fff', 6, 'opacity=".8"'),
);

const tiles = Array.from({ length: 7 }, (_, row) => {
  const y = 36 + row * 22;
  const wide = Math.sqrt(Math.max(0, 78 ** 2 - (y + 11 - 110) ** 2));
  return Array.from({ length: 8 }, (__, index) => {
    const left = 100 - wide * Math.cos((index * Math.PI) / 8);
    const right = 100 - wide * Math.cos(((index + 1) * Math.PI) / 8);
    const paint =
      ['#ffffff', '#8af0ff', '#ff8af0', '#c8b0ff', '#fff6a8', '#4aa8ff', '#e04ad8'][
        (row * 3 + index * 2) % 7
      ] ?? '#fff';
    return fill(`M${left + 1} ${y + 1}H${right - 1}V${y + 21}H${left + 1}Z`, paint);
  }).join('');
}).join('');

/** The disco ball over the aisle: three of them, and the ride is free. */
export const disco = symbol(
  ball('halo', [100, 110, 104], '#ffffff 1', '#ff8af0 0.7', '#8a4aff 0.35', '#8a4aff 0') +
    ball('shade', [76, 82, 110], '#ffffff 0.5', '#ffffff 0', '#1a0a5a 0.5', '#0a0430 0.85'),
  disc(100, 110, 104, 'url(#halo)') +
    around(8, 100, 110, fill('M96 -6 L100 -30 L104 -6 Z', '#fffbe0'), 22) +
    line('M100 -10 V34', ink, 10) +
    line('M100 -10 V34', '#e8f0ff', 4) +
    disc(100, 110, 84, ink) +
    disc(100, 110, 79, '#3a2a7a') +
    `<clipPath id="round"><circle cx="100" cy="110" r="78"/></clipPath><g clip-path="url(#round)">${tiles}${disc(100, 110, 79, 'url(#shade)')}</g>` +
    [
      [64, 72, 20],
      [136, 132, 14],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        fill(
          `M${x} ${y - r}L${x + r * 0.2} ${y - r * 0.2}L${x + r} ${y}L${x + r * 0.2} ${y + r * 0.2}L${x} ${y + r}L${x - r * 0.2} ${y + r * 0.2}L${x - r} ${y}L${x - r * 0.2} ${y - r * 0.2}Z`,
          '#fff',
        ),
      )
      .join('') +
    fill('M88 24h24v12h-24Z', '#ffd23c', `stroke="${ink}" stroke-width="4"`),
);

/** The spray can that wrote all this: the wild of the street. */
export const spray = symbol(
  shades('can', [60, 0, 150, 0], '#e8ffb0', '#a8ff1e', '#4ac81e', '#0f6a1c') +
    shades('metal', [70, 0, 140, 0], '#ffffff', '#b8c8e8', '#5a6a9a') +
    ball('burst', [92, 104, 104], '#ff2ab8', '#ff2ab8', '#b81ef0'),
  around(
    11,
    98,
    106,
    fill(
      'M80 40 C84 6 112 6 116 40 Z',
      'url(#burst)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ),
  ) +
    disc(98, 106, 78, 'url(#burst)') +
    dots(onCircle(11, 98, 106, 96), 6, '#2ff0ff', `stroke="${ink}" stroke-width="3"`) +
    turned(
      10,
      100,
      100,
      fill(
        'M84 12 H116 V34 H84 Z',
        '#ffe21e',
        `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
      ) +
        disc(86, 22, 5, ink) +
        fill(
          'M64 62 C66 40 78 34 84 34 H116 C122 34 134 40 136 62 Z',
          'url(#metal)',
          `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
        ) +
        body(
          'c-can',
          'M62 62 H138 V184 C138 194 62 194 62 184 Z',
          'url(#can)',
          line('M74 66 V186', '#fff', 6, 'opacity=".8"'),
        ) +
        fill(
          'M100 84 L112 110 L140 113 L119 132 L125 160 L100 146 L75 160 L81 132 L60 113 L88 110 Z',
          '#ffe21e',
          `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        line('M84 116 L98 112', '#fff', 5),
    ),
);
