/** Bet types of the race of ten: places, the sum of the first two, sizes, duels. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  choiceType,
  sizeOptions,
  sumOptions,
  wordOptions,
} from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { placeNames } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { placedType } from '@bahati/lottery-rules/bets/kinds/placed-type.ts';
import { orderedSpace, repeatedSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf, type DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import {
  orderedDirect,
  orderedEntry,
  orderedGroup,
  orderedPlaces,
} from '@bahati/lottery-rules/families/ordered/ordered-types.ts';

const family = 'racing';

const firstTwo = (numbers: DrawNumbers) => ballsOf(numbers).main.slice(0, 2);

const topTwo = choiceType({
  id: `${family}.top-two.sum`,
  family,
  panel: 'sums',
  space: orderedSpace(10, 2),
  view: firstTwo,
  options: sumOptions(3, 19),
});

/** 12 to 19 is big, 11 is small. */
const topTwoSize = choiceType({
  id: `${family}.top-two.size`,
  family,
  panel: 'buttons',
  space: orderedSpace(10, 2),
  view: firstTwo,
  options: sizeOptions(12),
});

const placeSizes = placedType({
  id: `${family}.place.size`,
  family,
  panel: 'racing',
  places: placeNames(10),
  options: sizeOptions(6),
  tierOf: () => 'win',
  viewOf: (numbers, place) => ballsOf(numbers).main.slice(place, place + 1),
  one: orderedSpace(10, 1),
  together: 'distinct',
});

/** The first against the tenth, the second against the ninth and so on; each is free of the others. */
const duels = placedType({
  id: `${family}.duel.dragon-tiger`,
  family,
  panel: 'buttons',
  places: ['pair-1-10', 'pair-2-9', 'pair-3-8', 'pair-4-7', 'pair-5-6'],
  options: wordOptions({
    dragon: ([isDragon]) => isDragon === 1,
    tiger: ([isDragon]) => isDragon === 0,
  }),
  tierOf: () => 'win',
  viewOf(numbers, place) {
    const { main } = ballsOf(numbers);
    return [(main[place] ?? 0) > (main[9 - place] ?? 0) ? 1 : 0];
  },
  one: repeatedSpace(0, 1, 1),
  together: 'free',
});

export const racingTypes: readonly BetType[] = [
  ...[1, 2, 3].map((count) => orderedDirect(family, 10, count)),
  ...[2, 3].map((count) => orderedEntry(family, 10, count)),
  ...[2, 3].map((count) => orderedGroup(family, 10, count)),
  orderedPlaces(family, 10, 10),
  topTwo,
  topTwoSize,
  placeSizes,
  duels,
];
