import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  bar,
  brassDown,
  disc,
  glint,
  oval,
  path,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

/** A sea mine of black iron on a carved tray, and the gems that lay beside it. */
export function drawSeaMine(brush: Brush): string {
  const { palette } = brush;
  const iron = brush.radial(['#7f88a6', '#464d68', '#252a3e', '#0f121e'], 0.36, 0.28, 0.85);
  const brass = brush.linear(brassDown);
  const horn = brush.radial(['#ffd2bd', '#e2573d', '#8c1f12'], 0.4, 0.3, 0.8);
  const wood = brush.linear(['#b9763f', '#7a4320', '#34180a']);
  const glow = brush.radial([
    `0 ${palette.accent} .7`,
    `.6 ${palette.accent} .18`,
    `1 ${palette.accent} 0`,
  ]);
  const facet = (from: string, to: string) => brush.linear([from, to], 0, 0, 1, 1);
  const gem = (tones: readonly [string, string, string, string]) => {
    const [white, light, mid, deep] = tones;
    return [
      path('M-15-36H15L36-15V15L15 36H-15L-36 15V-15Z', deep),
      path('M-36-15-15-36H15L10-21H-10L-21-10Z', facet(white, light)),
      path('M-36-15-21-10V10L-36 15ZM-36 15-21 10-10 21-15 36Z', facet(light, mid)),
      path('M-10-21H10L21-10V10L10 21H-10L-21 10V-10Z', facet(light, mid)),
      path('M-10-21H10L-21 10V-10Z', '#fff', 'opacity=".34"'),
    ].join('');
  };
  const horns = ring(
    8,
    path('M-10-66H10L7-88H-7Z', brass) + disc(0, -94, 11, horn) + disc(-3, -98, 3.5, '#ffe9dd'),
    22.5,
  );
  const ball = [
    disc(0, 0, 72, iron),
    path('M-66-26A71 71 0 0 1 66-26C40-14-40-14-66-26Z', '#fff', 'opacity=".13"'),
    bar(-72, -6, 144, 12, '#11141f'),
    bar(-72, -6, 144, 3, '#8b94b4', 'opacity=".5"'),
    ring(14, disc(0, -60, 2.8, '#0d101a')),
    disc(0, 0, 22, '#11141f'),
    `<circle r="22" fill="none" stroke="${brass}" stroke-width="5"/>`,
    disc(0, 0, 12, horn),
    disc(-4, -4, 3.5, '#ffe9dd'),
    oval(-26, -42, 17, 8, '#fff', 'opacity=".42" transform="rotate(-34 -26 -42)"'),
  ].join('');
  return [
    disc(0, -10, 120, glow),
    oval(0, 110, 96, 10, '#000', 'opacity=".34"'),
    path('M-104 78H104L92 112H-92Z', wood),
    path('M-104 78H104L101 86H-101Z', '#f0c35f', 'opacity=".75"'),
    stroke('M-70 92H70M-62 102H62', '#2b1204', 2.4, 'opacity=".6"'),
    `<g transform="translate(0 -12) rotate(-9) scale(.9)">${horns}${ball}</g>`,
    `<g transform="translate(-66 68) rotate(-14) scale(.92)">${gem(['#f2f0ff', '#b7b8ff', '#5a4fe0', '#21136f'])}</g>`,
    `<g transform="translate(70 74) rotate(16) scale(.78)">${gem(['#effff2', '#aef2b4', '#1fae62', '#053a24'])}</g>`,
    glint(-82, 46, 13),
    glint(84, 56, 9),
    glint(-34, -66, 9),
  ].join('');
}
