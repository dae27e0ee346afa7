/**
 * The special offer of a round: before the wheel stops, a place and a multiplier are drawn. It
 * multiplies what the place pays if the wheel stops there.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawWeighed, type Weighed } from '@bahati/game-rules/bet-games/weighed.ts';
import { isBonus, type SokoniPlace } from './sokoni.places.ts';

export type Special = { readonly place: SokoniPlace; readonly times: number };

/** Of 100 rounds; null: there is no special offer. */
export const specialPlaces: readonly Weighed<SokoniPlace | null>[] = [
  { value: 'one', weight: 15 },
  { value: 'two', weight: 11 },
  { value: 'five', weight: 9 },
  { value: 'ten', weight: 6 },
  { value: 'coin', weight: 12 },
  { value: 'crates', weight: 7 },
  { value: 'festival', weight: 6 },
  { value: null, weight: 34 },
];

const onNumbers: readonly Weighed[] = [
  { value: 2, weight: 50 },
  { value: 3, weight: 25 },
  { value: 5, weight: 15 },
  { value: 10, weight: 7 },
  { value: 20, weight: 2 },
  { value: 50, weight: 1 },
];

const onBonuses: readonly Weighed[] = [
  { value: 2, weight: 60 },
  { value: 3, weight: 25 },
  { value: 5, weight: 12 },
  { value: 10, weight: 3 },
];

/** Of 100 special offers for the place. */
export const specialTimes = (place: SokoniPlace): readonly Weighed[] =>
  isBonus(place) ? onBonuses : onNumbers;

/** First the place, then, if there is one, the multiplier. */
export function drawSpecial(draw: DrawStream): Special | null {
  const place = drawWeighed(draw, specialPlaces);
  return place && { place, times: drawWeighed(draw, specialTimes(place)) };
}
