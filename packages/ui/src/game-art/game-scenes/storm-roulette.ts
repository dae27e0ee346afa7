import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';
import { rouletteWheel } from './roulette-wheel.ts';

const pockets = '17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1'.split(' ');

const bolt = 'M214-20L150 62L186 70L122 148L152 154L104 226L212 132L176 126L232 52L198 46L262-20Z';

/** A wheel under black clouds, and lightning that comes down into it. */
export function drawStormRoulette(brush: Brush): string {
  const cloud = brush.linear(['#2b3a78', '#0c1436'], 0, 0, 0, 1);
  const flash = brush.linear(['#ffffff', '#fff0a8', '#ffc94a'], 0, 0, 0, 1);
  const rain = [20, 62, 96, 252, 284, 308].map((x, at) =>
    stroke(`M${x} ${60 + at * 9}l-14 52M${x + 12} ${150 - at * 6}l-12 44`, '#9fc2ff', 2),
  );
  return [
    lit(brush, 0.42, 0.5),
    glow(brush, 140, 178, 200, '#8fb8ff'),
    `<g opacity=".45">${rain.join('')}</g>`,
    path(
      'M-10-10H330V46C296 74 262 52 236 66C206 86 176 60 150 70C112 88 92 58 62 66C36 76 10 64-10 50Z',
      cloud,
    ),
    oval(132, 262, 150, 30, '#000', 'opacity=".45"'),
    `<g transform="translate(132 190) scale(1.06 .74) rotate(-8)">${rouletteWheel(brush, pockets, [])}</g>`,
    glow(brush, 112, 214, 92, '#fff3b0'),
    path(
      bolt,
      '#6fa4ff',
      'opacity=".55" stroke="#6fa4ff" stroke-width="14" stroke-linejoin="round"',
    ),
    path(bolt, flash, 'stroke="#fffbe6" stroke-width="3" stroke-linejoin="round"'),
    disc(108, 220, 13, '#fffdf0'),
    moved(
      246,
      206,
      `<rect x="-62" y="-29" width="124" height="58" rx="17" fill="#0a1236" stroke="#ffd98a" stroke-width="4"/>${lettered('500x', 34, '#ffd98a')}`,
      1,
      -7,
    ),
    glint(290, 150, 12) + glint(34, 138, 10),
  ].join('');
}
