import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A great tanzanite, brilliant cut, with two small companions. */
export function drawGem(brush: Brush): string {
  const glow = brush.radial(['0 #b9c8ff .8', '.6 #7a8cff .2', '1 #7a8cff 0']);
  const facet = (from: string, to: string) => brush.linear([from, to], 0, 0, 1, 1);
  const stone = (tones: readonly [string, string, string, string, string, string]) => {
    const [white, light, clear, mid, deep, night] = tones;
    return [
      path('M-64-56H64L98-14L0 92L-98-14Z', mid),
      // Table and crown
      path('M-40-40H40L28-56H-28Z', facet(white, light)),
      path('M-64-56H-28L-40-40Z', light),
      path('M64-56H28L40-40Z', clear),
      path('M-64-56L-40-40L-56-14H-98Z', facet(light, mid)),
      path('M64-56L40-40L56-14H98Z', facet(mid, deep)),
      path('M-40-40L-56-14L0-14Z', facet(white, clear)),
      path('M40-40L56-14L0-14Z', facet(clear, deep)),
      path('M-40-40H40L0-14Z', facet(light, mid)),
      // Pavilion
      path('M-98-14H-56L0 92Z', facet(clear, deep)),
      path('M-56-14H-20L0 92Z', facet(white, mid)),
      path('M-20-14H20L0 92Z', facet(light, deep)),
      path('M20-14H56L0 92Z', facet(mid, night)),
      path('M56-14H98L0 92Z', facet(deep, night)),
      path('M-98-14H98L92-7H-92Z', '#fff', 'opacity=".35"'),
      stroke(
        `M-64-56H64L98-14L0 92L-98-14ZM-98-14H98M-64-56L-40-40L-56-14L0 92L56-14L40-40L64-56
          M-28-56L-40-40H40L28-56M-40-40L0-14L40-40M-20-14L0 92L20-14`,
        '#fff',
        1.4,
        'opacity=".4"',
      ),
      path('M-58-50H-6L-12-45H-62Z', '#fff', 'opacity=".75"'),
    ].join('');
  };
  const tanzanite = stone(['#f2f0ff', '#b7b8ff', '#8a86ff', '#5a4fe0', '#3626a8', '#190f5e']);
  const tsavorite = stone(['#effff2', '#aef2b4', '#5fdc86', '#1fae62', '#0c7440', '#053a24']);
  const ruby = stone(['#fff0f2', '#ffb3c0', '#ff6b88', '#e0274f', '#9c0f38', '#4e061f']);
  return [
    disc(0, 0, 120, glow),
    oval(0, 104, 86, 10, '#000', 'opacity=".32"'),
    `<g transform="translate(-70 52) rotate(-18) scale(.44)">${tsavorite}</g>`,
    `<g transform="translate(72 56) rotate(16) scale(.42)">${ruby}</g>`,
    `<g transform="translate(0 -6) scale(.98)">${tanzanite}</g>`,
    glint(-46, -52, 16),
    glint(66, -22, 10),
    glint(-84, 40, 7),
    glint(20, -92, 8),
    glint(88, 44, 6),
  ].join('');
}
