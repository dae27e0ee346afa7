import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, repeated } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';

const picked: readonly number[] = [2, 7, 9, 16];
const balls = [
  [88, 206, 40, '#ff5a5f', '#a3122e', '7'],
  [166, 212, 44, '#ffc83a', '#b26a08', '23'],
  [246, 204, 40, '#3fd0ff', '#0a62a8', '40'],
] as const;

/** The card of numbers, ticked where the player chose, and three balls that were drawn. */
export function drawKeno(brush: Brush): string {
  const cell = (at: number): string => {
    const isPicked = picked.includes(at);
    return moved(
      44 + (at % 5) * 58,
      36 + Math.floor(at / 5) * 50,
      [
        `<rect x="-25" y="-21" width="50" height="44" rx="9" fill="${isPicked ? '#8a4a06' : '#a9b7d6'}"/>`,
        `<rect x="-25" y="-22" width="50" height="41" rx="9" fill="${isPicked ? '#ffd03e' : '#f4f8ff'}"/>`,
        lettered(String(at + 1 + Math.floor(at / 5) * 5), 20, isPicked ? '#5a2404' : '#26407a'),
        isPicked ? disc(0, 0, 19, 'none', 'stroke="#e0264a" stroke-width="4"') : '',
      ].join(''),
    );
  };
  return [
    lit(brush),
    '<rect x="6" y="4" width="308" height="216" rx="18" fill="#0a2350" opacity=".75"/>',
    repeated(20, cell),
    glow(brush, 160, 216, 130, '#ffe7a0'),
    ...balls.map(([x, y, radius, light, dark, number]) =>
      [
        disc(x + 3, y + 8, radius, '#000', 'opacity=".4"'),
        disc(
          x,
          y,
          radius,
          brush.radial(['#ffffff', light, dark], 0.34, 0.28, 0.85),
          'stroke="#0a1638" stroke-width="2.5"',
        ),
        disc(x, y + 1, radius * 0.58, '#fff'),
        moved(x, y + 1, lettered(number, radius * 0.6, '#12204a')),
        oval(x - 13, y - radius * 0.66, 9, 5, '#fff', 'opacity=".9"'),
      ].join(''),
    ),
    glint(290, 170, 10),
  ].join('');
}
