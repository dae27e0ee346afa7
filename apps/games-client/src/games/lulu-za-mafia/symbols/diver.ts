import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const mask = `M22 78C22 50 48 38 100 38C152 38 178 50 178 78C178 116 160 140 134 140C116 140 110 122 100 122
  C90 122 84 140 66 140C40 140 22 116 22 78Z`;
const glassOf = `M40 82C40 62 60 56 100 56C140 56 160 62 160 82C160 106 150 122 134 122C118 122 114 104 100 104
  C86 104 82 122 66 122C50 122 40 106 40 82Z`;

const defs =
  ball('halo', [100, 96, 104], '#fffbd0 0.9', '#ffd84a 0.45', '#ff9a2e 0') +
  shades('rubber', [20, 40, 180, 140], '#ffe88a', '#ffb01e', '#d8641a') +
  shades('glass', [50, 56, 150, 122], '#e8fffa', '#5ad8e8', '#1a6ac8', '#0c2a7a') +
  shades('pipe', [0, 20, 0, 150], '#ff8a7a', '#d8203a');

/** The wild: a pearl diver's mask in a ring of light. */
export const diver = symbol(
  defs,
  disc(100, 98, 104, 'url(#halo)') +
    around(12, 100, 98, fill('M95 4L100 -12L105 4Z', '#fff0a0', 'opacity=".9"'), 15) +
    line('M170 20V120C170 160 140 172 112 168', ink, 24) +
    line('M170 20V120C170 160 140 172 112 168', 'url(#pipe)', 15) +
    line('M166 26V120', '#ffd0c8', 3.6) +
    line('M162 36H178M162 48H178', '#fff4e0', 5) +
    body(
      'c-mask',
      mask,
      'url(#rubber)',
      line('M36 72C38 56 62 48 96 47', '#fffbe0', 5, 'opacity=".9"'),
      5,
    ) +
    fill(glassOf, 'url(#glass)', `stroke="${ink}" stroke-width="5.4" stroke-linejoin="round"`) +
    fill('M50 84C50 70 66 64 92 63L62 114C54 110 50 98 50 84Z', '#fff', 'opacity=".7"') +
    line('M116 62L100 96M130 62L118 90', '#fff', 6, 'opacity=".6"') +
    body(
      'c-mouth',
      'M78 152C92 146 118 146 128 156C132 174 118 186 100 186C84 186 72 168 78 152Z',
      '#d8203a',
      line('M90 168C98 172 108 172 116 168', ink, 4),
      4,
    ),
);
