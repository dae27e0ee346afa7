import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const outline = `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`;

/** The clock tower at the stroke of the feast, against the night: opens the free spins. */
export const tower = symbol(
  ball('halo', [100, 92, 108], '#ffffff 0.9', '#8af4ff 0.8', '#1f9af0 0.5', '#1f5af0 0') +
    shades('wall', [40, 0, 160, 0], '#fffdf4', '#ffe9c0', '#d89a5a', '#9a5a34') +
    shades('roof', [50, 0, 150, 50], '#ff8a8a', '#e0183a', '#7a0420') +
    ball('face', [88, 86, 54], '#ffffff', '#fff8dc', '#ffdc8a') +
    brass('metal', 44, 156),
  disc(100, 98, 104, 'url(#halo)') +
    around(12, 100, 98, fill('M93 6 L100 -14 L107 6 Z', '#c8fbff', 'opacity=".9"'), 15) +
    body('c-wall', 'M48 198 L52 60 H148 L152 198 Z', 'url(#wall)', '') +
    fill('M40 198 L44 176 H156 L160 198 Z', 'url(#metal)', outline) +
    fill(
      'M78 176 V166 C78 152 122 152 122 166 V176 Z',
      '#2a1a5a',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    fill('M38 62 L100 -2 L162 62 Z', 'url(#roof)', outline) +
    line('M58 52 L100 8', '#ffd0c8', 5, 'opacity=".9"') +
    fill('M40 60 H160 V72 H40 Z', 'url(#metal)', outline) +
    disc(100, 2, 9, ink) +
    disc(100, 2, 6, '#ffd24a') +
    disc(100, 114, 55, ink) +
    disc(100, 114, 50, 'url(#metal)') +
    disc(100, 114, 41, ink) +
    disc(100, 114, 38, 'url(#face)') +
    dots(onCircle(12, 100, 114, 45.5), 2.8, '#7a2c0c') +
    around(12, 100, 114, line('M100 82 V87', '#2a1a5a', 4)) +
    around(4, 100, 114, line('M100 81 V90', '#c8143a', 6)) +
    line('M100 116 V90', ink, 8) +
    line('M100 114 L118 126', ink, 8) +
    disc(100, 114, 7, '#c8143a', `stroke="${ink}" stroke-width="3"`),
);

const storey = (y: number) =>
  fill(`M10 ${y} H190 V${y + 36} H10 Z`, '#7a3418', `stroke="${ink}" stroke-width="5"`) +
  [22, 52, 122, 152]
    .map((x) => fill(`M${x} ${y + 34} V${y + 18} q13 -18 26 0 V${y + 34} Z`, '#ffd45a'))
    .join('') +
  line([16, 50, 82, 118, 150, 184].map((x) => `M${x} ${y + 2}V${y + 34}`).join(''), ink, 12) +
  line([16, 50, 82, 118, 150, 184].map((x) => `M${x} ${y + 2}V${y + 34}`).join(''), '#fff8e4', 7) +
  fill(`M4 ${y + 32} H196 V${y + 43} H4 Z`, 'url(#lime)', `stroke="${ink}" stroke-width="4"`);

/** The House of Wonders with its verandas, under the flag. */
export const palace = symbol(
  shades('lime', [0, 0, 200, 200], '#ffffff', '#fff0d0', '#e0ac70') +
    shades('tile', [20, 40, 180, 100], '#6af0e0', '#12988f', '#064a54') +
    shades('gate', [70, 0, 130, 0], '#ff4a6a', '#b80c30', '#5a041c') +
    brass('metal', 60, 140),
  line('M100 40 V-4', ink, 10) +
    line('M100 40 V0', '#ffd24a', 5) +
    fill('M103 -4 C122 -12 132 4 152 -2 V24 C132 30 122 14 103 22 Z', '#f0183c', outline) +
    fill('M66 64 V36 H134 V64 Z', 'url(#lime)', outline) +
    fill('M58 38 L100 14 L142 38 Z', 'url(#tile)', outline) +
    disc(100, 52, 10, ink) +
    disc(100, 52, 7, '#ffd24a') +
    fill('M4 90 L28 62 H172 L196 90 Z', 'url(#tile)', outline) +
    line('M32 68 H166', '#d0fff8', 5, 'opacity=".8"') +
    line('M40 74 L30 88 M70 74 L66 88 M130 74 L134 88 M160 74 L170 88', '#064a54', 3) +
    storey(90) +
    storey(132) +
    fill('M4 174 H196 V198 H4 Z', 'url(#lime)', outline) +
    fill('M66 198 V134 C66 102 134 102 134 134 V198 Z', 'url(#metal)', outline) +
    fill(
      'M76 198 V138 C76 114 124 114 124 138 V198 Z',
      'url(#gate)',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    line('M100 122 V196', ink, 4) +
    both(
      dots(
        [
          [86, 142],
          [86, 160],
          [86, 178],
        ],
        3.6,
        '#ffd24a',
      ),
    ),
);
