import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const head = `M96 26 C132 16 168 40 178 78 L192 84 L182 96 L196 110 L182 118 L192 138 L176 142 L182 162 L166 164
  C170 180 168 190 164 198 H64 C70 176 72 160 64 138 C58 124 50 112 54 88 C56 54 70 34 96 26 Z`;
const beak =
  'M72 62 C46 52 16 62 10 92 C8 108 14 122 26 130 C30 112 44 104 74 108 C84 94 84 76 72 62 Z';
const breast = `M64 198 C72 176 74 158 66 140 L84 152 L92 140 L104 156 L116 142 L126 158 L140 144 L148 160 L166 150
  L166 164 C172 180 168 190 164 198 Z`;

const defs =
  ball('sun', [100, 100, 96], '#fff2a0', '#ffb02e', '#e0561e', '#8a1e1e') +
  ball('white', [92, 60, 130], '#ffffff', '#f6f0e8', '#c8c0d8', '#7a7098') +
  shades('beak', [20, 56, 60, 130], '#fff2a0', '#ffc21e', '#e07a10', '#5a2a10') +
  shades('brown', [70, 140, 150, 200], '#a8602c', '#6a3016', '#341410');

const plume = (d: string) => line(d, '#8a80a8', 4, 'opacity=".75"');

/** The eagle of the mountain before the sun, white of head and gold of beak. */
export const eagle = symbol(
  defs,
  disc(100, 100, 96, ink) +
    disc(100, 100, 90, 'url(#sun)') +
    around(24, 100, 100, fill('M97 12 L100 26 L103 12 Z', '#fff2a0', 'opacity=".8"')) +
    body(
      'c-head',
      head,
      'url(#white)',
      plume(
        'M120 40 C142 48 158 66 162 90 M132 60 C146 72 150 90 148 108 M170 100 C166 120 158 132 148 138',
      ) +
        plume(
          'M104 112 C112 126 124 134 138 134 M88 120 C94 132 102 138 112 142 M122 96 C132 108 138 116 150 118',
        ) +
        fill(
          'M150 20 C170 80 160 140 130 210 H210 V20 Z',
          '#4a3a7a',
          'opacity=".4" filter="url(#mist)"',
        ),
    ) +
    body(
      'c-breast',
      breast,
      'url(#brown)',
      line('M84 170 l6 14 M108 172 l6 14 M132 172 l6 14', '#e0a060', 5),
      4,
    ) +
    body(
      'c-beak',
      beak,
      'url(#beak)',
      line('M18 106 C30 96 50 92 74 96', '#6a3210', 4.4) +
        line('M26 78 C36 66 52 62 66 68', '#ffffff', 5, 'opacity=".85"') +
        `<ellipse cx="54" cy="80" rx="6" ry="3.4" fill="#5a2a10" transform="rotate(-24 54 80)"/>`,
      4,
    ) +
    fill(
      'M74 72 C92 58 116 62 128 78 C112 84 92 86 78 86 Z',
      '#e8a830',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    disc(102, 76, 11, ink) +
    disc(102, 76, 8.4, '#ffb81e') +
    disc(102, 76, 4.6, '#120818') +
    disc(99, 73, 2.4, '#fff') +
    line('M70 62 C88 48 116 52 136 72', ink, 8),
);
