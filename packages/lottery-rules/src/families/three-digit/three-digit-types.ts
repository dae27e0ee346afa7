/** Bet types of the three digits. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  digitDuels,
  digitPlaces,
  digitSizes,
  digitsOfAny,
} from '@bahati/lottery-rules/families/digits/digit-places.ts';
import {
  directSums,
  directWindow,
  entryWindow,
  groupWindow,
  holdsWindow,
  shapesWindow,
  sizePair,
  sumSizes,
  type Window,
} from '@bahati/lottery-rules/families/digits/digit-window.ts';

const family = 'three-digit';

const three: Window = { family, name: 'three', from: 0, size: 3 };
const twos: readonly Window[] = [
  { family, name: 'first-two', from: 0, size: 2 },
  { family, name: 'last-two', from: 1, size: 2 },
];

export const threeDigitTypes: readonly BetType[] = [
  directWindow(three),
  entryWindow(three),
  directSums(three),
  groupWindow(
    three,
    'group-3',
    [
      { times: 2, pick: 1 },
      { times: 1, pick: 1 },
    ],
    true,
  ),
  groupWindow(three, 'group-6', [{ times: 1, pick: 3 }], true),
  holdsWindow(three, 1),
  holdsWindow(three, 2),
  shapesWindow(three),
  sumSizes(three, 14),
  ...twos.flatMap((window) => [
    directWindow(window),
    entryWindow(window),
    groupWindow(window, 'group', [{ times: 1, pick: 2 }], true),
    sizePair(window),
  ]),
  digitPlaces(family, 3),
  digitSizes(family, 3),
  digitsOfAny(family, 3, 2),
  digitDuels(family, 3),
];
