/** Which tournaments are offered, and when each of them begins. */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export type Series = {
  readonly code: string;
  readonly title: Words;
  /** Whole shillings of Kenya; other currencies by the usual steps. */
  readonly buyIn: bigint;
  readonly chips: Chips;
  readonly levelMinutes: number;
  readonly lateLevels: number;
  /** One begins so often, counted from midnight (UTC) and this much later. */
  readonly everyMinutes: number;
  readonly offsetMinutes: number;
};

export const tournamentSeries: readonly Series[] = [
  {
    code: 'sprint',
    title: { en: 'Sprint', sw: 'Mbio Fupi' },
    buyIn: 50n,
    chips: 1_500n,
    levelMinutes: 3,
    lateLevels: 3,
    everyMinutes: 10,
    offsetMinutes: 0,
  },
  {
    code: 'classic',
    title: { en: 'Classic', sw: 'Kawaida' },
    buyIn: 200n,
    chips: 2_000n,
    levelMinutes: 4,
    lateLevels: 4,
    everyMinutes: 30,
    offsetMinutes: 15,
  },
  {
    code: 'grand',
    title: { en: 'Grand', sw: 'Shindano Kuu' },
    buyIn: 1_000n,
    chips: 3_000n,
    levelMinutes: 6,
    lateLevels: 4,
    everyMinutes: 60,
    offsetMinutes: 0,
  },
];

/** So many of each series may be entered before they begin. */
export const openAhead = 2;

const minuteMs = 60_000;

/** The next starts after a time, both in milliseconds since 1970. */
export function nextStarts(
  { everyMinutes, offsetMinutes }: Pick<Series, 'everyMinutes' | 'offsetMinutes'>,
  afterMs: number,
  count: number = openAhead,
): readonly number[] {
  const everyMs = everyMinutes * minuteMs;
  const offsetMs = offsetMinutes * minuteMs;
  const last = Math.floor((afterMs - offsetMs) / everyMs);
  return Array.from({ length: count }, (_, at) => offsetMs + (last + 1 + at) * everyMs);
}

/** Undefined: it is not offered any more. */
export const seriesOf = (code: string): Series | undefined =>
  tournamentSeries.find((series) => series.code === code);
