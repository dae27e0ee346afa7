import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, glint, moved, repeated } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { chipStack, flatChip, lettered } from './parts.ts';
import { rouletteWheel } from './roulette-wheel.ts';

const pockets = '00 - - - - - - - - - - - - - -'.split(' ');

/** The table's cloth with its two zeros and the first numbers, the wheel reaching in from a corner. */
export function drawAmericanRoulette(brush: Brush): string {
  const line = 'stroke="#fff" stroke-width="3" stroke-opacity=".9"';
  const cell = (at: number): string => {
    const x = 66 + (at % 4) * 64;
    const y = 98 + Math.floor(at / 4) * 58;
    const number = String((at % 4) * 3 + 3 - Math.floor(at / 4));
    const isRed = ['1', '3', '5', '7', '9', '12'].includes(number);
    return [
      bar(x, y, 64, 58, isRed ? '#d81f34' : '#15131f', line),
      moved(x + 32, y + 29, lettered(number, 30, '#fff')),
    ].join('');
  };
  return [
    lit(brush, 0.3, 0.4),
    glow(brush, 40, 190, 150, '#9fffc8'),
    bar(-10, 98, 76, 87, '#12a35a', line) + bar(-10, 185, 76, 87, '#12a35a', line),
    moved(31, 141, lettered('00', 38, '#fff')) + moved(31, 228, lettered('0', 38, '#fff')),
    repeated(12, cell),
    moved(246, 40, rouletteWheel(brush, pockets, ['00']), 1.1, 210),
    disc(165, 106, 11, '#000', 'opacity=".45"') + disc(162, 101, 11, '#fff'),
    moved(98, 186, flatChip('#ffb52e', '#9c5a06', '50'), 0.62),
    moved(258, 244, chipStack(4, '#3a6cff', '#15307c'), 0.9),
    glint(34, 70, 12),
  ].join('');
}
