/**
 * The symbols of flagship games in 48 units, for a record: wild, scatter and coin as everywhere
 * else, the others as stones told apart by cut as well as by colour; each is named beside it.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { studioGlyph } from './studio-glyphs.ts';

const cuts = [
  'M14 9h20l10 12-20 21L4 21z',
  'M24 4l17 10v20L24 44 7 34V14z',
  'M24 3l19 21-19 21L5 24z',
  'M9 9h30v30H9z',
  'M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40z',
] as const;
const colours = ['#ffd76a', '#7cc4ff', '#ff7ab0', '#5df0a0', '#ff8a4a', '#b48cff'] as const;

export function flagshipGlyph(definition: SlotDefinition, symbol: number): string {
  const { wild, scatter, holdAndSpin } = definition;
  if (symbol === scatter) return studioGlyph('scatter-', symbol);
  if (symbol === wild) return studioGlyph('wild-', symbol);
  if (symbol === holdAndSpin?.coin) return studioGlyph('coin-', symbol);
  // Five cuts and six colours meet again only after thirty symbols.
  const cut = cuts[symbol % cuts.length] ?? cuts[0];
  const fill = colours[symbol % colours.length] ?? colours[0];
  return (
    `<path d="${cut}" fill="${fill}"/>` +
    `<path d="${cut}" transform="translate(10 10) scale(.58)" fill="none" stroke="#fff" stroke-width="2.4" opacity=".75"/>`
  );
}
