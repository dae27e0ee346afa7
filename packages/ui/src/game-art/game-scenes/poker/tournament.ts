import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { chipStack, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

const table = (brush: Brush, x: number, y: number, width: number): string =>
  [
    oval(x, y + 8, width, width * 0.3, '#000', 'opacity=".4"'),
    oval(x, y, width, width * 0.3, brush.linear(['#7a4320', '#3d1d0c', '#1f0d05'])),
    oval(x, y - 4, width * 0.9, width * 0.24, brush.radial(['#3b6fd1', '#1c3c8c', '#0c1c4a'])),
  ].join('');

/** Tables one behind the other, and over the nearest the cup that one of all will lift. */
export function drawTournament(brush: Brush): string {
  const gold = brush.linear(['#fff3c0', '#ffc94a', '#c07c12']);
  return [
    lit(brush, 0.5, 0.34),
    beams(brush, 160, 90, 16),
    glow(brush, 160, 100, 160, '#ffe0a0'),
    table(brush, 66, 150, 62),
    table(brush, 254, 150, 62),
    moved(66, 142, chipStack(3, '#22a6b0', '#0b454d'), 0.56),
    moved(254, 142, chipStack(3, '#ff5a4a', '#8f1626'), 0.56),
    table(brush, 160, 212, 140),
    moved(104, 182, playingCard(brush, 'A', 'heart'), 0.66, -14),
    moved(216, 182, playingCard(brush, 'A', 'spade'), 0.66, 14),
    stroke('M124 84C96 84 96 124 134 128M196 84C224 84 224 124 186 128', '#e0a52c', 8),
    path(
      'M122 74H198C198 116 184 142 166 148V166H182V178H138V166H154V148C136 142 122 116 122 74Z',
      gold,
    ),
    stroke(
      'M122 74H198C198 116 184 142 166 148V166H182V178H138V166H154V148C136 142 122 116 122 74Z',
      '#7a4a08',
      2,
    ),
    path(
      'M160 90L166 104L181 105L170 115L173 130L160 122L147 130L150 115L139 105L154 104Z',
      '#8a1f2e',
    ),
    glint(136, 84, 11) + glint(92, 120, 8) + glint(232, 116, 8),
  ].join('');
}
