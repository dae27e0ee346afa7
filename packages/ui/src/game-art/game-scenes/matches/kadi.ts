import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { cardBack, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

const stripes = ['#8c1d4f', '#ffe0a0', '#1d6b4f', '#ffe0a0', '#8c1d4f'];

/** A mat of palm leaf seen from where one sits, its ends dyed. */
function mat(brush: Brush): string {
  const weave = repeated(
    13,
    (at) => `M${34 + at * 21} 92L${-60 + at * 36} 400M${34 + at * 21} 92L${(at - 4) * 36} 400`,
  );
  const ends = stripes.map((colour, at) => {
    const [near, far] = [at * 15, at * 7];
    const left = `M${40 + far} 92L${-40 + near} 400H${-25 + near}L${47 + far} 92Z`;
    const right = `M${280 - far} 92L${360 - near} 400H${345 - near}L${273 - far} 92Z`;
    return path(left, colour) + path(right, colour);
  });
  return [
    path('M40 92H280L360 400H-40Z', brush.linear(['#a8742c', '#d9a552', '#f0c878'])),
    stroke(weave, '#6b3c10', 2.2, 'opacity=".22"'),
    ...ends,
    stroke('M40 92H280', '#ffe9b8', 3, 'opacity=".8"'),
  ].join('');
}

/** One card left in the hand, held over the mat; those of the others lie beyond it, face down. */
export function drawKadi(brush: Brush): string {
  return [
    lit(brush, 0.5, 0.2),
    beams(brush, 160, 70, 14),
    mat(brush),
    glow(brush, 160, 150, 150, '#fff0c0'),
    moved(74, 92, cardBack(brush), 0.44, -16),
    moved(94, 88, cardBack(brush), 0.44, -4),
    moved(226, 88, cardBack(brush), 0.44, 4),
    moved(246, 92, cardBack(brush), 0.44, 16),
    moved(98, 184, playingCard(brush, 'Q', 'heart'), 0.92, -27),
    moved(226, 188, playingCard(brush, '8', 'heart'), 0.92, 24),
    moved(162, 158, playingCard(brush, '7', 'heart'), 1.3, -3),
    glint(104, 70, 13) + glint(232, 118, 10) + glint(262, 206, 12),
  ].join('');
}
