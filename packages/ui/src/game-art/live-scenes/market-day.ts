import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';
import { lettered } from '@bahati/ui/game-art/game-scenes/parts.ts';
import {
  fruitCrate,
  marketWheel,
  parasol,
} from '@bahati/ui/game-art/game-scenes/market/market-wheel.ts';

const flags = ['#e8324a', '#ffcf57', '#2fb8a6', '#f4f0e0', '#f08a3c', '#7a4bd6'] as const;

/** A string of small flags from (`x`, `y`) over `width`, hanging `depth` deep. */
function bunting(x: number, y: number, width: number, depth: number): string {
  const count = Math.round(width / 22);
  const hang = (part: number) => depth * (1 - (2 * part - 1) ** 2);
  return [
    stroke(`M${x} ${y}Q${x + width / 2} ${y + 2 * depth} ${x + width} ${y}`, '#5a3a1c', 2),
    repeated(count, (at) => {
      const part = (at + 0.5) / count;
      const [left, top] = [tidy(x + width * part), tidy(y + hang(part))];
      return path(
        `M${left - 9} ${top}H${left + 9}L${left} ${tidy(top + 20)}Z`,
        flags[at % 6] ?? '#fff',
      );
    }),
  ].join('');
}

/** The wheel in the sun of a market day, parasols behind it, and what it stopped at on a slate. */
export function drawMarketDay(brush: Brush): string {
  const sky = brush.linear(['#4fc3e8', '#a6e2ec', '#ffe9b0']);
  const ground = brush.linear(['#f0c07a', '#b87234', '#5a2c10']);
  return [
    path('M-10-10H330V410H-10Z', sky),
    disc(254, 62, 46, brush.radial(['#fffdf0', '#ffe27a', '#ffc23a'])),
    path(
      'M-10 150C40 128 70 136 100 124L100 90H128V110C180 100 250 128 330 118V230H-10Z',
      '#e8c9a0',
    ),
    path('M104 90L114 66L124 90ZM196 118V96H222V114ZM270 120V100H300V118Z', '#fff3dc'),
    path('M-10 196H330V410H-10Z', ground),
    moved(226, 214, parasol(['#2fb8a6', '#f4fff8']), 0.78),
    moved(292, 232, parasol(['#e8324a', '#fff0d8']), 1),
    moved(262, 252, fruitCrate(brush), 0.8),
    moved(74, 168, marketWheel(brush, 62), 1.12),
    bunting(-12, 8, 350, 26),
    path(
      'M216 136L166 150L216 164Z',
      '#e21f45',
      'stroke="#3a0414" stroke-width="4" stroke-linejoin="round"',
    ),
    moved(
      254,
      150,
      [
        '<rect x="-52" y="-34" width="104" height="74" rx="12" fill="#000" opacity=".3"/>',
        '<rect x="-54" y="-40" width="104" height="74" rx="12" fill="#1f2b27" stroke="#a8672e" stroke-width="7"/>',
        moved(-2, -3, lettered('10x', 42, '#ffe9a6')),
      ].join(''),
      1,
      -5,
    ),
    glint(286, 116, 12) + glint(26, 70, 10),
  ].join('');
}
