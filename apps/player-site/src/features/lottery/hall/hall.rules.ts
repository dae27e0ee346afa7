/** How a hall is laid out: fast games by family and minutes, Vietnam's by region and day. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';
import { dayOf } from '@bahati/lottery-rules/calendar/zones.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';

export type FamilyGroup = { readonly family: string; readonly games: readonly HallGame[] };

/** Fast games of a family together, the shortest first. */
export function fastGroups(games: readonly HallGame[]): FamilyGroup[] {
  const fast = games.filter(({ everySeconds }) => everySeconds !== null);
  return Array.from(
    Map.groupBy(fast, ({ family }) => family),
    ([family, own]) => ({
      family,
      games: own.toSorted((a, b) => (a.everySeconds ?? 0) - (b.everySeconds ?? 0)),
    }),
  );
}

const closesMs = ({ next }: HallGame): number =>
  next === null ? Number.POSITIVE_INFINITY : Date.parse(next.closesAt);

/** Drawn by a calendar, the next draw first. */
export const calendarGames = (games: readonly HallGame[]): HallGame[] =>
  games
    .filter(({ everySeconds }) => everySeconds === null)
    .toSorted((a, b) => closesMs(a) - closesMs(b));

export const regions = ['north', 'central', 'south'] as const;
export type Region = (typeof regions)[number];

export const regionOf = ({ gameCode }: HallGame): Region | undefined =>
  regions.find((region) => gameCode.startsWith(`vn-${region}-`));

const dayMs = 86_400_000;

export type VietnamDay = {
  /** Provinces that draw today, drawn or still to come. */
  readonly today: readonly HallGame[];
  readonly later: readonly HallGame[];
  /** Whose newest numbers are of yesterday. */
  readonly yesterday: readonly HallGame[];
};

/** Provinces of a region by the calendar of their own zone. */
export function vietnamDay(games: readonly HallGame[], region: Region, nowMs: number): VietnamDay {
  const own = calendarGames(games.filter((game) => regionOf(game) === region));
  const dayText = (game: HallGame, atMs: number): string => {
    const zone = gameOf(game.gameCode)?.schedule.zone ?? 'Asia/Ho_Chi_Minh';
    return dayOf(atMs, zone).text;
  };
  const isToday = (game: HallGame): boolean => {
    const today = dayText(game, nowMs);
    return game.next?.number === today || game.last?.number === today;
  };
  return {
    today: own.filter(isToday),
    later: own.filter((game) => !isToday(game)),
    yesterday: own.filter((game) => game.last?.number === dayText(game, nowMs - dayMs)),
  };
}
