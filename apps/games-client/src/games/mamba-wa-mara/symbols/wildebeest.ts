import { ball, both, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const horn = `M94 44 C76 40 66 62 46 62 C26 60 24 34 40 12 C12 24 2 62 24 82
  C48 100 74 84 94 74 Z`;
const ear = 'M72 78 C54 78 30 90 18 110 C40 116 62 108 76 94 Z';
const face = mirrored('M100 42 C84 42 74 54 72 72 C74 100 78 118 74 144 C72 164 86 178 100 178');
const beard = mirrored('M100 140 C86 142 74 138 70 130 C58 150 66 172 76 196 L86 182 L100 199');

const defs =
  ball('dust', [100, 100, 100], '#ffcf6a 0.95', '#f08a3a 0.75', '#d8502a 0') +
  shades('horn', [20, 10, 80, 90], '#fff8dc', '#c8b08a', '#5a4a48') +
  shades('face', [74, 40, 130, 170], '#8aa0c8', '#4a5c8a', '#222c50') +
  shades('nose', [76, 130, 124, 178], '#5a6488', '#1c2240', '#0a0c1c') +
  shades('beard', [60, 130, 140, 196], '#fff8e0', '#f0cf8a', '#b0763a') +
  shades('ear', [18, 80, 76, 112], '#a8b8dc', '#3a4870') +
  shades('tuft', [76, 20, 124, 90], '#4a2a20', '#1c0c14');

/** A wildebeest in the dust of the crossing. */
export const wildebeest = symbol(
  defs,
  disc(100, 100, 100, 'url(#dust)') +
    both(body('c-ear', ear, 'url(#ear)', '', 4)) +
    both(
      body(
        'c-horn',
        horn,
        'url(#horn)',
        line(
          'M80 48 C80 60 82 68 84 74 M64 58 C66 68 68 78 70 82 M46 62 C46 72 48 80 50 86 M28 50 C22 54 18 60 16 64',
          '#6a5650',
          3,
          'opacity=".8"',
        ),
      ),
    ) +
    body(
      'c-beard',
      beard,
      'url(#beard)',
      line(
        'M78 152 C78 168 82 178 84 184 M92 156 L94 184 M108 156 L106 184 M122 152 C122 168 118 178 116 184',
        '#b87a3c',
        3,
      ),
    ) +
    body(
      'c-face',
      face,
      'url(#face)',
      fill(
        'M112 40 C150 70 140 150 116 180 H180 V40 Z',
        '#10163a',
        'opacity=".5" filter="url(#mist)"',
      ) +
        fill(
          'M100 62 C92 62 88 72 88 88 L92 132 H108 L112 88 C112 72 108 62 100 62 Z',
          '#1a2040',
          'opacity=".8"',
        ) +
        line('M80 72 C82 92 84 108 82 128', '#d8e4ff', 4, 'opacity=".7"') +
        fill('M70 146 C84 134 116 134 130 146 L128 182 H72 Z', 'url(#nose)') +
        both(fill('M82 156 C84 150 94 150 94 158 C92 164 84 164 82 156 Z', '#000')) +
        both(line('M82 152 q5 -4 10 -1', '#aab4d8', 2.4)) +
        line('M90 172 Q100 176 110 172', '#8a94b8', 2.6),
    ) +
    both(
      fill(
        'M74 88 C80 80 90 84 92 94 C84 98 78 96 74 88 Z',
        '#fff6d8',
        `stroke="${ink}" stroke-width="3"`,
      ) +
        disc(83, 90, 4.6, '#8a3a0c') +
        disc(83, 90, 2.4, '#120608'),
    ) +
    body(
      'c-tuft',
      'M100 14 C90 28 82 34 78 46 C84 50 84 60 86 68 L94 58 L100 84 L106 58 L114 68 C116 60 116 50 122 46 C118 34 110 28 100 14 Z',
      'url(#tuft)',
      line('M92 36 L94 52 M100 26 V62 M108 36 L106 52', '#b0704a', 3),
      4,
    ),
);
