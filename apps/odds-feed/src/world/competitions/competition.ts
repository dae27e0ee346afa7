/** What a competition is. Its numbers are part of ids that books store: they never change. */
import type { Sport } from '@bahati/book-rules/sports.ts';

/**
 * - `league`: double round robin, season after season, with a table.
 * - `cup`: knock-out of all in the pool, edition after edition.
 * - `card`: pairs of fighters, night after night.
 * - `races`: everybody of the pool against everybody.
 */
export type Format = 'league' | 'cup' | 'card' | 'races';

/**
 * When events start, in UTC. Of a week: "Wed 16:00x2 18:00; Sat 12:00". Of every day: minutes from
 * one start to the next at night (21–3), by day (3–14) and in the evening (14–21, Nairobi's best).
 */
export type Program =
  | { readonly week: string }
  | {
      readonly every: readonly [night: number, day: number, evening: number];
      /** Minutes after midnight of the first start. */
      readonly from: number;
    };

export type Competition = {
  readonly number: number;
  readonly sport: Sport;
  /** Two letters, or INT. */
  readonly country: string;
  readonly name: string;
  readonly format: Format;
  /** Names of pools; of several as many members of each as make `size` together. */
  readonly pools: readonly string[];
  readonly size: number;
  readonly program: Program;
  /** How long before its start a fixture is told, at the most. */
  readonly announcedHours: number;
  /** How many events of its first season were left out, so that two like it are not alike. */
  readonly ahead?: number;
};

export const announcedWeek = 168;
export const announcedSoon = 5;
