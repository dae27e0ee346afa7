/**
 * The two symbols with a part of their own: the wild bursts like a sun, the scatter hangs like a
 * silver moon. The same in every game, so that a player who knows one knows them all.
 */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, ring } from '@bahati/ui/game-art/shapes.ts';

export function wildMedal(brush: Brush, figure: string): string {
  const { accent, deep, ink, main } = brush.palette;
  const gold = brush.linear(['#fffbe0', '#ffd662', '#d98a1e', '#7a3f0a']);
  return [
    disc(0, 0, 122, brush.radial(['0 #ffe9a0 .9', '.7 #ffb83a .35', '1 #ff9a2a 0'])),
    ring(12, path('M-27-82L0-124L27-82Z', gold)),
    ring(12, path('M-12-88L0-110L12-88Z', accent), 0),
    disc(0, 0, 94, gold),
    disc(0, 0, 84, '#5a2a08'),
    ring(30, disc(0, -87.5, 3.4, '#fffbe0')),
    disc(0, 0, 80, brush.radial([`0 ${accent}`, `.55 ${deep}`, `1 ${ink}`], 0.5, 0.46, 0.66)),
    ring(16, path('M0 0L-9-78H9Z', main, 'opacity=".3"')),
    moved(0, 0, figure, 0.76),
    glint(-78, -80, 15),
    glint(84, -70, 10),
    glint(70, 84, 9),
  ].join('');
}

export function scatterMedal(brush: Brush, figure: string): string {
  const { ink, ground, main } = brush.palette;
  const silver = brush.linear(['#ffffff', '#b9d4ea', '#5f7fa3', '#e6f4ff'], 0, 0, 1, 1);
  return [
    disc(0, 0, 122, brush.radial(['0 #d8f2ff .8', '.72 #8fd6ff .25', '1 #8fd6ff 0'])),
    disc(0, 0, 108, ink),
    disc(0, 0, 104, silver),
    disc(0, 0, 91, ink),
    ring(24, disc(0, -97.5, 4, main)),
    disc(0, 0, 88, brush.radial(['#a8e4ff', ground, ink], 0.42, 0.36, 0.78)),
    ring(8, disc(0, -74, 2.2, '#fff', 'opacity=".8"'), 12),
    path('M-78-36A86 86 0 0 1 78-36A120 120 0 0 0-78-36Z', '#fff', 'opacity=".2"'),
    moved(0, 2, figure, 0.76),
    glint(-86, -62, 12, '#eafaff'),
    glint(88, 52, 9, '#eafaff'),
  ].join('');
}
