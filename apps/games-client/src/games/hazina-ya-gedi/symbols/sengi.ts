import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const back = `M196 146 C196 96 166 58 122 58 C84 58 60 84 54 116 C50 150 72 178 116 180 C160 182 194 178 196 146 Z`;
const head = `M112 108 C112 78 92 60 70 62 C50 64 38 82 34 100 C28 116 18 128 4 136 C2 142 6 148 14 147
  C34 146 50 146 66 142 C92 138 112 130 112 108 Z`;
const ear = 'M72 70 C62 44 70 18 90 12 C110 14 116 46 104 76 C94 84 80 82 72 70 Z';

/** The golden-rumped sengi, which lives among these ruins and hardly anywhere else. */
export const sengi = symbol(
  ball('fur', [96, 92, 110], '#e8a868', '#a85a2c', '#5a2a1c', '#3a1818') +
    ball('rump', [168, 104, 62], '#fffbd0', '#ffe04a', '#f0a81e', '#b8641a') +
    ball('face', [62, 88, 66], '#ffdca8', '#d88a4c', '#8a4826') +
    shades('ear', [70, 14, 110, 80], '#f0b088', '#7a3a28'),
  line('M190 158 C204 178 170 194 138 192', ink, 14) +
    line('M190 158 C204 178 170 194 138 192', '#7a4a3a', 6) +
    body(
      'c-back',
      back,
      'url(#fur)',
      fill('M132 58 C118 90 126 150 150 184 H206 V50 Z', 'url(#rump)') +
        line('M134 62 C122 96 128 146 148 180', '#fff4b0', 4, 'opacity=".7"') +
        line(
          'M156 84 L168 78 M150 106 L164 102 M152 128 L168 128 M160 150 L176 154 M172 100 L184 98 M174 124 L188 126',
          '#c87a14',
          4,
          'opacity=".75"',
        ),
    ) +
    line('M92 176 L84 194 M104 178 L102 196 M156 178 L150 196', ink, 15) +
    line('M92 176 L84 194 M104 178 L102 196 M156 178 L150 196', '#c88a5c', 7) +
    body('c-far', 'M56 66 C48 44 54 28 66 24 C80 30 84 50 76 70 Z', '#8a4a34', '', 4) +
    body(
      'c-head',
      head,
      'url(#face)',
      fill('M34 128 C60 118 88 120 108 106 V150 H20 Z', '#fff0d4', 'opacity=".75"'),
    ) +
    body(
      'c-ear',
      ear,
      'url(#ear)',
      fill('M80 66 C76 46 80 28 90 24 C100 32 102 52 96 70 Z', '#ffc0a8'),
      4,
    ) +
    disc(62, 96, 13, '#fff4dc') +
    disc(62, 97, 10.5, ink) +
    disc(58, 92, 4, '#fff') +
    disc(9, 141, 7, ink) +
    line('M30 136 L14 160 M38 138 L30 164', '#fff0d4', 2.6),
);
