/**
 * The symbols with a part of their own: the wild bursts like a sun, the scatter hangs like a silver
 * moon, the book is bound in leather with brass corners, the coin of luck is gold and enamel. The same in
 * every game, so that a player who knows one knows them all.
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

export function bookMedal(brush: Brush, figure: string): string {
  const { accent, deep, ink, main } = brush.palette;
  const brass = brush.linear(['#fff3c4', '#e9b64a', '#8a5214', '#f4cf74'], 0, 0, 1, 1);
  const leather = brush.linear([accent, deep, ink], 0, 0, 1, 1);
  const corner = (turn: string) =>
    `<g transform="scale(${turn})">${path('M-84-104H-44L-84-62Z', brass)}${disc(-73, -92, 4.5, '#7a3f0a')}</g>`;
  return [
    disc(0, 0, 124, brush.radial(['0 #ffe3a0 .75', '.7 #ffb83a .25', '1 #ff9a2a 0'])),
    path('M-74 108H88L98 96V-92L86-104Z', ink),
    path('M-70 102H86L92 94V-90L82-98Z', '#f6e3b4'),
    path('M-66 98H88M-66 92H90M-66 86H91', 'none', 'stroke="#b98a4c" stroke-width="2"'),
    path('M-88-108H78V90H-88Z', ink),
    path('M-84-104H74V86H-84Z', leather),
    path('M-84-104H-66V86H-84Z', ink, 'opacity=".55"'),
    path('M-56-90H60V72H-56Z', 'none', `stroke="${main}" stroke-width="3" opacity=".8"`),
    disc(2, -9, 66, brass),
    disc(2, -9, 58, '#3a1a0c'),
    disc(2, -9, 55, brush.radial([`0 ${main}`, `.5 ${deep}`, `1 ${ink}`], 0.45, 0.4, 0.7)),
    moved(2, -8, figure, 0.56),
    `<g transform="translate(-5 -9)">${['1 1', '-1 1', '1 -1', '-1 -1'].map(corner).join('')}</g>`,
    path('M66-26H92V8H66Z', brass),
    disc(79, -9, 6, '#5a2a08'),
    glint(-68, -86, 11),
    glint(84, 66, 9),
  ].join('');
}

/** Scalloped, with enamel in the cloth's colour, so that nobody takes it for the brass token. */
export function goldCoin(brush: Brush, figure: string): string {
  const { accent, deep, ink, main } = brush.palette;
  const gold = brush.linear(['#fffbe0', '#ffd662', '#c87f1a', '#ffe9a0'], 0, 0, 1, 1);
  const dark = '#7a3f0a';
  const scallops = (fill: string, r: number) => ring(12, disc(0, -86, r, fill));
  return [
    disc(0, 0, 126, brush.radial(['0 #fff0b0 .9', '.7 #ffc040 .4', '1 #ffa02a 0'])),
    scallops('#5a2a08', 29),
    disc(0, 0, 98, '#5a2a08'),
    scallops(gold, 25),
    disc(0, 0, 96, gold),
    ring(12, disc(0, -92, 7, main)),
    ring(12, disc(-2, -94, 2.4, '#fff')),
    disc(0, 0, 78, dark),
    disc(0, 0, 74, brush.radial([`0 ${accent}`, `.6 ${deep}`, `1 ${ink}`], 0.42, 0.36, 0.8)),
    ring(16, path('M0 0L-7-70H7Z', main, 'opacity=".28"')),
    disc(0, 0, 68, 'none', 'stroke="#ffd662" stroke-width="3"'),
    moved(0, -6, figure, 0.62),
    path('M-60-32A70 70 0 0 1 34-60A96 96 0 0 0-60-32Z', '#fff', 'opacity=".3"'),
    glint(-80, -72, 15),
    glint(86, -60, 11),
    glint(70, 84, 9),
  ].join('');
}
