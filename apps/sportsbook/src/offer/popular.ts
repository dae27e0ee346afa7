/**
 * How much is bet on each event lately: of every stake half counts after two hours. Before anything
 * is bet on an event it goes by its competition and how soon it starts.
 */
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { type HeldEvent, stateOf } from './held-events.ts';
import type { IndexedEvent } from './event-index.ts';

const halfLifeMs = 2 * 3_600_000;
const stepMs = 6 * 3_600_000;
const mostKept = 20_000;

export type Popular = {
  /** Called when a bet is accepted: its stake on this event, in whole units of the currency. */
  noteBet: (eventId: string, stake: number) => void;
  /** The most popular first. */
  sorted: (events: readonly IndexedEvent[]) => IndexedEvent[];
};

export function createPopular(now: () => number): Popular {
  const noted = new Map<string, { stakes: number; at: number }>();
  const stakesOn = (eventId: string, time: number): number => {
    const known = noted.get(eventId);
    return known ? known.stakes * 0.5 ** ((time - known.at) / halfLifeMs) : 0;
  };
  return {
    noteBet(eventId, stake) {
      const at = now();
      const stakes = stakesOn(eventId, at) + stake;
      // Whose last bet is longest ago is forgotten first.
      noted.delete(eventId);
      noted.set(eventId, { stakes, at });
      const [oldest] = noted.keys();
      if (noted.size > mostKept && oldest !== undefined) noted.delete(oldest);
    },
    sorted(events) {
      const time = now();
      const sizes = new Map<string, number>();
      for (const { event } of events) {
        const id = competitionOf(event);
        sizes.set(id, (sizes.get(id) ?? 0) + 1);
      }
      return events
        .map((one) => ({
          one,
          stakes: stakesOn(one.event.id, time),
          step: stateOf(one.event) === 'live' ? -1 : Math.floor((one.startsAt - time) / stepMs),
          sport: sportCodes.findIndex((code) => code === one.event.fixture?.sport),
          size: sizes.get(competitionOf(one.event)) ?? 0,
        }))
        .sort(
          (a, b) =>
            b.stakes - a.stakes ||
            a.step - b.step ||
            a.sport - b.sport ||
            b.size - a.size ||
            a.one.startsAt - b.one.startsAt ||
            Number(a.one.event.id) - Number(b.one.event.id),
        )
        .map(({ one }) => one);
    },
  };
}

const competitionOf = ({ fixture }: HeldEvent): string => fixture?.competition.id ?? '';
