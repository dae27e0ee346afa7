/** The calls of records: rounds, hands and seats by their ids. */
import type { officeRecordCalls } from '@bahati/contract/rooms-office/records.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import { findRecord } from './find-record.ts';
import { listOfficeEntries } from './list-entries.ts';
import { readOfficeHand, revealHand } from './read-hand.ts';
import { readOfficeRound } from './read-round.ts';
import { listSeatHands, readSeatRecord } from './read-seat.ts';

export function recordHandlers(
  context: Context,
): Handlers<typeof officeRecordCalls, { staff: Officer }> {
  return {
    'GET /rooms-office/v1/find': ({ query }) => findRecord(context, query.text),
    'GET /rooms-office/v1/rounds/:roundId': ({ params, query }) =>
      readOfficeRound(context, params.roundId, query.language),
    'GET /rooms-office/v1/rounds/:roundId/entries': ({ params, query }) =>
      listOfficeEntries(context, params.roundId, query),
    'GET /rooms-office/v1/hands/:handId': ({ params }) => readOfficeHand(context, params.handId),
    'POST /rooms-office/v1/hands/:handId/cards': ({ actor, params, body }) =>
      revealHand(context, actor, params.handId, body.reason),
    'GET /rooms-office/v1/seats/:seatId': ({ params }) => readSeatRecord(context, params.seatId),
    'GET /rooms-office/v1/seats/:seatId/hands': ({ params, query }) =>
      listSeatHands(context, params.seatId, query),
  };
}
