import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const rosette = (x: number, y: number, r: number, paint: string) =>
  disc(x, y, r + 3, ink) +
  disc(x, y, r, paint) +
  disc(x, y, r * 0.72, '#1c0c14') +
  around(
    8,
    x,
    y,
    fill(
      `M${x} ${y}L${x - r * 0.16} ${y - r * 0.4}L${x} ${y - r * 0.68}L${x + r * 0.16} ${y - r * 0.4}Z`,
      paint,
    ),
  );

const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

const box =
  'M8 152 L52 40 C54 36 58 34 62 34 H186 C192 34 194 38 194 42 V152 C194 160 190 164 182 164 H18 C8 164 5 160 8 152 Z';

/** The qanun: a harp that lies down, blue as the night outside. */
export const qanun = symbol(
  shades('case', [10, 34, 180, 164], '#8ac8ff', '#2f6ae0', '#1a2f9a', '#0c1450') +
    shades('top', [40, 50, 170, 150], '#fff8dc', '#f4dca0', '#c89850') +
    brass('metal', 4, 196),
  '<g transform="translate(0 2)">' +
    body('c-box', box, 'url(#case)', line('M20 158 H184', '#a8d8ff', 5, 'opacity=".7"')) +
    fill(
      'M30 142 L66 50 H158 V142 Z',
      'url(#top)',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    rosette(88, 116, 19, '#c8503a') +
    rosette(126, 86, 12, '#1fa89c') +
    spread(9, 58, 136)
      .map((y, at) => {
        const x = 66 - (y - 50) * 0.39;
        return (
          line(`M${x - 6} ${y} L184 ${y}`, at % 3 ? '#7a4a1c' : '#fff', at % 3 ? 2 : 2.6) +
          disc(184, y, 4.6, 'url(#metal)', `stroke="${ink}" stroke-width="2"`) +
          disc(172, y + 4, 3, '#fff3c4')
        );
      })
      .join('') +
    fill('M156 46 H168 V148 H156 Z', '#7a2c3c', `stroke="${ink}" stroke-width="3.4"`) +
    dots(
      [
        [22, 152],
        [60, 153],
        [98, 153],
        [136, 153],
        [176, 153],
      ],
      4.4,
      '#ffd75c',
    ) +
    line('M58 42 H150', '#fff', 5, 'opacity=".7"') +
    '</g>',
);

const bowl =
  'M100 52 C118 56 128 66 142 84 C166 114 164 168 136 184 C114 196 86 196 64 184 C36 168 34 114 58 84 C72 66 82 56 100 52 Z';

/** The oud, pear-shaped, its neck bent back. */
export const oud = symbol(
  ball('face', [80, 100, 110], '#fff0b8', '#ffbe4a', '#d87a1c', '#7a3008') +
    shades('neck', [84, 0, 116, 0], '#8a5a34', '#4a2414', '#24100c') +
    brass('metal', 60, 140),
  '<g transform="translate(2 26) scale(0.86)">' +
    turned(
      24,
      100,
      100,
      fill(
        'M88 60 L92 6 H112 L112 60 Z',
        'url(#neck)',
        `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
      ) +
        fill(
          'M90 12 L112 12 L142 -12 L130 -26 L92 -2 Z',
          '#6a2c1a',
          `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
        ) +
        [0, 1, 2, 3]
          .map((at) =>
            disc(
              104 + at * 10,
              -4 - at * 7,
              5,
              'url(#metal)',
              `stroke="${ink}" stroke-width="2.6"`,
            ),
          )
          .join('') +
        body(
          'c-bowl',
          bowl,
          'url(#face)',
          fill('M66 186 C40 168 38 118 58 86 L52 80 L20 130 L50 200 Z', '#7a2c10', 'opacity=".5"') +
            fill('M100 168 C80 168 70 158 72 150 H128 C130 158 120 168 100 168 Z', '#4a1c14') +
            line('M58 92 C44 118 44 158 66 178', '#fff8d8', 6, 'opacity=".85"'),
        ) +
        rosette(100, 112, 24, '#2fb8a6') +
        rosette(72, 132, 9, '#2fb8a6') +
        rosette(128, 132, 9, '#2fb8a6') +
        spread(5, 93, 107)
          .map((x, at) => line(`M${x} 8 L${92 + at * 4} 160`, '#fff3c4', 2))
          .join('') +
        fill('M80 156 H120 V166 H80 Z', '#2c100c', `stroke="${ink}" stroke-width="3"`),
    ) +
    '</g>',
);

const waist =
  'M100 66 C126 64 140 78 136 98 C134 108 122 112 124 124 C126 134 146 138 146 162 C146 186 124 198 100 198 C76 198 54 186 54 162 C54 138 74 134 76 124 C78 112 66 108 64 98 C60 78 74 64 100 66 Z';

/** The violin in cherry red, with its bow. */
export const violin = symbol(
  ball('red', [78, 96, 120], '#ffb08a', '#f0402e', '#a80c24', '#4a0414') +
    shades('dark', [90, 0, 112, 0], '#5a4050', '#241018', '#140810'),
  '<g transform="translate(18 24) scale(0.8)">' +
    turned(
      -30,
      100,
      104,
      line('M150 4 L164 190', ink, 12) +
        line('M150 4 L164 190', '#ffd75c', 5) +
        line('M158 10 L172 184', '#fffaf0', 3) +
        body(
          'c-waist',
          waist,
          'url(#red)',
          line(
            'M72 84 C80 72 92 70 100 71 M66 152 C62 170 72 186 88 190',
            '#ffd8c0',
            6,
            'opacity=".9"',
          ) +
            line('M82 118 C72 124 86 138 76 148 M118 118 C128 124 114 138 124 148', ink, 5) +
            disc(82, 118, 3.6, ink) +
            disc(118, 118, 3.6, ink),
        ) +
        fill(
          'M90 132 L93 -8 H107 L110 132 Z',
          'url(#dark)',
          `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
        ) +
        fill(
          'M92 -2 C84 -20 96 -30 104 -26 C116 -22 112 -8 108 -2 Z',
          '#8a2418',
          `stroke="${ink}" stroke-width="5"`,
        ) +
        [-4, 12]
          .map((y) => line(`M82 ${y} H118`, ink, 9) + line(`M82 ${y} H118`, '#ffe6a0', 4))
          .join('') +
        fill(
          'M82 140 L88 130 H112 L118 140 V146 H82 Z',
          '#ffe0a0',
          `stroke="${ink}" stroke-width="3"`,
        ) +
        spread(4, 95, 105)
          .map((x) => line(`M${x} 0 V176`, '#fff', 1.5))
          .join('') +
        fill('M90 168 H110 L106 190 H94 Z', '#241018', `stroke="${ink}" stroke-width="3"`),
    ) +
    '</g>',
);
