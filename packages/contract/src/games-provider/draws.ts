/** What the platform asks a vendor whose games are drawn: lotteries. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { instant } from '@bahati/contract/wire.ts';
import { externalId } from './wallet.ts';

const openDraw = z.object({
  gameCode: externalId,
  /** As members know the draw. */
  number: z.string().min(1).max(40),
  closesAt: instant,
});
export type OpenDraw = z.output<typeof openDraw>;

export const drawCalls = defineCalls({
  'POST /vendor/v1/draws/open': {
    summary: 'Of each game the draw that takes bets now',
    audience: 'platform',
    body: z.strictObject({}),
    value: z.object({ draws: z.array(openDraw).max(1_000) }),
    refusals: {},
  },
});
