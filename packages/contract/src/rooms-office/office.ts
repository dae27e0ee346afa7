/**
 * The rooms' office in the back office: the back office asks the games server directly with an office
 * token, got for a pass the platform signed (games-provider/sports.ts, `staffPass`). Rights:
 * `rooms.read` sees, `rooms.act` pauses rooms, sets their limits and lets bots of the house sit, `rooms.cards` sees hidden cards of
 * hands that are over, `rooms.decide` asks for and answers voids and decides on reports and cases.
 */
import { defineCalls } from '@bahati/contract/call.ts';
import { officeSession, passBody } from '@bahati/contract/program-office.ts';
import { roomsDecisionCalls } from './decisions.ts';
import { officeHouseBotCalls } from './house-bots.ts';
import { officeRecordCalls } from './records.ts';
import { officeReportCalls } from './reports.ts';
import { officeRoomCalls } from './rooms.ts';

const sessionCalls = defineCalls({
  'POST /rooms-office/v1/session': {
    summary: 'Exchange a pass of the platform, once, for an office token',
    audience: 'anyone',
    body: passBody,
    value: officeSession,
    refusals: { pass_invalid: 401 },
    perMinute: 60,
  },
});

export const roomsOfficeCalls = {
  ...sessionCalls,
  ...officeRoomCalls,
  ...officeRecordCalls,
  ...roomsDecisionCalls,
  ...officeReportCalls,
  ...officeHouseBotCalls,
};
export type RoomsOfficeCalls = typeof roomsOfficeCalls;
