/** All bet types of all families. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { diceThreeTypes } from '@bahati/lottery-rules/families/dice-three/dice-three-types.ts';
import { elevenFiveTypes } from '@bahati/lottery-rules/families/eleven-five/eleven-five-types.ts';
import { fiveDigitTypes } from '@bahati/lottery-rules/families/five-digit/five-digit-types.ts';
import { fourDTypes } from '@bahati/lottery-rules/families/four-d/four-d-types.ts';
import { kenoTypes } from '@bahati/lottery-rules/families/keno/keno-types.ts';
import { luckyTypes } from '@bahati/lottery-rules/families/lucky-28/lucky-28-types.ts';
import { nationalTypes } from '@bahati/lottery-rules/families/national/national-types.ts';
import { racingTypes } from '@bahati/lottery-rules/families/racing/racing-types.ts';
import { sixMarkTypes } from '@bahati/lottery-rules/families/six-mark/six-mark-types.ts';
import { thaiTypes } from '@bahati/lottery-rules/families/thai-glo/thai-glo-types.ts';
import { threeDigitTypes } from '@bahati/lottery-rules/families/three-digit/three-digit-types.ts';
import { vietnamTypes } from '@bahati/lottery-rules/families/vietnam/vietnam-types.ts';
import type { BetType } from './bet-type.ts';

export const betTypes: readonly BetType[] = [
  ...fiveDigitTypes,
  ...threeDigitTypes,
  ...elevenFiveTypes,
  ...racingTypes,
  ...sixMarkTypes,
  ...kenoTypes,
  ...diceThreeTypes,
  ...luckyTypes,
  ...vietnamTypes,
  ...fourDTypes,
  ...thaiTypes,
  ...nationalTypes,
];

const byId = new Map(betTypes.map((betType) => [betType.id, betType]));
const byFamily = Map.groupBy(betTypes, ({ family }) => family);

/** Undefined: there is no such bet type. */
export const betTypeOf = (id: string): BetType | undefined => byId.get(id);

/** In the order in which panels are offered. */
export const betTypesOf = (family: Family): readonly BetType[] => byFamily.get(family) ?? [];
