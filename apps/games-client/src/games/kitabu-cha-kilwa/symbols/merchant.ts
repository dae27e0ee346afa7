import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const robe = mirrored('M100 150 C82 150 74 158 66 164 C36 168 18 180 10 202 L100 202');
const face = mirrored('M100 58 C76 58 64 70 64 94 C64 130 80 158 100 160');
const beard = mirrored(
  'M100 132 C90 130 84 128 80 122 C74 114 68 108 64 100 C62 132 78 174 100 182',
);
const kofia = mirrored('M100 18 C78 18 64 22 60 30 L56 74 C70 66 86 63 100 63');

const defs =
  shades('robe', [20, 150, 180, 200], '#7af0d8', '#1a9a94', '#07484e') +
  ball('skin', [86, 92, 66], '#d89a68', '#a8683c', '#5a3018') +
  shades('kofia', [56, 18, 144, 76], '#fffdf0', '#f0dcb0', '#b88a50') +
  shades('beard', [64, 100, 136, 180], '#f4f0f0', '#b8b0b8', '#6a606a');

const stitches =
  dots(
    [
      [70, 40],
      [84, 36],
      [70, 56],
      [84, 52],
    ],
    3.4,
    '#1a9a94',
  ) +
  line('M62 47 Q80 41 100 42', '#c8402c', 3.4) +
  line('M60 66 Q80 57 100 57', '#c8402c', 3.4);

const side =
  fill(
    'M72 98 C78 91 88 92 92 98 C87 104 77 104 72 98 Z',
    '#fffaf0',
    `stroke="${ink}" stroke-width="2.4"`,
  ) +
  disc(83, 98, 4.6, '#2a120a') +
  disc(81.5, 96.5, 1.5, '#fff') +
  line('M68 90 C76 83 88 84 94 90', '#5a504e', 5) +
  line('M70 108 C74 111 78 111 82 110', '#6a3a20', 2.4, 'opacity=".7"');

/** A merchant of the coast, with pearls to show. */
export const merchant = symbol(
  defs,
  body(
    'c-robe',
    robe,
    'url(#robe)',
    both(
      fill('M100 150 L74 162 L88 202 H100 Z', '#fff6e0') +
        line('M74 162 L88 202', '#ffd75c', 4) +
        line('M40 176 C36 184 34 192 34 200', '#07484e', 4, 'opacity=".6"'),
    ),
  ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 60 C150 80 140 140 104 166 H170 V60 Z',
        '#2f120a',
        'opacity=".45" filter="url(#soft)"',
      ) +
        both(side) +
        fill(
          'M100 96 C94 108 89 114 91 119 C96 123 104 123 109 119 C111 114 106 108 100 96 Z',
          '#c08050',
        ),
    ) +
    body(
      'c-beard',
      beard,
      'url(#beard)',
      both(
        line(
          'M72 122 C76 142 84 160 92 172 M84 134 C88 150 92 162 97 172',
          '#7a707a',
          2.4,
          'opacity=".7"',
        ),
      ) + fill('M86 138 C94 134 106 134 114 138 C108 145 92 145 86 138 Z', '#8a3a30'),
      4,
    ) +
    body('c-kofia', kofia, 'url(#kofia)', both(stitches)) +
    dots(
      [
        [60, 186],
        [70, 192],
        [81, 196],
        [93, 198],
        [106, 198],
        [118, 196],
        [129, 192],
        [139, 186],
      ],
      8,
      ink,
    ) +
    dots(
      [
        [60, 186],
        [70, 192],
        [81, 196],
        [93, 198],
        [106, 198],
        [118, 196],
        [129, 192],
        [139, 186],
      ],
      5.6,
      '#f0e8f8',
    ) +
    dots(
      [
        [58, 184],
        [68, 190],
        [79, 194],
        [91, 196],
        [104, 196],
        [116, 194],
        [127, 190],
        [137, 184],
      ],
      2,
      '#fff',
    ),
);
