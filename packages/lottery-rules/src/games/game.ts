/** A game: a family drawn by a calendar, under one prize mode of the spec (§9). */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';

/** Spec §9. Vietnam's stand under LOTT by their maker TCG_LOTTO_VN, Asia's under SEA by TCG_SEA. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

/** The maker by whose name the spec tells pages apart; the house's own have `HOUSE`. */
export type Vassalage = 'TCG_LOTTO_VN' | 'TCG_SEA' | 'HOUSE';

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When draws are. Times are of the wall clock of the zone. */
export type Schedule =
  /** All day, the first at midnight of the zone. */
  | { readonly kind: 'every'; readonly minutes: 1 | 3 | 5; readonly zone: string }
  | {
      readonly kind: 'weekly';
      readonly days: readonly Weekday[];
      /** `18:15`. */
      readonly at: string;
      readonly zone: string;
    }
  | {
      readonly kind: 'monthly';
      /** Days of the month. */
      readonly days: readonly number[];
      readonly at: string;
      readonly zone: string;
    };

export type Game = {
  /** Letters, digits and hyphens: `five-digit-1m`. */
  readonly code: string;
  readonly family: Family;
  readonly prizeMode: PrizeMode;
  readonly vassalage: Vassalage;
  /** House: a provably fair draw. External: numbers of somebody else's draw. */
  readonly source: 'house' | 'external';
  readonly schedule: Schedule;
  /** How long before the draw sales close. */
  readonly closesBeforeSeconds: number;
  readonly title: Words;
};
