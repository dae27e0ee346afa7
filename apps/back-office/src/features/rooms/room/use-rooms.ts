/** What the rooms' office reads, kept under the call and what it was asked. */
import type { RoomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import { hasProgramQuery, programSessionQuery } from '#features/programs/program-queries.ts';
import { createProgramReads } from '#features/programs/program-reads.ts';
import { gamesCode, openRooms, roomsCall } from './rooms-session.ts';

/** Hands and rounds move; what one looks at follows them this fast. */
export const liveMs = 3_000;

export const hasRoomsQuery = hasProgramQuery(gamesCode);

export const sessionQuery = programSessionQuery('rooms', openRooms);

const reads = createProgramReads<RoomsOfficeCalls>('rooms', roomsCall);
export const useRooms = reads.useRead;
export const useRoomsPages = reads.usePages;

/** Rooms that stand still, or whose wallet is silent: staff have to do something. */
export const useTroubles = () =>
  useRooms('GET /rooms-office/v1/troubles', {}, { refetchEveryMs: 15_000 });
