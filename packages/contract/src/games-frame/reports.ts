/** Reports of players by those who sit at a table with them. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id } from '@bahati/contract/wire.ts';

/**
 * - `together`: two or more play as one;
 * - `gives_chips`: loses to somebody on purpose;
 * - `not_human`: a program plays;
 * - `slow`: lets the time of every turn run out;
 * - `name`: his name insults;
 * - `other`: as the text says.
 */
export const reportReasons = [
  'together',
  'gives_chips',
  'not_human',
  'slow',
  'name',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const longestReport = 200;

const reportBody = z
  .strictObject({
    roomId: id,
    /** The number of the hand it is about, running or over for at most an hour. */
    hand: z.number().int().min(1).max(2_147_483_647),
    /** Who was dealt in at this seat of it. */
    seat: z.number().int().min(0).max(9),
    reason: z.enum(reportReasons),
    text: z.string().trim().min(1).max(longestReport).optional(),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== undefined, { path: ['text'] });

export const reportCalls = defineCalls({
  'POST /frame/v1/rooms/report': {
    summary:
      'Report a player of a hand to the staff; the same player for the same hand once. `not_found`: he was not in it',
    audience: 'player-frame',
    body: reportBody,
    value: z.object({}),
    refusals: {
      /** Only who sits there, or sat there within the hour, reports. */
      not_seated: 409,
      /** With the `maximum` of a day. */
      too_many_reports: 409,
    },
    perMinute: 10,
  },
});
