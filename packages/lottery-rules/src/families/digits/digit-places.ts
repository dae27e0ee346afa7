/** Bets on digits by their place, wherever the place is: one digit, any places together, duels. */
import { rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { sizeOptions, wordOptions } from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { digitSymbols, panelOf, placeNames, row } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { placedType } from '@bahati/lottery-rules/bets/kinds/placed-type.ts';
import { viewType } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import {
  combinationsOf,
  directOfAny,
  placedLine,
} from '@bahati/lottery-rules/bets/lines/direct.ts';
import { setOf } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { digitSpace, repeatedSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf, type DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

/** A digit in its place: every digit chosen for every place is a line. */
export const digitPlaces = (family: Family, places: number): BetType =>
  placedType({
    id: `${family}.place.direct`,
    family,
    panel: 'positions',
    places: placeNames(places),
    options: new Map(
      digitSymbols.map((symbol) => [
        symbol,
        ([digit]: readonly number[]) => digit === Number(symbol),
      ]),
    ),
    tierOf: () => 'win',
    viewOf: (numbers, place) => ballsOf(numbers).main.slice(place, place + 1),
    one: digitSpace(1),
    together: 'free',
  });

/** Size and parity of the digit of each place. */
export const digitSizes = (family: Family, places: number): BetType =>
  placedType({
    id: `${family}.place.size`,
    family,
    panel: 'buttons',
    places: placeNames(places),
    options: sizeOptions(5),
    tierOf: () => 'win',
    viewOf: (numbers, place) => ballsOf(numbers).main.slice(place, place + 1),
    one: digitSpace(1),
    together: 'free',
  });

/** Any two, three or four of the places that were filled, each combination of them direct. */
export function digitsOfAny(family: Family, places: number, taken: number): BetType {
  const names = placeNames(places);
  const combinations = [...combinationsOf(places, taken)];
  return viewType({
    id: `${family}.any-${taken}.direct`,
    family,
    panel: panelOf('positions', ...names.map((name) => row(name, digitSymbols, 0))),
    tiers: ['win'],
    system: directOfAny(names, taken),
    lineChance: rational(1n, 10n ** BigInt(taken)),
    space: digitSpace(places),
    view: (numbers) => ballsOf(numbers).main,
    wins: (view) =>
      combinations.map((chosen) => {
        const digits = chosen.map((place) => String(view[place]));
        return [placedLine(chosen, digits), 'win'] as const;
      }),
    // Whichever digits hit, each place that was filled counts once.
    best: (selection) => [names.map((_, place) => Number(setOf(selection, place)[0] ?? 0))],
    // Liability is counted by the places of a line and the digits of the first two.
    coarse: (line) =>
      line
        .split(',')
        .map((piece, at) => (at < 2 ? piece : piece.split(':')[0]))
        .join(','),
    ...(taken > 2
      ? { pieces: (selection: Selection) => piecesOfAny(combinations, selection) }
      : {}),
    samples: [names.map((_, place) => (place < taken ? '1' : '')).join('|')],
    mostLines: 50_000,
  });
}

/** What `coarse` makes of the lines, without writing them out. */
function* piecesOfAny(
  combinations: readonly (readonly number[])[],
  selection: Selection,
): Generator<string> {
  for (const places of combinations) {
    if (places.some((place) => setOf(selection, place).length === 0)) continue;
    const [first = 0, second = 0, ...rest] = places;
    const ending = rest.map((place) => `,${place + 1}`).join('');
    for (const one of setOf(selection, first)) {
      for (const other of setOf(selection, second)) {
        yield placedLine([first, second], [one, other]) + ending;
      }
    }
  }
}

/** The one against the other: of each pair of places the higher digit, or neither. */
export function digitDuels(family: Family, places: number): BetType {
  const pairs = [...combinationsOf(places, 2)];
  const duel = wordOptions({
    dragon: ([first = 0, second = 0]) => first > second,
    tiger: ([first = 0, second = 0]) => first < second,
    tie: ([first, second]) => first === second,
  });
  return placedType({
    id: `${family}.duel.dragon-tiger`,
    family,
    panel: 'buttons',
    places: pairs.map(([first = 0, second = 0]) => `pair-${first + 1}-${second + 1}`),
    options: duel,
    tierOf: (symbol) => (symbol === 'tie' ? 'tie' : 'win'),
    viewOf(numbers, place) {
      const { main } = ballsOf(numbers);
      return (pairs[place] ?? []).map((at) => main[at] ?? 0);
    },
    one: digitSpace(2),
    together: () => weakOrders(places),
  });
}

/** Only the order of digits matters: as many different ones as there are places have every order. */
function* weakOrders(places: number): Generator<DrawNumbers> {
  for (const { view } of repeatedSpace(0, places - 1, places).cases()) {
    yield { kind: 'balls', main: view, extra: [] };
  }
}
