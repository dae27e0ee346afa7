/** Quick pick: one line of a bet type out of a draw of the caller's. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import type { BetType, Part, Selection } from './bet-type.ts';

/** Parts that repeat what another one has taken make no line: such a pick is drawn again. */
const mostTries = 200;

/**
 * A selection with as few symbols as the bet type allows, all alike likely. Where every part may stay
 * empty (a digit of any place), one symbol of one part, or as many parts as a line needs.
 */
export function quickPick(betType: BetType, draw: Pick<DrawStream, 'nextInt'>): Selection {
  const { parts } = betType.panel;
  const grown = growOthers(betType, draw);
  if (grown) return grown;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = drawLots({ ...draw, cursor: 0 }, parts.length, parts.length);
    for (let filled = 1; filled <= parts.length; filled += 1) {
      const chosen = new Set(order.slice(0, filled));
      const selection = {
        sets: parts.map((part, at) => pickPart(part, chosen.has(at) ? 1 : 0, draw)),
      };
      if (betType.lines(selection) > 0) return selection;
    }
  }
  throw new RangeError(`${betType.id} gives no quick pick.`);
}

/** A pick without bankers: as many others as a line has. */
function growOthers(betType: BetType, draw: Pick<DrawStream, 'nextInt'>): Selection | null {
  const others = betType.panel.parts.find(({ name }) => name === 'others');
  if (!others?.symbols) return null;
  for (let count = 1; count <= others.symbols.length; count += 1) {
    const selection = {
      sets: betType.panel.parts.map((part) => (part === others ? pickPart(part, count, draw) : [])),
    };
    if (betType.lines(selection) > 0) return selection;
  }
  return null;
}

function pickPart(
  part: Part,
  wanted: number,
  draw: Pick<DrawStream, 'nextInt'>,
): readonly string[] {
  const count = Math.min(part.most, Math.max(part.least, wanted));
  if (part.symbols) {
    const { symbols } = part;
    return drawLots({ ...draw, cursor: 0 }, symbols.length, count)
      .toSorted((a, b) => a - b)
      .map((place) => symbols[place] ?? '');
  }
  return count > 0 && part.typed ? [typeNumber(part.typed, draw)] : [];
}

function typeNumber(
  { pieces, digits, among }: NonNullable<Part['typed']>,
  draw: Pick<DrawStream, 'nextInt'>,
): string {
  if (among) {
    return drawLots({ ...draw, cursor: 0 }, among.length, pieces)
      .map((place) => among[place] ?? '')
      .join('');
  }
  return Array.from({ length: pieces * digits }, () => draw.nextInt(10)).join('');
}
