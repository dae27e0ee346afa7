/**
 * A room as its messages tell it. Pure. News may come before the room they belong to, twice, or
 * after newer ones: each version is taken once, and none is lost.
 */
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';

type News = Extract<RoomServerMessage, { t: 'news' }>;

export type HeardRoom<View, Own> = {
  readonly version: number;
  readonly view: View;
  readonly own: Own;
};

export type Heard<View, Own> = {
  /** Null until the room was told whole. */
  readonly room: HeardRoom<View, Own> | null;
  /** Of this connection, for a room that is told after what came later. */
  readonly news: readonly News[];
};

/** A room is told at most so many changes late. */
const newsKept = 30;

export const nothingHeard = { room: null, news: [] } as const;

/** What was known stays; what a broken line said last belongs to no later room. */
export const afterBreak = <View, Own>({ room }: Heard<View, Own>): Heard<View, Own> => {
  return { room, news: [] };
};

/** `newerOwn` says which of two own parts is the later one. */
export function hear<View, Own>(
  heard: Heard<View, Own>,
  message: Extract<RoomServerMessage, { t: 'room' | 'news' | 'own' }>,
  newerOwn: (before: Own, next: Own) => Own = (_, next) => next,
): Heard<View, Own> {
  const { room, news } = heard;
  switch (message.t) {
    case 'room': {
      const { version, view } = message;
      const own = message.own as Own;
      const told = { version, view: view as View, own: room ? newerOwn(room.own, own) : own };
      return { room: news.reduce(withNews, told), news };
    }
    case 'news': {
      const kept = [...news, message].slice(-newsKept);
      return { room: room && withNews(room, message), news: kept };
    }
    case 'own':
      return { room: room && { ...room, own: newerOwn(room.own, message.own as Own) }, news };
  }
}

/** Parts that move without a version come with the version that stands. */
function withNews<View, Own>(
  room: HeardRoom<View, Own>,
  { version, view }: News,
): HeardRoom<View, Own> {
  if (version < room.version) return room;
  return { ...room, version, view: { ...room.view, ...view } };
}
