/** The parts of a room that a sit-and-go adds, and the clock of its blinds. */
import type {
  SeenEntrant,
  SeenSitAndGo,
  SeenTerms,
  SitAndGoView,
} from '@bahati/contract/games-frame/sit-and-go.ts';
import { useRoom, useServerNow } from '#frame/seats/use-seats.ts';

export type SeenGame = {
  readonly game: SeenSitAndGo;
  readonly terms: SeenTerms;
  /** Null: this player does not take part. */
  readonly own: SeenEntrant | null;
  /** His buy-in is not answered yet. */
  readonly isAsking: boolean;
};

/** Null until the room was told. */
export function useSitAndGo(): SeenGame | null {
  const room = useRoom();
  if (!room) return null;
  const { sitAndGo: game, terms, seats } = room.view as SitAndGoView;
  const { seat } = room.own;
  return {
    game,
    terms,
    own: game.players.find((player) => player.seat === seat) ?? null,
    isAsking: seats.some((each) => each.seat === seat && each.isAsking),
  };
}

const lookMs = 500;
const secondMs = 1_000;

/** "2:05" until a time of the server's clock; null: there is none. */
export function useTimeTo(at: string | null): string | null {
  const nowMs = useServerNow(lookMs);
  if (at === null) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(at) - nowMs) / secondMs));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds - minutes * 60).padStart(2, '0')}`;
}

export const minutesOf = (ms: number): number => Math.round(ms / 60_000);
