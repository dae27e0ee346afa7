/**
 * The tables a lottery starts with: published prizes where there are any, and the family's usual
 * return where there are none. Later versions are the back office's.
 */
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import {
  parseOdds,
  type PrizeTable,
  type PrizeTables,
} from '@bahati/lottery-rules/bets/prize-table.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { digitTables } from './digit-tables.ts';
import { numberTables } from './number-tables.ts';
import { tableAt } from './table-at.ts';

const published = { ...digitTables, ...numberTables };

/** What things said of a draw return. At half of it an even chance would pay its stake and no more. */
const returnOfChoices = rational(19n, 20n);

/** What lines without published prizes return. */
const usualReturn: Readonly<Record<Family, Rational>> = {
  'five-digit': rational(1n, 2n),
  'three-digit': rational(1n, 2n),
  'eleven-five': rational(13n, 22n),
  racing: rational(19n, 20n),
  'six-mark': rational(9n, 10n),
  keno: rational(19n, 20n),
  'dice-three': rational(5n, 9n),
  'lucky-28': rational(19n, 20n),
  'vn-north': rational(19n, 20n),
  'vn-south': rational(19n, 20n),
  'four-d-sg': rational(13n, 20n),
  'four-d-my': rational(13n, 20n),
  'thai-glo': rational(9n, 10n),
  'six-of-49': rational(1n, 2n),
  'six-of-45': rational(1n, 2n),
  'six-of-55': rational(1n, 2n),
};

const made = new Map<string, PrizeTable>();

/** Made when it is first asked for: some are found by going through all draws. */
export function defaultTable(betType: BetType): PrizeTable {
  const found = made.get(betType.id) ?? makeTable(betType);
  made.set(betType.id, found);
  return found;
}

/** Of all bet types, for a catalogue that is filled once. */
export const defaultTables = (): PrizeTables =>
  Object.fromEntries(betTypes.map((betType) => [betType.id, defaultTable(betType)]));

function makeTable(betType: BetType): PrizeTable {
  const texts = published[betType.id];
  if (!texts) {
    const isChoice = betType.panel.kind === 'buttons' || betType.panel.kind === 'dice';
    return tableAt(betType, isChoice ? returnOfChoices : usualReturn[betType.family]);
  }
  return Object.fromEntries(
    Object.entries(texts).map(([tier, text]) => {
      const odds = parseOdds(text);
      if (odds === undefined) throw new RangeError(`${text} are no odds of ${betType.id}.`);
      return [tier, odds];
    }),
  );
}
