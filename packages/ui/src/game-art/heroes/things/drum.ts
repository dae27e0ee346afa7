import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { oval, path, repeated, stroke, tidy, woodAcross } from '@bahati/ui/game-art/shapes.ts';

/** A goblet ngoma: laced skin over carved wood, with its two sticks. */
export function drawDrum(brush: Brush): string {
  const { palette } = brush;
  const wood = brush.linear(woodAcross, 0, 0, 1, 0);
  const skin = brush.radial(['#fffaf0', '#f7e2bd', '#d3a871'], 0.42, 0.38, 0.66);
  const shade = brush.linear(['0 #000 .45', '.3 #000 0', '.62 #fff .16', '1 #000 .5'], 0, 0, 1, 0);
  const bowl = 'M-84-46C-80 0-64 28-40 44H40C64 28 80 0 84-46Z';
  const foot = 'M-38 44H38C34 62 44 88 66 104H-66C-44 88-34 62-38 44Z';
  const stick = (turn: string) =>
    [
      `<g transform="${turn}">`,
      stroke('M0 0V-70', '#4c2610', 9),
      stroke('M-1.5 0V-68', '#c98a50', 3),
      oval(0, -74, 12, 15, '#e8c48c'),
      oval(-3, -78, 5, 7, '#fff6e0', 'opacity=".7"'),
      stroke('M-6-60H6', '#7a2a14', 3),
      '</g>',
    ].join('');
  const drum = [
    oval(0, 106, 84, 11, '#000', 'opacity=".34"'),
    path(foot, wood),
    path(bowl, palette.accent),
    // Kanga teeth and a woven belt painted on the bowl
    repeated(12, (at) => {
      const x = tidy(-66 + at * 12);
      const y = tidy(8 - (Math.abs(x) / 70) ** 2 * 12);
      return path(`M${x - 6} ${y}h12l-6 18Z`, palette.main);
    }),
    path('M-82-36C-50-22 50-22 82-36L80-20C50-6-50-6-80-20Z', palette.deep),
    repeated(11, (at) => {
      const x = tidy(-70 + at * 14);
      const y = tidy(-18 - (Math.abs(x) / 74) ** 2 * 8);
      return path(`M${x} ${tidy(y - 7)}l6 7l-6 7l-6-7Z`, at % 2 ? palette.pale : palette.main);
    }),
    path('M-52 36H52L40 46H-40Z', palette.deep),
    path(bowl, shade),
    path(foot, shade),
    path('M-39 50C-20 57 20 57 39 50L37 60C20 66-20 66-37 60Z', palette.main),
    path('M-52 88C-20 98 20 98 52 88L60 97C24 107-24 107-60 97Z', palette.accent),
    // Rope lacing from rim to waist
    repeated(9, (at) => {
      const x = -72 + at * 18;
      const low = tidy(x * 0.56);
      const cord = `M${x} -44L${low} 38M${Math.min(x + 18, 72)} -44L${low} 38`;
      return stroke(cord, '#2a1408', 5, 'opacity=".5"') + stroke(cord, '#f0d6a4', 2.6);
    }),
    oval(0, -50, 88, 31, '#4c2610'),
    oval(0, -55, 88, 31, brush.linear(['#d9b27c', '#a97543'])),
    oval(0, -57, 80, 26, skin),
    oval(0, -57, 80, 26, 'none', 'stroke="#fff8e6" stroke-width="2" opacity=".8"'),
    oval(6, -53, 40, 12, '#c99a63', 'opacity=".45"'),
    oval(-24, -64, 30, 8, '#fff', 'opacity=".5"'),
    repeated(14, (at) => {
      const turn = (at / 13) * Math.PI;
      const x = tidy(-Math.cos(turn) * 86);
      const y = tidy(-53 + Math.sin(turn) * 30);
      return oval(x, y, 4, 5, '#6b3418') + oval(x - 1, y - 1, 1.6, 2, '#e8b070');
    }),
    stick('translate(26 -58) rotate(52)'),
    stick('translate(-18 -62) rotate(-40)'),
  ].join('');
  return `<g transform="translate(0 16) scale(.88)">${drum}</g>`;
}
