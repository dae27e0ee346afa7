import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A ball in flight, its path drawn like the edge of a cloth. */
export function drawFootball(brush: Brush): string {
  const { palette } = brush;
  const leather = brush.radial(['#fff', '#fbf7ea', '#d8d0bd', '#8f8676'], 0.36, 0.3, 0.78);
  const patch = brush.radial(['#3b4678', '#151b3d', '#070a1c'], 0.4, 0.35, 0.8);
  const trail = brush.linear(
    [`0 ${palette.main}`, `.75 ${palette.main} .4`, `1 ${palette.main} 0`],
    1,
    0,
    0,
    1,
  );
  const trail2 = brush.linear(
    [`0 ${palette.accent}`, `.7 ${palette.accent} .5`, `1 ${palette.accent} 0`],
    1,
    0,
    0,
    1,
  );
  const clip = brush.define((id) => `<clipPath id="${id}"><circle r="84"/></clipPath>`);
  const seam = (d: string) =>
    stroke(d, '#6a6354', 2.6) +
    stroke(d, '#fff', 1, 'opacity=".5" transform="translate(1.5 1.5)"'.replaceAll('1.5', '1.5'));
  const ball = [
    disc(0, 0, 84, leather),
    `<g clip-path="${clip}">${[
      path('M-6-34L28-12L16 28H-26L-40-10Z', patch),
      path('M-26-88L22-92L40-70L12-58L-22-62Z', patch),
      path('M90-40L66-42L56-14L74 12L92 8Z', patch),
      path('M44 50L70 42L74 84L30 92L28 68Z', patch),
      path('M-46 44L-24 62L-34 92L-80 76L-72 46Z', patch),
      path('M-90-34L-66-32L-60-6L-76 16L-96 6Z', patch),
      seam('M-6-34L-4-59M28-12L57-16M16 28L36 56M-26 28L-46 46M-40-10L-61-12'),
      seam(
        `M-22-61C-40-56-54-46-66-32M12-58C34-58 54-52 66-42M74 12C74 26 72 34 68 43M28 70
          C12 74-8 72-25 64M-72 46C-76 36-78 26-76 16`,
      ),
      path('M70-48A84 84 0 0 1-50 68A110 110 0 0 0 70-48Z', '#1a1430', 'opacity=".26"'),
    ].join('')}</g>`,
    oval(-34, -48, 28, 15, '#fff', 'opacity=".6" transform="rotate(-38 -34 -48)"'),
    `<circle r="84" fill="none" stroke="#0a0d22" stroke-width="2" opacity=".35"/>`,
  ].join('');
  return [
    path('M-126 118C-110 50-50-30 10-78L88 20C20 40-60 70-126 118Z', trail),
    path('M-122 108C-96 56-40 2 24-40L66 20C0 40-66 66-122 108Z', trail2),
    stroke(
      'M-104 84C-84 54-50 20-14-8M-84 92C-60 70-28 50 4 34',
      palette.pale,
      3,
      'opacity=".7" stroke-dasharray="1 11"',
    ),
    `<g transform="translate(26 -22) rotate(-12)">${ball}</g>`,
    glint(-26, -84, 11),
    glint(104, 62, 9),
    disc(-112, 20, 4, palette.main),
    disc(-60, 108, 4, palette.accent),
    path('M-104-28l6 10l-6 10l-6-10ZM92 92l6 10l-6 10l-6-10Z', palette.pale),
  ].join('');
}
