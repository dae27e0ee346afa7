/**
 * Pick: each choice of so many symbols is a line. Bankers, the first part, are in every line; the
 * others, the second part, fill up what is left (dan tuo). A line has its symbols in order: `0105`.
 */
import type { Part, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { piecesOf } from '@bahati/lottery-rules/bets/selection.ts';
import { choose, type LineSystem, setOf, subsets } from './line-system.ts';

/** The parts of a pick; a ticket without bankers leaves the first empty. */
export function pickParts(symbols: readonly string[], taken: number): readonly Part[] {
  return [
    { name: 'bankers', symbols, least: 0, most: taken - 1 },
    { name: 'others', symbols, least: 1, most: symbols.length },
  ];
}

export const bankersOf = (selection: Selection) => setOf(selection, 0);
export const othersOf = (selection: Selection) => setOf(selection, 1);

/** A symbol that is both banker and other makes no line. */
const isTwice = (selection: Selection) =>
  bankersOf(selection).some((symbol) => othersOf(selection).includes(symbol));

export const pick = (taken: number, width: number): LineSystem => ({
  count: (selection) =>
    isTwice(selection)
      ? 0
      : choose(othersOf(selection).length, taken - bankersOf(selection).length),
  *each(selection) {
    if (isTwice(selection)) return;
    const bankers = bankersOf(selection);
    for (const rest of subsets(othersOf(selection), taken - bankers.length)) {
      yield [...bankers, ...rest].toSorted().join('');
    }
  },
  times(selection, line) {
    const symbols = piecesOf(line, width);
    if (isTwice(selection) || new Set(symbols).size !== taken) return 0;
    const hasBankers = bankersOf(selection).every((symbol) => symbols.includes(symbol));
    const isChosen = symbols.every(
      (symbol) => bankersOf(selection).includes(symbol) || othersOf(selection).includes(symbol),
    );
    return hasBankers && isChosen ? 1 : 0;
  },
});
