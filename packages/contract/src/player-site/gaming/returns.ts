/** The measured RTP of games beside the stated one, public. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, languageOrEnglish } from '@bahati/contract/wire.ts';

/** gathering: too few rounds; unstated: an older build without a stated return. */
export const returnStates = ['gathering', 'inside', 'outside', 'unstated'] as const;

const percent = z.string().regex(/^\d{1,9}\.\d{2}$/);

export const monitoredReturn = z.object({
  gameId: z.string(),
  displayName: z.string(),
  vendorName: z.string(),
  /** The build; a changed game starts a new count. */
  version: z.number().int(),
  /** The bet mode: "spin", or the bought feature. */
  choice: z.string(),
  currency,
  rounds: z.string().regex(/^\d{1,18}$/),
  statedPercent: percent.nullable(),
  measuredPercent: percent,
  /** The tolerance: 99 of 100 correct builds lie within it. */
  bandPercent: percent.nullable(),
  state: z.enum(returnStates),
});

export const returnCalls = defineCalls({
  'GET /lgw/games/returns': {
    summary: 'Measured RTP of games, most played first, by page',
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
      /** When the figures were last updated; null: no rounds yet. */
      readAt: instant.nullable(),
    }),
    refusals: {},
  },
  'GET /lgw/games/sheet': {
    summary: 'The address of the game info',
    audience: 'anyone',
    query: z.object({ gameId: z.string().min(1).max(80) }),
    /** Null: the vendor states no return. */
    value: z.object({ sheetUrl: z.string().max(600).nullable() }),
    refusals: { game_not_found: 404 },
  },
});

export type MonitoredReturn = z.infer<typeof monitoredReturn>;
