/** Markets of races: outrights. */
import { judgeHeadToHead, judgePlaces } from '@bahati/book-rules/markets/judges/order-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';

const races = ['athletics', 'motor_sport'] as const;
const ofRace = {
  group: 'main',
  sports: races,
  outcomes: 'entrants',
  line: 'none',
  of: 'event',
  looksAt: 'all',
} as const;

export const orderMarkets = {
  /** The one each way is offered on. */
  race_winner: { ...ofRace, judge: (result) => judgePlaces(result, 1) },
  podium: { ...ofRace, judge: (result) => judgePlaces(result, 3) },
  top_six: { ...ofRace, judge: (result) => judgePlaces(result, 6) },
  /** Its part is the number of the pair. */
  head_to_head: { ...ofRace, of: 'part', judge: judgeHeadToHead },
} as const satisfies Readonly<Record<string, Market>>;
