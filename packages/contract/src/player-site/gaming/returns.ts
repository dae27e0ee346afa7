/** What games gave back so far beside what they should: open to everybody. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, languageOrEnglish } from '@bahati/contract/wire.ts';

/** gathering: too few rounds to judge; unstated: an older build nobody states a return of. */
export const returnStates = ['gathering', 'inside', 'outside', 'unstated'] as const;

const percent = z.string().regex(/^\d{1,9}\.\d{2}$/);

export const monitoredReturn = z.object({
  gameId: z.string(),
  displayName: z.string(),
  vendorName: z.string(),
  /** Rounds of a game that was changed are counted anew. */
  version: z.number().int(),
  /** "spin", or the feature that was bought. */
  choice: z.string(),
  currency,
  rounds: z.string().regex(/^\d{1,18}$/),
  statedPercent: percent.nullable(),
  measuredPercent: percent,
  /** So far to either side of what is stated lie 99 of 100 sound builds. */
  bandPercent: percent.nullable(),
  state: z.enum(returnStates),
});

export const returnCalls = defineCalls({
  'GET /lgw/games/returns': {
    summary: 'What games gave back so far, the most played first, by page',
    audience: 'anyone',
    query: z.object({
      language: languageOrEnglish,
      search: z.string().trim().max(60).optional(),
      pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(50).default(25),
    }),
    value: z.object({
      content: z.array(monitoredReturn).max(50),
      pageNum: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
      /** When the sums were last brought up to date; null: nothing was played yet. */
      readAt: instant.nullable(),
    }),
    refusals: {},
  },
  'GET /lgw/games/sheet': {
    summary: 'Where the mathematics of a game are told on one sheet',
    audience: 'anyone',
    query: z.object({ gameId: z.string().min(1).max(80) }),
    /** Null: its vendor states no return. */
    value: z.object({ sheetUrl: z.string().max(600).nullable() }),
    refusals: { game_not_found: 404 },
  },
});

export type MonitoredReturn = z.infer<typeof monitoredReturn>;
