import { ball, disc, fill, line, rod, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bird = `M66 38 C84 20 118 24 130 48 C152 60 170 86 172 116 L198 164 L164 150 C144 172 104 176 80 158 C52 138 44 96 52 66 C54 54 58 46 66 38 Z`;
const hood =
  'M66 38 C80 24 104 26 114 40 C116 60 108 84 88 96 C74 96 60 88 52 78 C54 58 58 46 66 38 Z';
const wing =
  'M104 88 C132 82 158 100 168 124 L186 156 C160 158 120 150 106 124 C100 112 100 98 104 88 Z';

const defs =
  ball('sky', [100, 100, 96], '#c8f8ff', '#4ac0f0', '#1a6ac8', '#123a8a') +
  ball('gold', [84, 80, 110], '#fffbb0', '#ffe02e', '#ffb01e', '#d8700a') +
  shades('hood', [52, 30, 116, 96], '#5a4a5a', '#1c1220', '#0c0610') +
  shades('wing', [104, 88, 180, 156], '#fff07a', '#c8a01e', '#4a5a1a') +
  shades('branch', [0, 160, 0, 190], '#c8904a', '#7a4a24', '#3a1c14');

/** A weaver bird with a blade of grass for its nest. */
export const weaver = symbol(
  defs,
  disc(100, 100, 94, ink) +
    disc(100, 100, 88, 'url(#sky)') +
    line('M2 128 C30 96 40 84 58 80', ink, 11) +
    line('M2 128 C30 96 40 84 58 80', '#8af04a', 6) +
    body(
      'c-bird',
      bird,
      'url(#gold)',
      fill(
        'M60 130 C90 170 150 160 176 130 V190 H60 Z',
        '#b84a0a',
        'opacity=".5" filter="url(#mist)"',
      ),
    ) +
    body('c-hood', hood, 'url(#hood)', line('M66 48 C76 36 92 34 102 42', '#a89ab0', 4), 3) +
    body(
      'c-wing',
      wing,
      'url(#wing)',
      line(
        'M116 104 C134 116 150 130 170 148 M110 116 C128 132 142 142 158 150 M126 96 C144 106 158 122 172 136',
        '#3a3a14',
        4,
      ),
      4,
    ) +
    fill(
      'M56 66 C40 66 24 74 18 84 C36 88 52 88 62 82 Z',
      '#6a6478',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    line('M22 82 C36 80 48 78 58 76', '#1c1220', 3) +
    disc(86, 58, 10, '#ff4a2e') +
    disc(86, 58, 5, ink) +
    disc(83, 55, 2.4, '#fff') +
    rod('M28 178 C70 168 120 184 176 172', 'url(#branch)', 16) +
    line('M98 160 V174 M116 162 V176', ink, 11) +
    line('M98 160 V172 M116 162 V174', '#ff9a7a', 5),
);
