import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, glint, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';

const steps = ['1.4x', '2.1x', '3.2x', '4.8x'] as const;

/** Steps of stone that lead up the tower, each worth more, and the flag at its top. */
export function drawTower(brush: Brush): string {
  const stone = brush.linear(['#fff2cf', '#e0b878', '#9c6a34'], 0, 0, 1, 1);
  const trodden = brush.linear(['#fff9c8', '#ffcf3f', '#d9820f'], 0, 0, 1, 1);
  const step = (at: number): string => {
    const width = 70 + (3 - at) * 3;
    const x = 12 + at * 56;
    const y = 212 - at * 48;
    const isReached = at < 3;
    const body = [
      path(`M${x} ${y}L${x + 14} ${y - 14}H${x + width + 14}L${x + width} ${y}Z`, '#fffbe6'),
      path(`M${x + width} ${y}L${x + width + 14} ${y - 14}V400H${x + width}Z`, '#5a3312'),
      bar(x, y, width, 400 - y, isReached ? trodden : stone, 'stroke="#4a270c" stroke-width="2"'),
      stroke(
        `M${x} ${y + 44}H${x + width}M${x + 34} ${y + 44}V${y + 86}`,
        '#4a270c',
        2,
        'opacity=".4"',
      ),
    ];
    const worth = moved(x + width / 2, y + 23, lettered(steps[at] ?? '', 21, '#3a1a06'));
    return body.join('') + worth;
  };
  const flag = [
    stroke('M0 0V-62', '#fff3d0', 5),
    path(
      'M2-62C18-70 30-54 48-62V-30C30-22 18-38 2-30Z',
      '#e8264f',
      'stroke="#4a0620" stroke-width="2.5"',
    ),
    path('M21-52L24-46L31-45L26-40L27-34L21-37L15-34L16-40L11-45L18-46Z', '#ffe27a'),
  ].join('');
  const keep = [
    path(
      'M232 60V400H320V20H308V34H294V20H276V34H262V20H246V60Z',
      '#7a4a9c',
      'stroke="#2a0f44" stroke-width="3"',
    ),
    path('M290 400V20H308V34H320V400Z', '#000', 'opacity=".25"'),
    path('M266 92C266 74 294 74 294 92V126H266Z', '#ffdf7a', 'stroke="#2a0f44" stroke-width="3"'),
    bar(270, 156, 20, 32, '#ffdf7a', 'rx="9" stroke="#2a0f44" stroke-width="3"'),
  ].join('');
  return [
    lit(brush, 0.2, 0.16, 0.9),
    beams(brush, 236, 40, 16),
    glow(brush, 210, 40, 150, '#ffd98a'),
    keep,
    repeated(4, (at) => step(3 - at)),
    moved(212, 54, `<g transform="scale(-.74 .74)">${flag}</g>`),
    glint(70, 74, 11) + glint(120, 36, 7),
  ].join('');
}
