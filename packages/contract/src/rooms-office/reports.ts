/** What players reported of each other at tables with seats, and what staff found. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { reportReasons } from '@bahati/contract/games-frame/reports.ts';
import { officeReason } from '@bahati/contract/program-office.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { ofRoom } from './records.ts';

const person = z.object({ memberId: z.string(), name: z.string(), seatId: id });

const officeReport = z.object({
  reportId: id,
  room: ofRoom,
  hand: z.object({ handId: id, number: z.number().int() }),
  reporter: person,
  reported: person,
  reason: z.enum(reportReasons),
  text: z.string().nullable(),
  at: instant,
  state: z.enum(['open', 'upheld', 'dismissed']),
  /** Of the last 90 days, this report included: who reported him, and how often it was upheld. */
  reportedBy: z.number().int(),
  reportedUpheld: z.number().int(),
  /** Of the last 90 days: how many of the reporter's own were dismissed. */
  reporterDismissed: z.number().int(),
  decided: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});
export type OfficeReport = z.output<typeof officeReport>;

export const officeReportCalls = defineCalls({
  'GET /rooms-office/v1/reports': {
    summary: 'Reports of players by players, newest first; of one member where he is named',
    audience: 'staff',
    query: z.object({
      state: z.enum(['open', 'all']).default('open'),
      memberId: z.string().min(1).max(100).optional(),
      cursor,
      pageSize,
    }),
    value: page(officeReport),
    refusals: {},
  },
  'POST /rooms-office/v1/reports/:reportId': {
    summary: 'Decide on a report, once',
    audience: 'staff',
    params: z.object({ reportId: id }),
    body: z.strictObject({ decision: z.enum(['upheld', 'dismissed']), reason: officeReason }),
    value: officeReport,
    refusals: { decision_over: 409 },
  },
});
