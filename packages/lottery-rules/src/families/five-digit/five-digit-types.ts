/** Bet types of the five digits. */
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
import { comboType } from './combo-type.ts';
import { repeatsTypes } from './repeats-types.ts';

const family = 'five-digit';

const five: Window = { family, name: 'five', from: 0, size: 5 };
const lastFour: Window = { family, name: 'last-four', from: 1, size: 4 };
const threes: readonly Window[] = [
  { family, name: 'first-three', from: 0, size: 3 },
  { family, name: 'middle-three', from: 1, size: 3 },
  { family, name: 'last-three', from: 2, size: 3 },
];
const twos: readonly Window[] = [
  { family, name: 'first-two', from: 0, size: 2 },
  { family, name: 'last-two', from: 3, size: 2 },
];

const one = { times: 1, pick: 1 };

/** Named by how many orders the digits of a group have. */
const fiveGroups = [
  groupWindow(five, 'group-120', [{ times: 1, pick: 5 }], true),
  groupWindow(
    five,
    'group-60',
    [
      { times: 2, pick: 1 },
      { times: 1, pick: 3 },
    ],
    false,
  ),
  groupWindow(five, 'group-30', [{ times: 2, pick: 2 }, one], false),
  groupWindow(
    five,
    'group-20',
    [
      { times: 3, pick: 1 },
      { times: 1, pick: 2 },
    ],
    false,
  ),
  groupWindow(
    five,
    'group-10',
    [
      { times: 3, pick: 1 },
      { times: 2, pick: 1 },
    ],
    false,
  ),
  groupWindow(five, 'group-5', [{ times: 4, pick: 1 }, one], false),
];

const fourGroups = [
  groupWindow(lastFour, 'group-24', [{ times: 1, pick: 4 }], true),
  groupWindow(
    lastFour,
    'group-12',
    [
      { times: 2, pick: 1 },
      { times: 1, pick: 2 },
    ],
    false,
  ),
  groupWindow(lastFour, 'group-6', [{ times: 2, pick: 2 }], true),
  groupWindow(lastFour, 'group-4', [{ times: 3, pick: 1 }, one], false),
];

export const fiveDigitTypes: readonly BetType[] = [
  directWindow(five),
  entryWindow(five),
  comboType(family),
  ...fiveGroups,
  directWindow(lastFour),
  entryWindow(lastFour),
  ...fourGroups,
  ...threes.flatMap((window) => [
    directWindow(window),
    entryWindow(window),
    directSums(window),
    groupWindow(window, 'group-3', [{ times: 2, pick: 1 }, one], true),
    groupWindow(window, 'group-6', [{ times: 1, pick: 3 }], true),
    holdsWindow(window, 1),
    holdsWindow(window, 2),
    shapesWindow(window),
  ]),
  ...twos.flatMap((window) => [
    directWindow(window),
    entryWindow(window),
    directSums(window),
    groupWindow(window, 'group', [{ times: 1, pick: 2 }], true),
    sizePair(window),
  ]),
  digitPlaces(family, 5),
  digitSizes(family, 5),
  digitsOfAny(family, 5, 2),
  digitsOfAny(family, 5, 3),
  digitsOfAny(family, 5, 4),
  ...repeatsTypes(family),
  sumSizes(five, 23),
  digitDuels(family, 5),
];
