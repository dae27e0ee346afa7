/** What the rooms' office reads, kept under the call and what it was asked. */
import type { RoomsDecision } from '@bahati/contract/rooms-office/decisions.ts';
import type { RoomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import { useQuery } from '@tanstack/react-query';
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
export const useRoomsWhole = reads.useWhole;

/** What staff have to do something about: rooms that stand still, reports nobody decided on. */
export const useCounts = () =>
  useRooms('GET /rooms-office/v1/counts', {}, { refetchEveryMs: 15_000 });

export const useWaiting = () =>
  useRooms(
    'GET /rooms-office/v1/decisions',
    { query: { state: 'waiting', pageSize: 50 } },
    { refetchEveryMs: 15_000 },
  );

/**
 * Who is touched by a void as it stands now. What is being answered is not looked at again: once it
 * is done it is not possible any more.
 */
export const useLook = (decision: RoomsDecision, isAnswered = false) =>
  useQuery({
    queryKey: ['rooms', 'look', decision],
    queryFn: ({ signal }) =>
      roomsCall('POST /rooms-office/v1/decisions/look', { body: { decision } }, signal),
    enabled: !isAnswered,
    staleTime: 0,
    retry: false,
  });
