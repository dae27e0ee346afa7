import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, path } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { lettered, playingCard } from './parts.ts';

const deuces = [
  ['club', -36],
  ['diamond', -12],
  ['spade', 12],
  ['heart', 36],
] as const;

/** Four deuces, fanned, under the star that says what they are. */
export function drawDeucesWild(brush: Brush): string {
  const star = `M0-58L14-30L44-40L34-10L60 4L34 18L44 48L14 38L0 64L-14 38L-44 48L-34 18L-60 4
    L-34-10L-44-40L-14-30Z`;
  const fan = deuces.map(
    ([suit, turn]) =>
      `<g transform="translate(160 300) rotate(${turn}) translate(0 -178) scale(1.16)">${playingCard(
        brush,
        '2',
        suit,
      )}</g>`,
  );
  return [
    lit(brush, 0.5, 0.4),
    beams(brush, 160, 190, 22),
    glow(brush, 160, 120, 190, '#ff9ad0'),
    ...fan,
    moved(
      160,
      180,
      path(
        star,
        brush.radial(['#fff6b8', '#ffb52e', '#e0641a']),
        'stroke="#5a1a06" stroke-width="5" stroke-linejoin="round"',
      ),
      1.05,
    ),
    moved(160, 183, lettered('WILD', 30, '#5a0f1e')),
    glint(34, 44, 12) + glint(286, 40, 12),
  ].join('');
}
