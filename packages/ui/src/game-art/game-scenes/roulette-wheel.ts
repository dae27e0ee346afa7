/** The wheel both roulettes are played with: pockets red and black, green where the zeros lie. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, moved, path, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';
import { lettered } from './parts.ts';

/** Seen from above, of radius 130; `pockets` are told from the top, clockwise; `-` bears no number. */
export function rouletteWheel(brush: Brush, pockets: readonly string[], green: readonly string[]) {
  const wood = brush.linear(['#c9793a', '#7a3a14', '#3a1606'], 0, 0, 1, 1);
  const gold = brush.linear(['#fff3b8', '#e9ad3c', '#7a430a'], 0, 0, 1, 1);
  const half = Math.PI / pockets.length;
  const x = tidy(Math.sin(half) * 108);
  const y = tidy(Math.cos(half) * 108);
  const wedge = `M0 0L${-x} ${-y}A108 108 0 0 1 ${x} ${-y}Z`;
  const wedges = pockets.map((number, at) => {
    const fill = green.includes(number) ? '#12a35a' : at % 2 ? '#d81f34' : '#15131f';
    const turn = tidy((360 / pockets.length) * at);
    return `<g transform="rotate(${turn})">${path(wedge, fill, 'stroke="#f3d489" stroke-width="1.5"')}${number === '-' ? '' : moved(0, -92, lettered(number, 19, '#fff'))}</g>`;
  });
  return [
    disc(4, 9, 130, '#000', 'opacity=".45"'),
    disc(0, 0, 130, wood, 'stroke="#2a0f04" stroke-width="4"'),
    disc(0, 0, 113, gold),
    ...wedges,
    disc(0, 0, 76, '#2a0f04', 'opacity=".55"') +
      disc(0, 0, 60, wood, 'stroke="#f0c35f" stroke-width="4"'),
    ring(4, path('M-7-14L-3-48H3L7-14Z', gold) + disc(0, -50, 8, gold), 20),
    disc(0, 0, 20, gold, 'stroke="#5a2e08" stroke-width="3"') + disc(-4, -5, 6, '#fffbe2'),
    stroke('M-104-64A122 122 0 0 1-30-118', '#fff', 6, 'opacity=".35"'),
  ].join('');
}
