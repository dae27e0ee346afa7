/** The most a slip may win on what it is about, so that the largest stake falls as the odds rise. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, instant } from '@bahati/contract/wire.ts';
import { reason } from './shapes.ts';

const winLimitScope = z.enum(['sport', 'market', 'competition', 'event']);

const winLimit = z.object({
  scope: winLimitScope,
  /** football; total (of every event); an id. */
  key: z.string().max(40),
  mostWin: amount,
  /** What it is about, in words; empty for a sport and a market. */
  about: z.string(),
  since: instant,
});

export const winLimitCalls = defineCalls({
  'GET /trading/v1/win-limits': {
    summary: 'The most a slip may win on a sport, a kind of market, a competition or an event',
    audience: 'staff',
    value: z.object({ items: z.array(winLimit).max(500) }),
    refusals: {},
  },
  'PUT /trading/v1/win-limits': {
    summary: 'Set such a limit, or end it with null; it holds for what is placed from now on',
    audience: 'staff',
    body: z.strictObject({
      scope: winLimitScope,
      key: z.string().min(1).max(40),
      mostWin: amount.nullable(),
      reason,
    }),
    value: z.object({ isSet: z.boolean() }),
    refusals: { control_not_possible: 409 },
  },
});

export type TradingWinLimit = z.output<typeof winLimit>;
