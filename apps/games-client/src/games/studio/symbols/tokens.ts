/**
 * The cheap symbols: a coin of brass, a glazed tile, a bead of glass, a patch of cloth. Form and
 * colour differ before the sign does, so that they are told apart at a glance.
 */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, moved, oval, path, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

type Sign = (colour: string) => string;

/** A sign cut into its ground: a light edge below, a dark one above. */
function engraved(sign: Sign, face: string, light: string, dark: string, scale: number): string {
  return (
    moved(0, 3, sign(light), scale) +
    moved(0, -3, sign(dark), scale) +
    moved(0, 0, sign(face), scale)
  );
}

function coin(brush: Brush, sign: Sign): string {
  return [
    disc(0, 0, 84, brush.linear(['#fff2c6', '#e9b850', '#8a5614', '#f0c35f'], 0, 0, 1, 1)),
    disc(0, 0, 70, '#7a4a10'),
    disc(0, 0, 67, brush.radial(['#fff0b8', '#e8b048', '#a96a1c'], 0.38, 0.32, 0.78)),
    ring(24, disc(0, -77, 3.6, '#7a4a10')),
    engraved(sign, '#8a4f12', '#fff3c4', '#4e2a08', 1.02),
    stroke('M-58-40A70 70 0 0 1-20-67', '#fffdf0', 6, 'opacity=".85"'),
  ].join('');
}

function tile(brush: Brush, sign: Sign): string {
  const rounded = (half: number, corner: number) =>
    `M${-half + corner} ${-half}H${half - corner}Q${half} ${-half} ${half} ${-half + corner}
      V${half - corner}Q${half} ${half} ${half - corner} ${half}H${-half + corner}
      Q${-half} ${half} ${-half} ${half - corner}V${-half + corner}Q${-half} ${-half}
      ${-half + corner} ${-half}Z`;
  const corner = path('M-56-56H-34A22 22 0 0 1-56-34Z', '#f3efe4');
  return [
    path(rounded(76, 18), brush.linear(['#d9fff4', '#1f9d90', '#06423f'])),
    path(rounded(66, 12), brush.radial(['#4fe0cc', '#149184', '#075650'], 0.4, 0.3, 0.85)),
    ring(4, corner),
    path(rounded(60, 8), 'none', 'stroke="#f3efe4" stroke-width="3.5"'),
    engraved(sign, '#fffbe8', '#a8fff0', '#04403c', 0.92),
    path('M-62-50Q-62-62-50-62H44L-62 34Z', '#fff', 'opacity=".16"'),
  ].join('');
}

function bead(brush: Brush, sign: Sign): string {
  const facets = Array.from({ length: 8 }, (_, at) => {
    const turn = ((at + 0.5) * Math.PI) / 4;
    return `${at ? 'L' : 'M'}${tidy(82 * Math.sin(turn))} ${tidy(-82 * Math.cos(turn))}`;
  }).join('');
  return [
    stroke('M-104 0H104', '#f0d6a4', 8),
    path(`${facets}Z`, brush.linear(['#ffd3c4', '#ff6b4a', '#8f1f24'], 0, 0, 1, 1)),
    ring(8, path('M-33-79L0-62L33-79Z', '#fff', 'opacity=".16"'), 0),
    disc(0, 0, 61, brush.radial(['#ff9a7a', '#e0402f', '#7d1420'], 0.4, 0.32, 0.8)),
    engraved(sign, '#ffe9c4', '#ffb8a0', '#6d0f1c', 0.9),
    oval(-24, -38, 22, 10, '#fff', 'opacity=".5" transform="rotate(-28 -24 -38)"'),
  ].join('');
}

function cloth(brush: Brush, sign: Sign): string {
  return [
    path('M0-96L96 0L0 96L-96 0Z', brush.linear(['#b8a8ff', '#5a48d0', '#241463'], 0, 0, 1, 1)),
    path(
      'M0-78L78 0L0 78L-78 0Z',
      brush.radial(['#7f6cf0', '#4632b4', '#2a1a78'], 0.42, 0.34, 0.8),
    ),
    path(
      'M0-70L70 0L0 70L-70 0Z',
      'none',
      'stroke="#ffd98a" stroke-width="4" stroke-dasharray="9 6"',
    ),
    engraved(sign, '#fff0c4', '#a898ff', '#170a4a', 0.84),
    path('M0-96L96 0L74 0L0-74L-74 0L-96 0Z', '#fff', 'opacity=".14"'),
  ].join('');
}

export const tokens: Readonly<Record<string, (brush: Brush, sign: Sign) => string>> = {
  coin,
  tile,
  bead,
  cloth,
};
