/** The crossing: a plain full of herds, banks of red earth, and a green river with eyes in it. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { acaciaTree, grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';
import { herd, swimmer } from './herd.ts';

const { width, height } = stripSize;
const trees = { bark: '#3a4a34', leaf: '#4a7a4a', lit: '#7aa85a' };

export const far = picture(
  width,
  height,
  shades('hills', [0, 150, 0, 400], '#8ab8a0', '#b8c890', '#e8d898') +
    shades('plain', [0, 280, 0, 400], '#d8d07a', '#b8a04a') +
    ball('dust', [0, 0, 100], '#fff0c0 0.8', '#ffe0a0 0'),
  fill(
    ridge(width, height, [
      [0, 220],
      [220, 160],
      [460, 236],
      [760, 250],
      [1060, 190],
      [1330, 226],
      [1600, 150],
    ]),
    'url(#hills)',
  ) +
    fill(
      ridge(width, height, [
        [0, 300],
        [400, 286],
        [800, 306],
        [1200, 284],
        [1600, 300],
      ]),
      'url(#plain)',
    ) +
    acaciaTree(150, 310, 0.9, trees) +
    acaciaTree(420, 304, 0.6, trees) +
    acaciaTree(1180, 300, 0.7, trees) +
    acaciaTree(1460, 312, 1, trees) +
    [300, 640, 930, 1290]
      .map(
        (x) =>
          `<g transform="translate(${x} 300) scale(2.6 .55)">${disc(0, 0, 100, 'url(#dust)')}</g>`,
      )
      .join('') +
    herd(
      4,
      46,
      [
        [0, 326],
        [1600, 318],
      ],
      { size: 0.3, sway: 22, tones: ['#5a5644', '#6a6048', '#4a4a40'] },
    ) +
    herd(
      8,
      30,
      [
        [1600, 352],
        [0, 362],
      ],
      { size: 0.44, sway: 26, tones: ['#3e4038', '#4e4838', '#34363a'] },
    ),
);

const bankPaint = shades('bank', [0, 150, 0, 400], '#e8a860', '#b8683a', '#7a3a2c', '#4a2424');

/** Steep earth, cut by hooves. */
function bank(path: string, cuts: string): string {
  return (
    fill(path, 'url(#bank)', 'stroke="#3a1c1c" stroke-width="5" stroke-linejoin="round"') +
    line(cuts, '#4a2424', 6, 'opacity=".5"') +
    line(cuts, '#ffd08a', 2.4, 'opacity=".5" transform="translate(-5 -2)"')
  );
}

export const near = picture(
  width,
  height,
  bankPaint +
    shades('stream', [0, 300, 0, 400], '#d8e8a0', '#7ab08a') +
    ball('dust', [0, 0, 100], '#ffe8b0 0.85', '#ffd890 0'),
  fill('M0 322H1600V400H0Z', 'url(#stream)') +
    bank(
      'M0 400V170C90 160 200 176 300 214C380 244 430 290 480 340C500 360 540 388 590 400Z',
      'M60 190C70 250 60 310 80 380M160 190C190 250 180 320 210 390M270 220C310 280 320 330 340 392M370 260C410 310 430 350 450 396',
    ) +
    bank(
      'M1600 400V150C1500 140 1380 150 1290 196C1210 236 1170 290 1120 336C1090 364 1050 390 1000 400Z',
      'M1540 170C1530 240 1550 310 1520 390M1430 170C1400 240 1410 320 1380 392M1320 200C1280 270 1280 330 1250 394M1210 260C1180 310 1160 350 1140 396',
    ) +
    line(grassPath(12, 90, { x: 0, width: 330, y: 180, deep: 30, tall: 34 }), '#7a9a3a', 4) +
    line(grassPath(13, 90, { x: 1290, width: 310, y: 158, deep: 30, tall: 34 }), '#7a9a3a', 4) +
    acaciaTree(90, 176, 1.25, { bark: '#4a3428', leaf: '#3f7a3c', lit: '#7ab84a' }) +
    `<g transform="translate(1200 250) rotate(-30) scale(2.4 .9)">${disc(0, 0, 100, 'url(#dust)')}</g>` +
    herd(
      17,
      9,
      [
        [1580, 172],
        [1330, 200],
      ],
      { size: 0.82, sway: 14, tones: ['#2e2a30', '#3e3430', '#24242c'] },
    ) +
    herd(
      19,
      9,
      [
        [1300, 224],
        [1080, 386],
      ],
      { size: 0.86, sway: 18, tones: ['#2e2a30', '#3e3430', '#24242c'] },
    ) +
    [
      [980, 392],
      [860, 380],
      [750, 394],
      [640, 382],
    ]
      .map(([x = 0, y = 0]) => swimmer(x, y, -0.8, '#2a2a30'))
      .join(''),
);

/** What a crocodile shows of itself: snout, eyes, and the saw of its back. */
function lurker(x: number, y: number, size: number): string {
  const back = Array.from(
    { length: 7 },
    (_, index) => `l9 ${-9 + index * 0.6}l9 ${9 - index * 0.4}`,
  );
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    `<ellipse cx="10" cy="10" rx="160" ry="16" fill="#06241c" opacity=".45"/>` +
    fill(
      `M20 4${back.join('')}C150 0 156 6 160 10H20Z`,
      '#2a5a34',
      'stroke="#0a2418" stroke-width="4" stroke-linejoin="round"',
    ) +
    fill(
      'M-120 6C-118 -8 -104 -14 -92 -6C-70 -8 -50 -12 -34 -14C-30 -30 -8 -30 -2 -14C10 -12 18 -4 22 8Z',
      '#4a8a3c',
      'stroke="#0a2418" stroke-width="4" stroke-linejoin="round"',
    ) +
    line('M-100 -6C-76 -4 -54 -8 -36 -10', '#a8e06a', 4, 'opacity=".8"') +
    disc(-17, -16, 8, '#ffd83a', 'stroke="#0a2418" stroke-width="3"') +
    fill('M-17 -23L-14 -16L-17 -9L-20 -16Z', '#0a1410') +
    line('M-150 16Q-40 6 60 18T190 14', '#e8ffd0', 3.4, 'opacity=".6"') +
    '</g>'
  );
}

const chance = chances(52);
const ripples = Array.from({ length: 70 }, () => {
  const y = 8 + chance() ** 0.8 * 300;
  const x = chance() * 1600;
  const long = 20 + y * 0.3 * (0.5 + chance());
  return `M${at(x - long)} ${at(y)}q${at(long * 0.5)} ${at(-y * 0.02 - 2)} ${at(long)} 0t${at(long)} 0`;
}).join('');

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('river', [0, 0, 0, 320], '#a8c88a', '#4f9a78', '#1f6a5c', '#0c3a3c') +
    ball('glade', [800, 20, 460], '#fff6b8 0.6', '#fff0a8 0.3', '#fff0a8 0'),
  fill('M0 0H1600V320H0Z', 'url(#river)') +
    `<rect width="1600" height="320" fill="url(#glade)"/>` +
    line(ripples, '#eaffd0', 3, 'opacity=".45"') +
    line(ripples, '#083430', 3, 'opacity=".3" transform="translate(10 7)"') +
    lurker(330, 74, 0.7) +
    lurker(1260, 60, 0.62) +
    lurker(520, 190, 1.1) +
    lurker(1180, 220, 1.2) +
    lurker(790, 132, 0.86),
);
