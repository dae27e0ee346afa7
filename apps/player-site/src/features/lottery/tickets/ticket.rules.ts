/** What a ticket says of itself beyond its facts: what of the selection won, and how it ended. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import type { BetType, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

export type TicketEnd = LotteryTicket['state'] | 'refunded';

/** A ticket of a draw that did not count was not cancelled by its member. */
export const endOf = ({ state, draw }: Pick<LotteryTicket, 'state' | 'draw'>): TicketEnd =>
  state === 'cancelled' && draw.state === 'refunded' ? 'refunded' : state;

export type ReadSelection = { readonly betType: BetType; readonly selection: Selection };

/** Undefined: rules newer than this page wrote it. */
export function readSelection({
  betType: id,
  selection,
}: Pick<LotteryTicket, 'betType' | 'selection'>): ReadSelection | undefined {
  const betType = betTypeOf(id);
  if (!betType) return undefined;
  const read = parseSelection(betType, selection);
  return 'refusal' in read ? undefined : { betType, selection: read.selection };
}

/** More symbols than this are not looked at one by one. */
const mostLooked = 200;

/**
 * The symbols without which the ticket would have won less, as `<part>:<symbol>`. None of one that
 * won nothing.
 */
export function winningSymbols(
  { betType, selection }: ReadSelection,
  numbers: DrawNumbers,
): ReadonlySet<string> {
  const found = new Set<string>();
  const linesOf = (one: Selection) =>
    betType.judge(one, numbers).reduce((sum, { lines }) => sum + lines, 0);
  const all = linesOf(selection);
  const count = selection.sets.reduce((sum, { length }) => sum + length, 0);
  if (all === 0 || count > mostLooked) return found;
  for (const [at, symbols] of selection.sets.entries()) {
    for (const symbol of symbols) {
      const sets = selection.sets.map((set, place) =>
        place === at ? set.filter((one) => one !== symbol) : set,
      );
      if (linesOf({ sets }) < all) found.add(`${at}:${symbol}`);
    }
  }
  return found;
}
