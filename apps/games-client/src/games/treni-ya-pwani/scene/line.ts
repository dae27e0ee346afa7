/** Hills and rows of sisal, a bridge with a train on it, the platform and its track. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { acaciaTree, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;
const trees = { bark: '#5a5a48', leaf: '#5a9a68', lit: '#a0c878' };

/** A carriage from the side, its windows lit. */
const carriage = (x: number, y: number) =>
  fill(`M${x} ${y}h74v-34h-74Z`, '#a82838') +
  fill(`M${x - 3} ${y - 34}h80v-7h-80Z`, '#5a1024') +
  Array.from({ length: 5 }, (_, index) =>
    fill(`M${x + 6 + index * 13} ${y - 27}h9v13h-9Z`, '#fff0b0'),
  ).join('') +
  fill(`M${x} ${y - 10}h74v4h-74Z`, '#ffcf5a') +
  disc(x + 14, y + 3, 6, '#2a1420') +
  disc(x + 60, y + 3, 6, '#2a1420');

const loco = (x: number, y: number) =>
  fill(`M${x} ${y}h92v-22h-58v-20h-34Z`, '#12584e') +
  fill(
    `M${x - 4} ${y - 48}h42v8h-42ZM${x + 70} ${y - 44}h14v22h-14ZM${x + 66} ${y - 50}h22v7h-22Z`,
    '#06302e',
  ) +
  fill(`M${x + 8} ${y - 36}h18v12h-18Z`, '#fff0b0') +
  fill(`M${x + 92} ${y}l14 8h-14Z`, '#d8283a') +
  [12, 38, 60, 82]
    .map((off) => disc(x + off, y + 3, 8, '#2a1420') + disc(x + off, y + 3, 3, '#d8a05a'))
    .join('') +
  [0, 1, 2, 3, 4, 5]
    .map((turn) =>
      disc(
        x + 70 - turn * 38,
        y - 66 - turn * 9,
        16 + turn * 6,
        '#fffaf0',
        `opacity="${at(0.9 - turn * 0.12)}"`,
      ),
    )
    .join('');

const pier = (x: number) =>
  line(
    `M${x} 270L${x - 16} 360M${x + 26} 270L${x + 42} 360M${x - 8} 306H${x + 34}M${x - 12} 336H${x + 38}M${x} 270L${x + 38} 336M${x + 26} 270L${x - 12} 336`,
    '#4a4a58',
    5,
  );

export const far = picture(
  width,
  height,
  shades('hills', [0, 120, 0, 400], '#7ab0a8', '#a8c890', '#d8cc88') +
    shades('plain', [0, 300, 0, 400], '#c8b868', '#9a8a48'),
  fill(
    ridge(width, height, [
      [0, 200],
      [240, 130],
      [470, 220],
      [760, 240],
      [1060, 170],
      [1330, 120],
      [1600, 210],
    ]),
    'url(#hills)',
  ) +
    fill('M0 330C400 310 1200 316 1600 328V400H0Z', 'url(#plain)') +
    acaciaTree(120, 340, 0.9, trees) +
    acaciaTree(1500, 340, 0.8, trees) +
    Array.from({ length: 11 }, (_, index) => pier(90 + index * 140)).join('') +
    fill('M0 256H1600V272H0Z', '#5a4a50') +
    line('M0 256H1600', '#d8b878', 4) +
    [150, 230, 310, 390].map((x) => carriage(x, 250)).join('') +
    loco(476, 250) +
    [1030, 1110, 1190].map((x) => carriage(x, 250)).join('') +
    loco(1276, 250),
);

const chance = chances(83);

/** One plant of the long rows. */
const plant = (x: number, y: number, size: number) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
  [-70, -46, -24, 0, 24, 46, 70]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M-7 0L0 -70L7 0Z', turn < 0 ? '#6ac8a0' : '#2a8a78', 'stroke="#0c4a48" stroke-width="3"')}</g>`,
    )
    .join('') +
  '</g>';

const rows = [322, 340, 362, 390]
  .map((y, row) =>
    Array.from({ length: 30 - row * 5 }, (_, index) =>
      plant(
        ((index + 0.5 + (row % 2) * 0.5) * 1600) / (30 - row * 5),
        y + chance() * 5,
        0.32 + row * 0.2,
      ),
    ).join(''),
  )
  .join('');

const lampPost = (x: number) =>
  `<g transform="translate(${x} 0)">` +
  line('M0 400V210', '#1a2a2c', 12) +
  line('M0 400V210', '#1f7a68', 6) +
  disc(0, 190, 52, 'url(#shine)') +
  fill('M-20 214L-26 172H26L20 214Z', '#fff4c0', 'stroke="#1a2a2c" stroke-width="6"') +
  fill('M-32 172L0 146L32 172Z', '#1f7a68', 'stroke="#1a2a2c" stroke-width="5"') +
  '</g>';

export const near = picture(
  width,
  height,
  shades('soil', [0, 300, 0, 400], '#d8a868', '#a86a48') +
    ball('shine', [0, 190, 52], '#fff6c0 0.9', '#ffe08a 0'),
  fill('M0 312C500 300 1100 302 1600 312V400H0Z', 'url(#soil)') +
    rows +
    [200, 1400].map((x) => lampPost(x)).join(''),
);

const stones = Array.from({ length: 420 }, () => {
  const y = 34 + chance() * 150;
  const paint = ['#8a7a78', '#a89890', '#6a5a60', '#c8b8a8'][Math.floor(chance() * 4)] ?? '';
  return `<ellipse cx="${at(chance() * 1600)}" cy="${at(y)}" rx="${at(6 + y * 0.03)}" ry="${at(3 + y * 0.02)}" fill="${paint}"/>`;
}).join('');

const sleepers = Array.from({ length: 40 }, (_, index) => {
  const x = index * 42 - 20;
  const lean = (x - 800) * 0.09;
  return fill(
    `M${at(x)} 54h22l${at(lean)} 88h-28Z`,
    '#5a3a30',
    'stroke="#2a1818" stroke-width="3"',
  );
}).join('');

const rail = (y: number, thick: number) =>
  fill(`M0 ${y}H1600V${y + thick}H0Z`, '#2a2430') +
  fill(`M0 ${y}H1600V${at(y + thick * 0.5)}H0Z`, '#c8d0d8') +
  fill(`M0 ${y}H1600V${at(y + thick * 0.2)}H0Z`, '#ffffff');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('bed', [0, 0, 0, 200], '#b89888', '#6a5458') +
    shades('paving', [0, 190, 0, 320], '#d8c0a0', '#8a6a60', '#3a2830'),
  fill('M0 0H1600V200H0Z', 'url(#bed)') +
    stones +
    sleepers +
    rail(64, 11) +
    rail(120, 15) +
    fill('M0 186H1600V320H0Z', 'url(#paving)') +
    fill('M0 180H1600V190H0Z', '#4a3038') +
    fill('M0 190H1600V206H0Z', '#fff4d8') +
    line(
      Array.from(
        { length: 21 },
        (_, index) => `M${at(800 + (index - 10) * 90)} 206L${at(800 + (index - 10) * 150)} 320`,
      ).join('') + 'M0 232H1600M0 272H1600',
      '#6a4a44',
      3,
      'opacity=".5"',
    ),
);
