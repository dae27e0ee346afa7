/** What of an event counts for its markets. */
import type { Sport } from '@bahati/book-rules/sports.ts';

/** Markets named `winner` always count overtime and shoot-outs. */
export type Counts = 'regular' | 'with_overtime';

/** How many parts regular time has; null: as many as it takes. */
const facts: Readonly<Record<Sport, { counts: Counts; parts: number | null }>> = {
  football: { counts: 'regular', parts: 2 },
  efootball: { counts: 'regular', parts: 2 },
  ice_hockey: { counts: 'regular', parts: 3 },
  handball: { counts: 'regular', parts: 2 },
  rugby: { counts: 'regular', parts: 2 },
  basketball: { counts: 'with_overtime', parts: 4 },
  cricket: { counts: 'regular', parts: 2 },
  tennis: { counts: 'with_overtime', parts: null },
  table_tennis: { counts: 'with_overtime', parts: null },
  volleyball: { counts: 'with_overtime', parts: null },
  darts: { counts: 'with_overtime', parts: null },
  cs2: { counts: 'with_overtime', parts: null },
  valorant: { counts: 'with_overtime', parts: null },
  dota2: { counts: 'with_overtime', parts: null },
  lol: { counts: 'with_overtime', parts: null },
  boxing: { counts: 'with_overtime', parts: null },
  mma: { counts: 'with_overtime', parts: null },
  athletics: { counts: 'with_overtime', parts: null },
  motor_sport: { counts: 'with_overtime', parts: null },
};

export const countsOf = (sport: Sport): Counts => facts[sport].counts;
export const regularParts = (sport: Sport): number | null => facts[sport].parts;
