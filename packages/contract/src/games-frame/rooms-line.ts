/** Where rooms are heard and what may be said there; a browser takes these without any schema. */

export const roomsLivePath = '/frame/v1/rooms/live';

/** What a client offers as the WebSocket's subprotocol; it changes with these messages. */
export const roomsProtocol = 'bahati.rooms.v1';

/** Longest message a client may send, in bytes. */
export const longestRoomMessage = 4_096;

/** What may be said at a table: a phrase by its code, which the frame puts in words. */
export const tablePhrases = [
  'hello',
  'good_luck',
  'well_played',
  'nice_hand',
  'thanks',
  'oops',
  'wow',
  'hurry',
  'one_moment',
  'bye',
] as const;
export type TablePhrase = (typeof tablePhrases)[number];
