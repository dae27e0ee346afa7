/** Which season, round and name an event has by the number of its slot. */
import type { Competition } from './competitions/competition.ts';
import { circuits, openTowns } from './names/handles.ts';
import { cupLength, leagueLength } from './pairings.ts';
import { firstSlotFrom, slotStartMs } from './slots.ts';

/** How many slots a season has. */
export function seasonLength({ format, size }: Competition): number {
  if (format === 'cup') return cupLength;
  if (format === 'races') return circuits.length * 2;
  return leagueLength(size);
}

export type Place = {
  /** The season, from 0 when the world began. */
  readonly season: number;
  /** The event's number in it, from 0. */
  readonly number: number;
};

export function placeOf(competition: Competition, slot: number): Place {
  const at = slot + (competition.ahead ?? 0);
  const length = seasonLength(competition);
  const season = Math.floor(at / length);
  return { season, number: at - season * length };
}

/** The slot of an event of a season; below 0 where it was left out. */
export const slotOf = (competition: Competition, season: number, number: number): number =>
  season * seasonLength(competition) + number - (competition.ahead ?? 0);

/** "2026/3": the third season that began in 2026; of a cup the town it is played in. */
export function seasonName(competition: Competition, season: number): string {
  const length = seasonLength(competition);
  const startMs = slotStartMs(competition.program, slotOf(competition, season, 0));
  const year = new Date(startMs).getUTCFullYear();
  if (competition.format === 'cup' && competition.sport !== 'football') {
    return `${openTowns[season % openTowns.length]} ${year}`;
  }
  const firstSlot = firstSlotFrom(competition.program, Date.UTC(year, 0, 1));
  return `${year}/${season - Math.ceil(firstSlot / length) + 1}`;
}

/** "Coral Coast: Grand Rally": two races at each circuit. */
export function raceName({ sport }: Competition, number: number): string {
  const circuit = circuits[Math.floor(number / 2) % circuits.length] ?? '';
  const distances = ['10,000 m', '5,000 m'];
  const races = sport === 'athletics' ? distances : ['Sprint Stage', 'Grand Rally'];
  return `${circuit}: ${races[number % 2]}`;
}
