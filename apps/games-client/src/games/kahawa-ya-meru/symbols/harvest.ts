/** What the hillside gives: cherries, ginger, honey, and the sack they are carried in. */
import { ball, disc, dots, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const outlined = (width: number) =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

const berry = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${r / 30})">` +
  disc(0, 0, 34.5, ink) +
  disc(0, 0, 30, 'url(#berry)') +
  line('M-20 -4C-18 -14 -10 -21 0 -22', '#fff', 5, 'opacity=".9"') +
  line('M10 25C20 21 26 12 27 2', '#ff9ac0', 4, 'opacity=".7"') +
  disc(9, 12, 7, '#6a0620') +
  disc(9, 12, 3.4, '#ffb07a') +
  '</g>';

const leaf = 'M100 70C74 66 34 54 12 14C56 2 96 24 100 70Z';
const veins = 'M96 64C74 52 44 34 22 20M80 54C80 42 76 32 68 22M58 40C56 32 50 24 44 18';

export const cherries = symbol(
  ball('berry', [-9, -11, 48], '#ffb0a0', '#ff3a3a', '#c80a30', '#6a0428') +
    shades('leaf', [14, 10, 90, 70], '#b8f06a', '#3aa83e', '#0a5a34'),
  body('c-left', leaf, 'url(#leaf)', line(veins, '#eaffb0', 3.4)) +
    `<g transform="translate(200 4) scale(-1 1)">${body('c-right', leaf, 'url(#leaf)', line(veins, '#eaffb0', 3.4))}</g>` +
    line('M100 16C96 40 98 62 100 90', ink, 17) +
    line('M100 16C96 40 98 62 100 90', '#9a5a2a', 9) +
    line('M97 20C94 40 95 56 97 76', '#f0b878', 3) +
    berry(56, 100, 28) +
    berry(146, 102, 27) +
    berry(101, 86, 28) +
    berry(74, 146, 31) +
    berry(128, 148, 32),
);

const root = `M22 128C10 108 24 86 46 92C56 76 60 58 52 44C48 24 72 12 86 26C98 38 96 56 96 70
  C108 60 120 46 128 34C142 18 168 26 166 46C164 62 146 76 140 88C154 90 170 88 180 100C192 118 178 138 158 134
  C146 132 138 128 130 132C130 146 138 158 134 172C128 190 102 192 94 176C88 162 92 150 86 142C66 148 34 150 22 128Z`;

const cut = (x: number, y: number, turn: number) =>
  turned(
    turn,
    x,
    y,
    `<ellipse cx="${x}" cy="${y}" rx="21" ry="16" fill="#b8743a" ${outlined(4)}/>` +
      `<ellipse cx="${x}" cy="${y}" rx="16" ry="11.5" fill="#fff08a"/>` +
      `<ellipse cx="${x - 2}" cy="${y - 2}" rx="9" ry="6" fill="#fffbd0"/>`,
  );

export const ginger = symbol(
  ball('root', [76, 66, 130], '#fff8e0', '#f8d8a8', '#d8956a', '#9a5260') +
    shades('shoot', [60, 0, 100, 50], '#d8ff8a', '#3ab04a', '#0a6a3a'),
  '<g transform="translate(6 13) scale(.93)">' +
    body(
      'c-root',
      root,
      'url(#root)',
      line(
        'M30 108C42 104 48 110 50 122M58 96C70 96 78 104 80 118M60 44C70 46 78 40 82 32M62 62C72 66 84 62 92 56M112 70C118 78 128 82 138 80M126 50C134 56 146 56 154 50M150 98C148 108 150 120 156 128M98 156C108 160 120 158 130 152M96 140C106 146 118 144 126 138',
        '#a8643e',
        4,
        'opacity=".8"',
      ) +
        line('M28 112C30 102 38 98 46 100M60 30C66 22 76 24 80 32', '#fff', 6, 'opacity=".85"') +
        fill(
          'M150 90C190 110 150 200 90 192L200 210V90Z',
          '#5a1a4a',
          'opacity=".35" filter="url(#mist)"',
        ),
    ) +
    cut(149, 40, 38) +
    cut(115, 174, 6) +
    fill('M66 30C50 14 52 -2 62 -10C74 0 80 14 74 30Z', 'url(#shoot)', outlined(5)) +
    fill('M74 32C78 12 92 2 108 4C108 20 94 34 78 38Z', 'url(#shoot)', outlined(5)) +
    '</g>',
);

const glass = `M50 66H150C158 76 178 84 178 108V164C178 182 166 192 148 192H52C34 192 22 182 22 164V108
  C22 84 42 76 50 66Z`;
