/** Left of the cabinet signals and luggage, right of it the express; a carved canopy above. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#1a0c14';
const outline = `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`;

const bag = (x: number, y: number, wide: number, tall: number, paint: string) =>
  line(`M${x + wide * 0.36} ${y}v-16h${wide * 0.28}v16`, edge, 12) +
  fill(`M${x} ${y}h${wide}v${tall}h${-wide}Z`, paint, outline) +
  fill(`M${x} ${y}h${wide}v${tall * 0.16}h${-wide}Z`, '#fff4d8', 'opacity=".3"') +
  fill(
    `M${x + wide * 0.18} ${y}h${wide * 0.09}v${tall}h${-wide * 0.09}ZM${x + wide * 0.73} ${y}h${wide * 0.09}v${tall}h${-wide * 0.09}Z`,
    edge,
    'opacity=".5"',
  ) +
  fill(
    `M${x + wide * 0.46} ${y + tall * 0.3}h${wide * 0.1}v${tall * 0.2}h${-wide * 0.1}Z`,
    '#ffcf5a',
    `stroke="${edge}" stroke-width="3"`,
  );

/** An arm of the signal, raised or not, with its two glasses. */
const arm = (y: number, turn: number) =>
  `<g transform="translate(176 ${y}) rotate(${turn})">` +
  fill('M-10 -20H190V20H-10Z', '#e0303a', outline) +
  fill('M140 -20H162V20H140Z', '#fff4d8') +
  disc(-34, -2, 22, '#ff5a4a', outline) +
  disc(-40, -8, 7, '#fff') +
  '</g>';

export const signalPost = picture(
  width,
  height,
  shades('post', [150, 0, 200, 0], '#f4f6f8', '#a8b4c0', '#4a5866') +
    ball('glow', [142, 96, 90], '#ff8a7a 0.8', '#ff2e3e 0'),
  disc(142, 96, 90, 'url(#glow)') +
    fill('M160 60H192V640H160Z', 'url(#post)', outline) +
    line('M200 140V600M232 140V600', edge, 6) +
    Array.from({ length: 15 }, (_, index) => line(`M200 ${160 + index * 30}H232`, edge, 5)).join(
      '',
    ) +
    fill('M150 60L176 16L202 60Z', '#e0303a', outline) +
    arm(98, 0) +
    arm(232, -34) +
    bag(40, 470, 150, 96, '#c0703a') +
    bag(200, 500, 190, 110, '#1f8a7a') +
    bag(10, 562, 210, 84, '#8a2440') +
    bag(236, 596, 170, 60, '#d89a3a'),
);

const rivets = Array.from({ length: 22 }, (_, index) => {
  const turn = (index * 2 * Math.PI) / 22;
  return disc(210 + 158 * Math.cos(turn), 290 + 158 * Math.sin(turn), 5, '#7a4210');
}).join('');

/** The express from before, near enough to feel its heat. */
export const arriving = picture(
  width,
  height,
  ball('boiler', [160, 230, 230], '#6ad8b0', '#1f8a72', '#0c4a48', '#06282e') +
    ball('lamp', [210, 130, 60], '#ffffff', '#fff8c0', '#ffcf4a') +
    ball('shine', [210, 130, 200], '#fff6c0 0.75', '#ffdf7a 0') +
    shades('brassy', [40, 120, 380, 460], '#fff0b8', '#eab146', '#8a5414', '#ffe08a') +
    shades('beam', [0, 440, 0, 510], '#ff7a5a', '#d8283a', '#7a0f28') +
    shades('steel', [0, 510, 0, 640], '#e0e8f0', '#8a98a8', '#3a4658'),
  [
    [64, 120, 56],
    [110, 60, 50],
    [56, 220, 46],
    [362, 100, 52],
    [330, 50, 42],
    [374, 210, 42],
    [60, 460, 54],
    [360, 470, 54],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        disc(x, y, r, '#fffaf0', 'opacity=".72"') +
        disc(x - r * 0.2, y - r * 0.2, r * 0.6, '#fff', 'opacity=".8"'),
    )
    .join('') +
    fill('M166 128L152 20H268L254 128Z', 'url(#boiler)', outline) +
    fill('M140 16H280V44H140Z', 'url(#brassy)', outline) +
    disc(210, 290, 184, edge) +
    disc(210, 290, 176, 'url(#boiler)') +
    `<circle cx="210" cy="290" r="158" fill="none" stroke="url(#brassy)" stroke-width="18"/>` +
    rivets +
    disc(210, 300, 112, '#06282e') +
    disc(210, 300, 104, 'url(#boiler)') +
    line('M106 300H314M210 196V404', '#06282e', 8, 'opacity=".6"') +
    line('M116 240C136 206 170 186 210 184', '#d8fff0', 10, 'opacity=".7"') +
    disc(210, 300, 30, 'url(#brassy)', outline) +
    disc(210, 130, 200, 'url(#shine)') +
    disc(210, 130, 66, edge) +
    disc(210, 130, 58, 'url(#brassy)') +
    disc(210, 130, 46, 'url(#lamp)') +
    fill('M150 410H270V446H150Z', '#1a0c14', `stroke="#ffcf5a" stroke-width="4"`) +
    [176, 210, 244]
      .map((x) => fill(`M${x} 416l5 9l10 1l-8 7l3 9l-10 -5l-10 5l3 -9l-8 -7l10 -1Z`, '#ffcf5a'))
      .join('') +
    fill('M10 448H410V512H10Z', 'url(#beam)', outline) +
    [84, 336]
      .map(
        (x) =>
          disc(x, 480, 46, edge) +
          disc(x, 480, 38, 'url(#steel)') +
          disc(x, 480, 20, '#3a4658') +
          disc(x - 12, 468, 8, '#fff'),
      )
      .join('') +
    fill('M70 520H350L410 640H10Z', 'url(#steel)', outline) +
    line(
      'M120 526L84 634M166 526L154 634M210 526V634M254 526L266 634M300 526L336 634',
      '#22303e',
      12,
    ),
);

const board = (index: number) => {
  const x = index * 40;
  const paint = index % 2 ? '#fff4d8' : '#a82838';
  return (
    fill(
      `M${x} 40h40v44l-20 30l-20 -30Z`,
      paint,
      `stroke="${edge}" stroke-width="3.4" stroke-linejoin="round"`,
    ) + disc(x + 20, 78, 6, index % 2 ? '#a82838' : '#fff4d8')
  );
};

const hanging = (x: number) =>
  `<g transform="translate(${x} 0)">` +
  line('M0 60V140', edge, 6) +
  disc(0, 168, 60, 'url(#warm)') +
  fill(
    'M-34 152L-12 132H12L34 152Z',
    '#1f7a68',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  disc(0, 160, 15, '#fff8c8', `stroke="${edge}" stroke-width="4"`) +
  '</g>';

export const canopy = picture(
  overheadSize.width,
  overheadSize.height,
  shades('wood', [0, 0, 0, 46], '#5a1024', '#a82838', '#ffcf5a') +
    ball('warm', [0, 168, 60], '#fff0a8 0.8', '#ffdf7a 0'),
  Array.from({ length: 41 }, (_, index) => board(index)).join('') +
    fill('M0 0H1640V44H0Z', 'url(#wood)', `stroke="${edge}" stroke-width="4"`) +
    [150, 430, 1170, 1450].map((x) => hanging(x)).join(''),
);
