import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { lettered } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** A lighthouse on its rock, and lightning over the sea that lights three numbers of a cloth. */
export function drawThunderCoast(brush: Brush): string {
  const sea = brush.linear(['#3a5aa8', '#16265e', '#070d2a']);
  const tower = brush.linear(['#ffffff', '#e6e9f4', '#9aa3c4'], 0, 0, 1, 0);
  const beam = brush.linear(['0 #fff3b8 0', '1 #fff3b8 .85']);
  const plate = (number: string, fill: string) =>
    [
      '<rect x="-42" y="-30" width="90" height="72" rx="14" fill="#000" opacity=".4"/>',
      `<rect x="-45" y="-36" width="90" height="72" rx="14" fill="#0d2350" stroke="#fff0b0" stroke-width="4"/>`,
      oval(0, 0, 34, 26, fill, 'stroke="#fff" stroke-opacity=".35" stroke-width="2"'),
      lettered(number, 30, '#fff8e4'),
    ].join('');
  return [
    lit(brush, 0.34, 0.3),
    glow(brush, 104, 128, 150, '#86a8ff'),
    path('M240 62L-20-6V96L240 74Z', beam, 'opacity=".75"'),
    stroke('M132-10L104 40L128 48L84 104L112 110L88 152', '#8fb8ff', 13, 'opacity=".5"'),
    stroke('M132-10L104 40L128 48L84 104L112 110L88 152', '#fffbe0', 5),
    stroke('M128 48L166 84L158 116M104 40L62 66', '#fffbe0', 2.5, 'opacity=".8"'),
    bar(-10, 148, 340, 270, sea),
    oval(88, 152, 90, 9, '#eaf2ff', 'opacity=".6"'),
    path('M186 176C214 138 250 134 330 128V206H170Z', '#0a1130'),
    path('M224 78H262L270 160H214Z', tower, 'stroke="#141b40" stroke-width="3"'),
    path('M221 100H265L267 120H219ZM217 138H269L271 158H213Z', '#d32f45'),
    path('M216 78H270V70H216ZM224 70V46H262V70Z', '#1a2350') + bar(231, 50, 24, 18, '#fff6c4'),
    path('M220 46H266L243 26Z', '#d32f45', 'stroke="#141b40" stroke-width="3"'),
    glow(brush, 243, 60, 46, '#fff3b0'),
    stroke('M-10 186Q30 168 70 186T150 186T230 190T330 184', '#a8c4ff', 3, 'opacity=".6"'),
    stroke('M-10 250Q40 226 90 250T190 250T330 246', '#a8c4ff', 4, 'opacity=".45"'),
    moved(66, 214, plate('8', '#16141f'), 0.86, -9),
    moved(252, 224, plate('32', '#b3182f'), 0.86, 8),
    moved(158, 212, plate('17', '#16141f'), 1.12, -2),
    disc(158, 168, 6, '#fffdf0') + glint(158, 168, 22) + glint(48, 176, 10) + glint(276, 186, 9),
  ].join('');
}
