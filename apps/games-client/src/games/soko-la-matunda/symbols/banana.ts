import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const back = `M120 26 C150 40 176 74 178 112 C180 146 164 172 140 186 C134 188 130 182 134 176
  C144 156 146 128 138 102 C132 78 120 58 104 42 Z`;
const front = `M98 24 C112 44 120 74 116 106 C112 142 86 172 46 186 C36 188 30 180 36 174
  C58 156 72 132 74 104 C76 76 76 50 84 30 Z`;
const middle = `M108 26 C134 50 150 84 148 120 C146 154 124 180 92 192 C84 194 80 186 86 180
  C104 162 112 138 110 110 C108 82 102 56 92 34 Z`;
const stalk = `M80 36 C78 24 82 12 86 4 L116 8 C116 18 120 26 126 34 C112 46 92 46 80 36 Z`;

const defs =
  shades('skin', [60, 40, 150, 180], '#fff8a8', '#ffdb3a', '#f0a81e', '#b8641a') +
  shades('deep', [100, 40, 180, 180], '#ffe66a', '#e8a022', '#96500f') +
  shades('stalk', [80, 0, 124, 40], '#c8e070', '#7a9a2c', '#3a5018');

/** Three bananas on one stalk. */
export const banana = symbol(
  defs,
  body(
    'c-back',
    back,
    'url(#deep)',
    line('M128 40 C156 66 168 110 156 156', '#8a4a12', 3, 'opacity=".55"'),
  ) +
    body(
      'c-middle',
      middle,
      'url(#skin)',
      line('M112 40 C132 70 140 112 122 152', '#a86414', 3, 'opacity=".6"') +
        line('M104 44 C122 78 126 112 112 148', '#fffbd8', 4, 'opacity=".6"'),
    ) +
    body(
      'c-front',
      front,
      'url(#skin)',
      fill(
        'M110 60 C122 110 96 160 40 190 L120 190 Z',
        '#b8641a',
        'opacity=".45" filter="url(#soft)"',
      ) +
        line('M94 40 C102 72 100 112 76 146', '#b8741a', 3, 'opacity=".6"') +
        line('M86 46 C92 74 90 104 74 132', '#fffde0', 7, 'opacity=".85"'),
    ) +
    fill(
      'M36 174 L30 184 L40 190 L48 185 Z M86 180 L80 190 L90 195 L96 190 Z M134 176 L130 186 L138 190 L144 183 Z',
      '#3a2410',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    body('c-stalk', stalk, 'url(#stalk)', line('M92 10 L90 34 M104 10 V36', '#3a5018', 2.6), 4),
);
