/** Left of the cabinet a crocodile on its mud bank under a fig, right of it rock, reeds and birds. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#14241c';
const outline = `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`;

const chance = chances(33);
const crown = Array.from({ length: 46 }, () => {
  const turn = chance() * Math.PI * 2;
  const reach = Math.sqrt(chance());
  const [x, y] = [200 + Math.cos(turn) * 200 * reach, 150 + Math.sin(turn) * 120 * reach];
  const r = 24 + chance() * 26;
  return { x, y, r };
});
const leaves =
  crown.map(({ x, y, r }) => disc(x, y, r + 6, edge)).join('') +
  crown.map(({ x, y, r }) => disc(x, y, r, '#1f6a3c')).join('') +
  crown.map(({ x, y, r }) => disc(x - r * 0.2, y - r * 0.26, r * 0.7, '#4fa03f')).join('') +
  crown
    .map(({ x, y, r }) => disc(x - r * 0.34, y - r * 0.42, r * 0.3, '#b8e05a', 'opacity=".7"'))
    .join('');

const basker =
  fill(
    `M-10 560C40 552 90 530 150 524C170 496 214 498 224 520C280 516 340 530 408 552
      C424 558 420 576 404 578C340 586 300 584 262 592L270 622L236 618L224 598C150 606 60 606 -10 600Z`,
    'url(#hide)',
    outline,
  ) +
  line('M10 590C90 594 180 592 270 580C320 574 366 572 406 570', '#f0e8a8', 9, 'opacity=".8"') +
  [20, 46, 72, 98, 124]
    .map((x, turn) =>
      fill(`M${x} ${556 - turn * 7}l14 -22l16 16Z`, '#2f7a3a', `stroke="${edge}" stroke-width="4"`),
    )
    .join('') +
  line('M262 556C310 552 360 558 406 566', edge, 5) +
  [300, 322, 344, 366, 388]
    .map((x, turn) =>
      fill(`M${x} ${554 + turn * 2}l6 13l7 -11Z`, '#fffdf0', `stroke="${edge}" stroke-width="2"`),
    )
    .join('') +
  disc(204, 520, 13, edge) +
  disc(204, 520, 9, '#ffd83a') +
  fill('M204 511L208 520L204 529L200 520Z', edge) +
  disc(398, 552, 5, edge);

export const baskingBank = picture(
  width,
  height,
  shades('trunk', [60, 0, 200, 0], '#8a6a4a', '#c89a6a', '#6a4a38', '#3a2824') +
    shades('hide', [0, 500, 0, 610], '#c8f07a', '#5fae44', '#1f6a38') +
    shades('mud', [0, 570, 0, 640], '#d8945a', '#8a4a34', '#4a2428'),
  fill(
    'M96 640C110 520 84 400 120 240L190 220C196 320 176 420 220 520C236 560 260 600 290 640Z',
    'url(#trunk)',
    outline,
  ) +
    line(
      'M130 300C120 400 140 520 130 620M166 300C160 400 180 520 200 620',
      '#3a2824',
      5,
      'opacity=".6"',
    ) +
    line('M176 330C230 290 270 260 300 220M130 340C90 300 60 270 40 230', edge, 32) +
    line('M176 330C230 290 270 260 300 220M130 340C90 300 60 270 40 230', '#a87a52', 20) +
    leaves +
    fill('M-20 640V588C80 570 300 572 440 600V640Z', 'url(#mud)', outline) +
    basker,
);

const reedAt = (x: number, foot: number, tall: number, lean: number) =>
  line(
    `M${x} ${foot}Q${x + lean * 0.3} ${foot - tall * 0.6} ${x + lean} ${foot - tall}`,
    edge,
    12,
  ) +
  line(
    `M${x} ${foot}Q${x + lean * 0.3} ${foot - tall * 0.6} ${x + lean} ${foot - tall}`,
    '#8ac03a',
    6,
  ) +
  line(`M${x + lean} ${foot - tall}l${at(lean * 0.16)} -66`, edge, 28) +
  line(`M${x + lean} ${foot - tall}l${at(lean * 0.16)} -66`, '#b85a2c', 19) +
  line(`M${x + lean - 4} ${foot - tall}l${at(lean * 0.16)} -62`, '#ffb878', 4);

const blade = (x: number, foot: number, tall: number, lean: number) =>
  fill(
    `M${x - 12} ${foot}Q${x + lean * 0.2 - 10} ${foot - tall * 0.6} ${x + lean} ${foot - tall}Q${x + lean * 0.4 + 14} ${foot - tall * 0.5} ${x + 14} ${foot}Z`,
    'url(#blade)',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
  );

/** A bird of the herds, white, on the rock. */
const egret =
  line('M180 300V352M204 300V352', edge, 9) +
  line('M180 300V352M204 300V352', '#f0b02e', 4) +
  fill(
    'M140 214C150 180 176 176 178 140C178 112 206 104 216 124C220 136 214 146 208 160C204 176 226 190 240 226C252 262 262 286 250 310C216 314 168 310 148 284C138 262 134 240 140 214Z',
    '#ffffff',
    outline,
  ) +
  fill('M200 214C230 224 250 262 256 312C224 306 196 280 190 244Z', '#c8dce0') +
  fill(
    'M214 120L262 132L214 138Z',
    '#f0b02e',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  disc(203, 124, 5, edge);

export const reedBank = picture(
  width,
  height,
  shades('blade', [0, 260, 0, 620], '#d8f07a', '#6ab03a', '#1f6a3c') +
    shades('rock', [60, 340, 340, 640], '#c8c0b0', '#8a8078', '#4a4650', '#24242c') +
    shades('rock2', [200, 440, 420, 640], '#d8c8a8', '#9a7a60', '#4a3438'),
  reedAt(60, 620, 380, -30) +
    reedAt(330, 620, 420, 30) +
    reedAt(380, 620, 320, 40) +
    blade(30, 630, 330, -50) +
    blade(370, 630, 360, 60) +
    egret +
    fill('M40 640C40 480 90 380 180 350C260 340 320 400 330 480L350 640Z', 'url(#rock)', outline) +
    line(
      'M110 440C140 400 180 384 220 386M90 520C130 500 190 496 240 510',
      '#f0ece0',
      6,
      'opacity=".5"',
    ) +
    fill('M220 640C216 560 260 500 330 500C400 504 430 560 440 640Z', 'url(#rock2)', outline) +
    fill('M240 540C270 510 330 504 370 520C350 540 290 540 262 556Z', '#7ab03a', 'opacity=".85"') +
    blade(60, 640, 200, -44) +
    blade(120, 640, 150, 20) +
    blade(200, 640, 170, -20) +
    blade(410, 640, 180, 20),
);
