/** What a market is: its outcomes, its line, the sports that have it, and its judge. */
import type { CountedBeside } from '@bahati/book-rules/models/model.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Verdict } from './outcomes.ts';

/** Tabs of an event's page. */
export const marketGroups = [
  'main',
  'goals',
  'handicap',
  'halves',
  'parts',
  'teams',
  'score',
  'specials',
] as const;
export type MarketGroup = (typeof marketGroups)[number];

/** Which part of an event (0: the whole) at which line, in quarters; 0 where there is none. */
export type Asked = { readonly part: number; readonly quarters: number };

/**
 * What of a result a market looks at; results that agree in it are priced as one.
 * - `score`: the score and the winner of what is asked, of the event or of a part; `margin`, `sum`,
 *   `home`, `away`: that alone of the score;
 * - `parts`: how many sets or maps there were and who won how many;
 * - `corners`, `cards`: that count, which goes its own way beside the score;
 * - `all`: more.
 */
export type LooksAt =
  | 'score'
  | 'margin'
  | 'sum'
  | 'home'
  | 'away'
  | 'parts'
  | CountedBeside
  | 'all';

export type Market = {
  readonly group: MarketGroup;
  readonly sports: readonly Sport[];
  /** Of events of so many sets or maps at most; absent: of any. */
  readonly bestOf?: number;
  /**
   * Every outcome it can have, in the order they are shown; `entrants`: `p` and the id of everybody
   * who takes part.
   */
  readonly outcomes: readonly string[] | 'entrants';
  /** - `quarter`, `half`, `whole`: in steps of that; `goal`: the number of a goal, from 1. */
  readonly line: 'none' | 'quarter' | 'half' | 'whole' | 'goal';
  /** Can it be asked of the whole event, of a part, of both? */
  readonly of: 'event' | 'part' | 'both';
  readonly looksAt: LooksAt;
  /** Undefined: not decided by what is known. */
  readonly judge: (result: EventResult, asked: Asked) => Verdict | undefined;
};
