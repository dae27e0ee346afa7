import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const branch =
  'M-4 150 C40 134 90 150 128 138 C156 130 180 136 204 124 V146 C176 152 156 148 130 156 C90 168 44 154 -4 172 Z';
/** A leopard asleep along the branch, its tail and a paw hanging. */
const sleeper = `M34 140 C24 132 24 116 36 108 C38 100 46 98 50 104 C60 102 68 108 70 116 C92 108 128 110 146 122 C156 128 158 138 152 142
  L160 176 C164 188 180 190 182 178 L188 180 C186 200 160 200 154 182 L142 146 H118 L120 168 H108 L104 146 H74 L70 150
  L72 172 H60 L58 146 C48 148 40 146 34 140 Z`;

const defs =
  ball('halo', [100, 92, 106], '#f8ffd8 0.95', '#c0b0ff 0.5', '#7a5aff 0') +
  ball('face', [72, 60, 112], '#ffffff', '#fffce0', '#f0dca0', '#c8a068') +
  shades('branch', [0, 124, 0, 172], '#5a6a8a', '#2a3050', '#10122a') +
  shades('cat', [30, 100, 160, 170], '#3a3f78', '#1c1a48', '#0c0a26');

/** The scatter: the moon, and the one who sleeps before it. */
export const moon = symbol(
  defs,
  disc(100, 92, 106, 'url(#halo)') +
    disc(100, 92, 84, ink) +
    disc(100, 92, 78, 'url(#face)') +
    `<g fill="#d8b87a" opacity=".6"><circle cx="122" cy="52" r="17"/><circle cx="150" cy="86" r="9"/><circle cx="74" cy="44" r="10"/><circle cx="44" cy="88" r="11"/><circle cx="96" cy="78" r="8"/><circle cx="128" cy="92" r="6"/></g>` +
    `<g fill="#fffbe0" opacity=".7"><circle cx="125" cy="55" r="13"/><circle cx="76" cy="47" r="7"/><circle cx="46" cy="91" r="8"/></g>` +
    `<circle cx="100" cy="92" r="77" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>` +
    fill(sleeper, ink, `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
    fill(sleeper, 'url(#cat)') +
    line(
      'M36 108 C38 100 46 98 50 104 C60 102 68 108 70 116 C92 108 128 110 146 122',
      '#b8c8ff',
      3.6,
    ) +
    dots(
      [
        [84, 120],
        [96, 126],
        [110, 118],
        [122, 128],
        [136, 124],
        [104, 134],
        [128, 138],
      ],
      3.4,
      '#5a62b8',
    ) +
    line('M38 124 q6 4 12 0', '#8a9aff', 3) +
    body(
      'c-branch',
      branch,
      'url(#branch)',
      line('M0 154 C44 140 90 156 130 144 C158 136 180 142 204 130', '#c8d8ff', 4, 'opacity=".8"'),
      3,
    ) +
    fill(
      'M20 158 C10 172 12 188 24 198 C34 186 32 170 20 158 Z M96 160 C88 172 90 186 98 196 C108 186 106 170 96 160 Z',
      '#1f7a6a',
      `stroke="${ink}" stroke-width="5"`,
    ),
);
