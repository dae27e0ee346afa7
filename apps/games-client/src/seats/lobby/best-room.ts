/** The table a member in a hurry is taken to. Pure. */
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';

export const isOpen = ({ seats, isPaused }: ListedRoom): boolean =>
  !isPaused && seats !== null && seats.taken < seats.most;

/** Among everybody's tables with a free seat the fullest, and of these the first. */
export function bestRoom(
  rooms: readonly ListedRoom[],
  mayPay: (room: ListedRoom) => boolean,
): ListedRoom | undefined {
  const free = rooms.filter((room) => room.inviteCode === null && isOpen(room) && mayPay(room));
  // Of members: a bot of the house leaves as soon as another sits down.
  const takenIn = ({ seats }: ListedRoom) => (seats ? seats.taken - seats.bots : 0);
  return free.toSorted((one, other) => takenIn(other) - takenIn(one))[0];
}