const cloth = `M30 62C24 40 40 14 64 12C86 4 114 4 136 12C160 14 176 40 170 62C158 56 150 70 138 62
  C126 72 112 62 100 66C88 62 74 72 62 62C50 70 42 56 30 62Z`;
const comb = (x: number, y: number, paint: string) =>
  fill(`M${x} ${y - 17}l15 8.5v17l-15 8.5l-15 -8.5v-17Z`, paint, outlined(4));

export const honey = symbol(
  shades('honey', [22, 70, 178, 190], '#fff0a0', '#ffc02a', '#f08a0a', '#a84404') +
    shades('cloth', [40, 10, 160, 70], '#c8a0ff', '#7a3ae0', '#3a127a'),
  body(
    'c-glass',
    glass,
    'url(#honey)',
    fill('M22 96C60 84 140 84 178 96V66H22Z', '#fff8d8', 'opacity=".55"') +
      line('M38 110C34 130 34 150 40 172', '#fff', 9, 'opacity=".85"') +
      line('M166 112V160', '#ffe08a', 5, 'opacity=".8"'),
  ) +
    comb(85, 124, '#fff4c0') +
    comb(115, 124, '#ffd84a') +
    comb(100, 150, '#ffb01a') +
    comb(70, 150, '#ffd84a') +
    comb(130, 150, '#fff4c0') +
    body(
      'c-cloth',
      cloth,
      'url(#cloth)',
      dots(
        [
          [60, 28],
          [88, 20],
          [116, 22],
          [142, 32],
          [76, 42],
          [104, 40],
          [132, 48],
          [48, 46],
          [158, 50],
        ],
        5,
        '#ffe9ff',
      ) + line('M48 22C60 14 80 12 100 11', '#fff', 5, 'opacity=".7"'),
    ) +
    line('M44 66C76 78 124 78 156 66', ink, 13) +
    line('M44 66C76 78 124 78 156 66', '#ffdf6a', 6) +
    fill('M100 72C84 60 74 78 86 84L100 76L114 84C126 78 116 60 100 72Z', '#ffdf6a', outlined(4)),
);

const bag = `M40 74C20 96 10 136 16 168C20 188 34 194 54 194H146C166 194 180 188 184 168C190 136 180 96 160 74Z`;
const hem =
  'M28 76C22 62 32 50 48 52C80 44 120 44 152 52C168 50 178 62 172 76C166 90 150 92 138 88C112 94 88 94 62 88C50 92 34 90 28 76Z';
const bean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="19" ry="13.5" fill="url(#roast)" ${outlined(4)}/>` +
  `${line('M-17 1C-8 -6 8 7 17 -1', '#2a0c06', 3.6)}${line('M-10 -7C-5 -10 2 -10 6 -9', '#ffd8a0', 3)}</g>`;

export const sack = symbol(
  shades('jute', [20, 70, 180, 190], '#ffe8b8', '#e0b87a', '#b07e48', '#6a4430') +
    shades('hem', [30, 40, 170, 94], '#fff4d0', '#e8c488', '#94683c') +
    ball('roast', [-6, -5, 26], '#d88a4a', '#8a4420', '#44180c'),
  [
    [66, 44, 20],
    [134, 42, -24],
    [100, 30, 4],
    [82, 22, -40],
    [120, 20, 34],
    [52, 54, -10],
    [148, 54, 14],
    [100, 50, 60],
  ]
    .map(([x = 0, y = 0, turn = 0]) => bean(x, y, turn))
    .join('') +
    body(
      'c-bag',
      bag,
      'url(#jute)',
      Array.from({ length: 15 }, (_, index) =>
        line(
          `M${-10 + index * 16} 70L${-40 + index * 20} 200M0 ${80 + index * 9}H200`,
          '#7a5030',
          1.4,
          'opacity=".4"',
        ),
      ).join('') +
        fill('M0 102H200V114H0ZM0 172H200V184H0Z', '#d8186a') +
        fill(
          'M130 74C210 100 190 200 130 196H210V74Z',
          '#3a1830',
          'opacity=".45" filter="url(#mist)"',
        ),
    ) +
    fill(
      'M100 120C126 120 134 134 130 148C124 164 98 170 78 162C66 154 68 134 80 126C86 122 92 120 100 120Z',
      '#4a1f10',
      outlined(3),
    ) +
    line('M72 154C88 130 108 160 128 130', '#ffe8b8', 5) +
    body(
      'c-hem',
      hem,
      'url(#hem)',
      line(
        'M40 64C74 54 126 54 160 64M44 80C78 86 122 86 156 80',
        '#8a5c34',
        3,
        'stroke-dasharray="7 6"',
      ),
    ),
);
