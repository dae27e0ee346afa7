import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M70 78C58 112 60 150 84 176C94 186 108 186 116 176C140 150 142 112 130 78Z`;
const left = 'M68 108C44 112 18 130 4 160C30 156 52 156 74 146Z';
const right = 'M132 108C156 112 182 130 196 160C170 156 148 156 126 146Z';
const hammer = `M100 20C126 10 160 12 184 26C198 34 200 52 190 62C172 60 152 62 138 74C128 96 72 96 62 74
  C48 62 28 60 10 62C0 52 2 34 16 26C40 12 74 10 100 20Z`;

const defs =
  shades('back', [40, 20, 160, 180], '#c8f4ff', '#5aa0d8', '#24508e', '#0c1f4e') +
  shades('hammer', [20, 14, 170, 96], '#e0faff', '#6ab4e8', '#2a5ea4', '#12306a') +
  ball('belly', [96, 152, 44], '#ffffff', '#d0e8f4', '#8ab0d0');

const jaw = 'M72 134C84 118 116 118 128 134C122 162 78 162 72 134Z';
const teeth = [78, 88, 98, 108, 118]
  .map((x) =>
    fill(`M${x - 6} 130L${x} 143L${x + 6} 130Z`, '#ffffff', `stroke="${ink}" stroke-width="1.4"`),
  )
  .join('');

/** A hammerhead, coming on. */
export const hammerhead = symbol(
  defs,
  body('c-left', left, 'url(#back)', '', 5) +
    body('c-right', right, 'url(#back)', '', 5) +
    body(
      'c-trunk',
      trunk,
      'url(#back)',
      fill(
        'M66 120C80 104 120 104 134 120C136 160 120 190 100 190C80 190 64 160 66 120Z',
        'url(#belly)',
      ) + line('M66 100q6 8 4 18M134 100q-6 8 -4 18', '#0c1f4e', 4),
    ) +
    fill(jaw, '#4a0a1e', `stroke="${ink}" stroke-width="4.4"`) +
    fill('M82 146C90 138 110 138 118 146C112 156 88 156 82 146Z', '#e8506a') +
    teeth +
    body(
      'c-hammer',
      hammer,
      'url(#hammer)',
      line('M28 34C56 20 84 24 100 32', '#fff', 7, 'opacity=".8"') +
        fill('M60 76C80 88 120 88 140 76L138 100H62Z', '#0c1f4e', 'opacity=".45"') +
        disc(80, 62, 3.4, '#12306a') +
        disc(120, 62, 3.4, '#12306a') +
        line('M92 44v10M108 44v10', '#12306a', 3.4),
    ) +
    disc(16, 44, 12, ink) +
    disc(184, 44, 12, ink) +
    disc(16, 44, 8.6, '#ffd83a') +
    disc(184, 44, 8.6, '#ffd83a') +
    disc(17, 45, 4.2, ink) +
    disc(183, 45, 4.2, ink) +
    disc(13.6, 41.4, 2.2, '#fff') +
    disc(181, 41.4, 2.2, '#fff'),
);
