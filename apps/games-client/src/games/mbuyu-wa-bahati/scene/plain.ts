/** Blue hills and rows of baobabs, a village of round houses, straw to the foot of the frame. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

type Paint = {
  readonly bark: string;
  readonly shade: string;
  readonly leaf: string;
  readonly lit: string;
};

/** A baobab about 220 tall, its foot at the origin, the light from the left. */
function baobab(x: number, y: number, size: number, { bark, shade, leaf, lit }: Paint): string {
  const heads = [
    [-92, -176, 30],
    [-60, -206, 36],
    [-18, -222, 34],
    [28, -218, 36],
    [68, -196, 34],
    [98, -166, 26],
  ] as const;
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    heads.map(([hx, hy, r]) => disc(hx + 4, hy + 8, r, leaf)).join('') +
    line(
      'M-26 -120C-44 -150 -70 -164 -90 -172M-12 -120C-20 -160 -34 -190 -52 -204M8 -120C8 -160 14 -190 26 -210M24 -116C40 -146 70 -160 94 -164M0 -120C-4 -160 -8 -190 -14 -210',
      bark,
      17,
    ) +
    fill('M-66 2C-44 -20 -48 -90 -36 -130H36C46 -90 44 -20 66 2Z', bark) +
    fill('M10 2C20 -40 16 -100 14 -130H36C46 -90 44 -20 66 2Z', shade, 'opacity=".6"') +
    line(
      'M-44 -8C-34 -40 -38 -80 -28 -116M-18 -4C-14 -40 -16 -80 -10 -116',
      shade,
      4,
      'opacity=".5"',
    ) +
    heads.map(([hx, hy, r]) => disc(hx - r * 0.2, hy - r * 0.2, r * 0.7, lit)).join('') +
    '</g>'
  );
}

const distant: Paint = { bark: '#9a8ab0', shade: '#6a6a9a', leaf: '#5a9a8a', lit: '#8ac89a' };
const middle: Paint = { bark: '#c88a5a', shade: '#8a4e3a', leaf: '#3a8a3a', lit: '#8ad04a' };

/** A round house under a roof of straw. */
const house = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill('M-50 0V-46H50V0Z', '#e8a060') +
  fill('M14 0V-46H50V0Z', '#a85a34', 'opacity=".5"') +
  line('M-46 -18L-34 -30L-22 -18L-10 -30L2 -18L14 -30L26 -18L38 -30L48 -20', '#fff4d8', 4) +
  fill('M-14 0V-32C-14 -40 10 -40 10 -32V0Z', '#4a1c14') +
  fill('M-74 -38C-40 -66 -16 -92 0 -110C16 -92 40 -66 74 -38C40 -46 -40 -46 -74 -38Z', '#e8c050') +
  fill('M0 -110C16 -92 40 -66 74 -38C50 -44 30 -45 12 -45Z', '#9a6a1e', 'opacity=".5"') +
  `${line('M-60 -46L-6 -100M-30 -48L-2 -100M20 -48L4 -98', '#9a6a1e', 3, 'opacity=".6"')}</g>`;

export const far = picture(
  width,
  height,
  shades('hill', [0, 220, 0, 400], '#6aa8d8', '#a8d8c8') +
    shades('plain', [0, 320, 0, 400], '#c8d87a', '#f0d05a'),
  fill(
    ridge(width, height, [
      [0, 290],
      [240, 236],
      [460, 306],
      [800, 262],
      [1120, 312],
      [1380, 230],
      [1600, 280],
    ]),
    'url(#hill)',
  ) +
    fill(
      ridge(width, height, [
        [0, 346],
        [400, 330],
        [800, 350],
        [1200, 332],
        [1600, 346],
      ]),
      'url(#plain)',
    ) +
    [
      [70, 352, 0.5],
      [200, 346, 0.36],
      [320, 352, 0.44],
      [520, 352, 0.3],
      [660, 354, 0.4],
      [930, 354, 0.34],
      [1080, 350, 0.42],
      [1260, 346, 0.34],
      [1390, 352, 0.46],
      [1540, 350, 0.4],
    ]
      .map(([x = 0, y = 0, size = 1]) => baobab(x, y, size, distant))
      .join(''),
);

export const near = picture(
  width,
  height,
  shades('straw', [0, 330, 0, 400], '#f0c84a', '#d8902e'),
  fill(
    ridge(width, height, [
      [0, 360],
      [300, 350],
      [800, 368],
      [1300, 350],
      [1600, 362],
    ]),
    'url(#straw)',
  ) +
    baobab(100, 378, 1.25, middle) +
    house(270, 372, 0.8) +
    house(370, 368, 0.6) +
    baobab(470, 374, 0.8, middle) +
    baobab(1130, 374, 0.86, middle) +
    house(1250, 370, 0.7) +
    baobab(1360, 378, 1.05, middle) +
    house(1490, 374, 0.9) +
    baobab(1590, 380, 1.3, middle) +
    line(
      grassPath(95, 420, { x: 0, width, y: 358, deep: 44, tall: 22 }),
      '#fff0a0',
      2.4,
      'opacity=".7"',
    ) +
    line(grassPath(96, 260, { x: 0, width, y: 384, deep: 20, tall: 28 }), '#9a5a1e', 3),
);

function footpath(): string {
  const chance = chances(97);
  return Array.from({ length: 70 }, () => {
    const y = 14 + chance() * 300;
    const x = 800 + (chance() - 0.5) * (180 + y * 1.6);
    const r = 3 + y * 0.04 * chance();
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 1.7)}" ry="${at(r * 0.8)}" fill="#a85a2e" opacity=".7"/>`;
  }).join('');
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('straw', [0, 0, 0, 320], '#e8b83c', '#c8802a', '#8a4a1e', '#3a1a14'),
  fill('M0 0H1600V320H0Z', 'url(#straw)') +
    fill('M720 0C700 90 600 190 480 320H1120C1000 190 900 90 880 0Z', '#f0b070', 'opacity=".65"') +
    footpath() +
    line(
      grassPath(98, 260, { x: 0, width: 1600, y: 8, deep: 120, tall: 34 }),
      '#fff0a0',
      3,
      'opacity=".6"',
    ) +
    line(
      grassPath(99, 220, { x: 0, width: 1600, y: 120, deep: 200, tall: 80 }),
      '#6a3414',
      6,
      'opacity=".6"',
    ),
);
