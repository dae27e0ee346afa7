import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { setLine, straightLine } from '@bahati/ui/game-art/lettering.ts';
import { disc, glint, moved, oval, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

/** Five drawn balls tumbling out of the bowl. */
export function drawLotteryBalls(brush: Brush): string {
  const { palette } = brush;
  const tones = {
    gold: brush.radial(['#fff7cf', '#ffcb4a', '#d98a14', '#7a420a'], 0.36, 0.3, 0.78),
    coral: brush.radial(['#ffd9cb', '#ff6b4a', '#c22d1c', '#5e0d12'], 0.36, 0.3, 0.78),
    lagoon: brush.radial(['#d3fff4', '#2fc7b2', '#0b7a72', '#043a3c'], 0.36, 0.3, 0.78),
    hibiscus: brush.radial(['#ffd6e6', '#e8407c', '#9c1450', '#480624'], 0.36, 0.3, 0.78),
    indigo: brush.radial(['#d9deff', '#5a72ea', '#2334a0', '#0d1450'], 0.36, 0.3, 0.78),
  };
  const label = brush.radial(['#fff', '#fffdf4', '#e6dcc4'], 0.4, 0.35, 0.7);
  const ball = (x: number, y: number, size: number, tone: string, figure: string, turn: number) => {
    const word = setLine(figure);
    const scale = Math.round((figure.length > 1 ? 0.29 : 0.34) * 1000) / 1000;
    const left = tidy((-word.width * scale) / 2 + 1);
    const figures = [
      `<g fill="#1b1036" transform="rotate(${turn})`,
      ` translate(${left} ${tidy(50 * scale + 1)}) scale(${scale})">`,
      straightLine(word),
      '</g>',
    ].join('');
    return moved(
      x,
      y,
      [
        disc(0, 0, 50, tone),
        `<ellipse cx="1" cy="2" rx="27" ry="26" fill="${label}"/>`,
        figures,
        oval(-17, -28, 17, 9, '#fff', 'opacity=".65" transform="rotate(-32 -17 -28)"'),
        stroke('M40 22A46 46 0 0 1 10 45', '#fff', 3, 'opacity=".4"'),
        '<circle r="49" fill="none" stroke="#120a26" stroke-width="1.5" opacity=".3"/>',
      ].join(''),
      size,
    );
  };
  return [
    oval(0, 102, 104, 11, '#000', 'opacity=".32"'),
    stroke(
      'M-104-34C-92-84-40-112 8-108M104-10C104-50 84-84 52-98',
      palette.pale,
      3,
      'opacity=".55" stroke-dasharray="1 10"',
    ),
    ball(-8, -66, 0.78, tones.indigo, '17', -10),
    ball(66, -30, 0.92, tones.lagoon, '31', 14),
    ball(-74, -10, 0.86, tones.hibiscus, '8', -16),
    ball(54, 56, 0.82, tones.coral, '4', 10),
    ball(-26, 38, 1.2, tones.gold, '25', -6),
    repeated(5, (at) => {
      const x = [-110, 108, -62, 28, 112][at] ?? 0;
      const y = [42, 34, -88, -112, -72][at] ?? 0;
      return disc(x, y, [4, 5, 4, 5, 4][at] ?? 4, at % 2 ? palette.main : palette.accent);
    }),
    glint(-58, -2, 10),
    glint(94, -64, 9),
  ].join('');
}
