/**
 * The combination of all five digits: a line pays for all five, and beside that for its first and
 * last three and its first and last two, each by itself, so that one draw can pay all of them.
 */
import { rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Selection, Win } from '@bahati/lottery-rules/bets/bet-type.ts';
import { digitSymbols, panelOf, placeNames, row } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { gatherWins, sumOdds } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { direct } from '@bahati/lottery-rules/bets/lines/direct.ts';
import { setOf } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';

/** The places that must be right, from 0. */
const prizes = [
  { tier: 'five', places: [0, 1, 2, 3, 4] },
  { tier: 'three', places: [0, 1, 2] },
  { tier: 'three', places: [2, 3, 4] },
  { tier: 'two', places: [0, 1] },
  { tier: 'two', places: [3, 4] },
] as const;

const tiers = ['five', 'three', 'two'];
const allPlaces = [0, 1, 2, 3, 4];

/** Lines of the selection that agree with the digits in these places. */
function linesAt(selection: Selection, digits: readonly string[], places: readonly number[]) {
  return allPlaces.reduce((lines, place) => {
    const chosen = setOf(selection, place);
    if (!places.includes(place)) return lines * chosen.length;
    return chosen.includes(digits[place] ?? '') ? lines : 0;
  }, 1);
}

const winsOf = (selection: Selection, digits: readonly string[]): Win[] =>
  gatherWins(
    tiers,
    prizes.map(({ tier, places }) => ({ tier, lines: linesAt(selection, digits, places) })),
  );

const allLastThree: Selection = { sets: [digitSymbols, digitSymbols, digitSymbols] };

export function comboType(family: Family): BetType {
  const system = direct({ width: 1 });
  return {
    id: `${family}.five.combo`,
    family,
    panel: panelOf('positions', ...placeNames(5).map((name) => row(name, digitSymbols))),
    tiers,
    pooled: [],
    unitsPerLine: 1,
    mostLines: 100_000,
    samples: ['1|2|3|4|5'],
    lines: system.count,
    eachLine: system.each,
    tiersOf: () => tiers,
    // Whatever the last three are, the first two alone can win: every last three has a key.
    liability(selection, oddsOf) {
      const found = new Map<string, bigint>();
      const first = [0, 1].map((place) => setOf(selection, place)[0] ?? '');
      for (const line of system.each(allLastThree)) {
        const wins = winsOf(selection, [...first, ...line]);
        found.set(`${family}.five.combo:${line}`, sumOdds(wins, oddsOf));
      }
      return found;
    },
    judge: (selection, numbers) => winsOf(selection, ballsOf(numbers).main.map(String)),
    expected(selection) {
      const lines = BigInt(system.count(selection));
      return tiers.map((tier) => {
        const same = prizes.filter((prize) => prize.tier === tier);
        const places = same[0]?.places.length ?? 0;
        return { tier, lines: rational(lines * BigInt(same.length), 10n ** BigInt(places)) };
      });
    },
    // A draw of chosen digits has every prize that any draw could have.
    most: (selection, oddsOf) =>
      sumOdds(
        winsOf(
          selection,
          allPlaces.map((place) => setOf(selection, place)[0] ?? ''),
        ),
        oddsOf,
      ),
  };
}
