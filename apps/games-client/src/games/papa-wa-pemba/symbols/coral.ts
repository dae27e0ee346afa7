import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const branches = `M100 186C98 150 96 120 100 84C102 60 98 40 100 22M98 138C78 128 62 110 58 84C56 66 48 54 36 44
  M102 120C124 112 142 96 146 70C148 54 156 42 168 34M58 92C44 92 30 86 18 88M146 82C160 86 172 82 184 86
  M100 66C112 56 118 44 122 26M100 156C124 154 150 142 164 116M76 128C60 134 44 132 28 140M156 130C168 136 178 138 188 146M60 70C66 58 68 44 70 30`;
const foot = 'M40 186C50 168 80 162 100 166C122 160 152 168 162 186C164 198 38 198 40 186Z';

const defs =
  shades('coral', [40, 20, 170, 190], '#ffd0b0', '#ff6a5a', '#e02a4a', '#8a0f3a') +
  shades('stone', [40, 164, 160, 196], '#e8c8a0', '#a87a5a', '#5a3a34');

const tips = [
  [100, 20],
  [36, 44],
  [168, 34],
  [18, 88],
  [184, 86],
  [122, 26],
  [28, 140],
  [188, 146],
  [70, 30],
  [164, 116],
] as const;

/** A branch of red coral. */
export const coral = symbol(
  defs,
  line(branches, ink, 25) +
    tips.map(([x, y]) => disc(x, y, 14, ink)).join('') +
    line(branches, '#e0344e', 16) +
    tips.map(([x, y]) => disc(x, y, 9.6, '#ff8a70')).join('') +
    line(branches, 'url(#coral)', 12) +
    line(branches, '#ffe0c8', 3.4, 'opacity=".75" transform="translate(-3 -2)"') +
    tips.map(([x, y]) => disc(x - 2.4, y - 2.4, 3, '#fff0e0')).join('') +
    fill(foot, ink, `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    fill(foot, 'url(#stone)') +
    line('M54 184C66 174 84 170 100 172', '#fff0d0', 4, 'opacity=".7"'),
);
