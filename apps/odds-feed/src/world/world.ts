/**
 * The world: who plays whom, when and where. A pure function of its seed; nothing is stored, and
 * what was is what will be said of it at any time.
 */
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { drawsOf, shuffled } from '#odds-feed/seeded.ts';
import type { Competition } from './competitions/competition.ts';
import { competitionByNumber, competitions } from './competitions/competitions.ts';
import { cupSize, cupTie, leaguePair } from './pairings.ts';
import { type Member, membersOf } from './pools.ts';
import { placeOf, raceName, seasonLength, seasonName, slotOf } from './seasons.ts';
import { beginningMs, firstSlotFrom, slotStartMs } from './slots.ts';

export type PlannedEvent = {
  readonly id: string;
  readonly competition: Competition;
  readonly slot: number;
  readonly season: string;
  readonly round: string | null;
  readonly name: string | null;
  readonly startsAtMs: number;
  /** When its fixture is told first. */
  readonly announcedAtMs: number;
  /** Home and away; of races everybody. */
  readonly participants: readonly Member[];
};

/** No event of a cup takes longer, and its winner plays no earlier than this after its start. */
export const longestTieMs = 45 * 60_000;

/** Who of a tie plays on: 0 its home side, 1 its away side. */
export type WinnerOf = (event: PlannedEvent) => 0 | 1;

export type World = {
  readonly seed: number;
  /** Undefined where there is none. */
  eventById(id: string): PlannedEvent | undefined;
  /** Events told by an instant that start within `[fromMs, untilMs)`, by start and id. */
  eventsStarting(fromMs: number, untilMs: number, toldByMs: number): PlannedEvent[];
  /** The events of a season of a competition up to an instant, first to last. */
  seasonEvents(competition: Competition, slot: number, untilMs: number): PlannedEvent[];
};

const slotDigits = 7;

export function createWorld(seed: number, winnerOf: WinnerOf): World {
  const planned = new BoundedCache<string, PlannedEvent | null>(20_000);
  const plan = { seed, winnerOf, membersOf: memberLists(seed), eventAt };
  function eventAt(competition: Competition, slot: number): PlannedEvent | null {
    return planned.get(`${competition.number} ${slot}`, () => planEvent(plan, competition, slot));
  }
  return {
    seed,
    eventById: (id) => {
      const competition = competitionByNumber(Number(id.slice(0, -slotDigits)));
      return competition && (eventAt(competition, Number(id.slice(-slotDigits))) ?? undefined);
    },
    eventsStarting: (fromMs, untilMs, toldByMs) =>
      competitions
        .flatMap((competition) => eventsOf(plan, competition, { fromMs, untilMs, toldByMs }))
        .sort((a, b) => a.startsAtMs - b.startsAtMs || (a.id < b.id ? -1 : 1)),
    seasonEvents: (competition, slot, untilMs) => {
      const length = seasonLength(competition);
      const first = slotOf(competition, placeOf(competition, slot).season, 0);
      const fromMs = slotStartMs(competition.program, Math.max(0, first));
      const endMs = Math.min(untilMs, slotStartMs(competition.program, first + length - 1) + 1);
      return eventsOf(plan, competition, { fromMs, untilMs: endMs, toldByMs: untilMs }).filter(
        (event) => event.slot >= first && event.slot < first + length,
      );
    },
  };
}

/** What planning an event leans on. */
type Plan = {
  readonly seed: number;
  readonly winnerOf: WinnerOf;
  membersOf(competition: Competition): readonly Member[];
  eventAt(competition: Competition, slot: number): PlannedEvent | null;
};

function eventsOf(
  plan: Plan,
  competition: Competition,
  { fromMs, untilMs, toldByMs }: { fromMs: number; untilMs: number; toldByMs: number },
): PlannedEvent[] {
  const events: PlannedEvent[] = [];
  const { program } = competition;
  let slot = firstSlotFrom(program, Math.max(fromMs, beginningMs));
  for (; slotStartMs(program, slot) < untilMs; slot++) {
    // Asked first: of a tie who plays is not known before, and costs the ties it comes from.
    if (announcedAt(competition, slot) > toldByMs) continue;
    const event = plan.eventAt(competition, slot);
    if (event) events.push(event);
  }
  return events;
}

/** A fixture is told within its competition's time, of a cup once both ties before are over. */
function announcedAt(competition: Competition, slot: number): number {
  const { program, announcedHours } = competition;
  const earliestMs = slotStartMs(program, slot) - announcedHours * 3_600_000;
  if (competition.format !== 'cup') return earliestMs;
  const { number } = placeOf(competition, slot);
  const tie = cupTie(number);
  if (!tie || tie.isFirstRound) return earliestMs;
  const lastBefore = slot - number + tie.between[1];
  return Math.max(earliestMs, slotStartMs(program, lastBefore) + longestTieMs);
}

function planEvent(plan: Plan, competition: Competition, slot: number): PlannedEvent | null {
  if (slot < 0 || slot >= 10 ** slotDigits) return null;
  const { season, number } = placeOf(competition, slot);
  const meeting = meetingOf(plan, competition, season, number);
  if (!meeting) return null;
  return {
    id: `${competition.number}${String(slot).padStart(slotDigits, '0')}`,
    competition,
    slot,
    season: seasonName(competition, season),
    startsAtMs: slotStartMs(competition.program, slot),
    announcedAtMs: announcedAt(competition, slot),
    ...meeting,
  };
}

function meetingOf(
  plan: Plan,
  competition: Competition,
  season: number,
  number: number,
): Pick<PlannedEvent, 'round' | 'name' | 'participants'> | null {
  const members = plan.membersOf(competition);
  if (competition.format === 'races') {
    const name = raceName(competition, number);
    return { round: `Race ${number + 1}`, name, participants: members };
  }
  const order = shuffled(members, drawsOf(plan.seed, 'season', competition.number, season));
  const among = (pair: readonly [number, number]) =>
    pair.map((place) => order[place]).filter((member) => member !== undefined);
  if (competition.format !== 'cup') {
    const { round, pair } = leaguePair(competition.size, number);
    const words = competition.format === 'card' ? `Night ${season + 1}` : `Round ${round}`;
    return { round: words, name: null, participants: among(pair) };
  }
  const tie = cupTie(number);
  if (!tie) return null;
  if (tie.isFirstRound) return { round: tie.round, name: null, participants: among(tie.between) };
  const participants = tie.between.map((before) => {
    const event = plan.eventAt(competition, slotOf(competition, season, before));
    const winner = event?.participants[plan.winnerOf(event)];
    if (!winner) throw new Error(`Tie ${number} of season ${season} has nobody.`);
    return winner;
  });
  return { round: tie.round, name: null, participants };
}

/** The members of each competition, of several pools by turns. */
function memberLists(seed: number): (competition: Competition) => readonly Member[] {
  const lists = new Map<number, readonly Member[]>();
  return (competition) => {
    const known = lists.get(competition.number);
    if (known) return known;
    const pools = competition.pools.map((pool) => membersOf(seed, pool));
    const members: Member[] = [];
    for (let at = 0; members.length < competition.size && at < cupSize; at++) {
      members.push(...pools.flatMap((pool) => pool[at] ?? []));
    }
    const list = members.slice(0, competition.size);
    if (list.length < competition.size) throw new Error(`${competition.name} has too few members.`);
    lists.set(competition.number, list);
    return list;
  };
}
