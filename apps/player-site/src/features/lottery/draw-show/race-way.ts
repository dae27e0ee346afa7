/** How far a car is at each stop of a race, from 0 to 1. */
import { scatter } from './show-times.ts';

const stops = 9;

/** It never goes back; the later the stop, the less is left to chance. @param place from 0 */
export function raceWay(car: number, place: number, order: readonly number[]): number[] {
  const way = [0];
  for (let stop = 1; stop <= stops; stop += 1) {
    const share = stop / stops;
    const end = 1 - 0.018 * place;
    const freedom = stop === stops ? 0 : 0.16 * Math.sin(Math.PI * share);
    const chance = (scatter(car, stop, ...order) - 0.5) * 2 * freedom;
    const due = Math.min(end, share * end + chance);
    way.push(Math.max(way.at(-1) ?? 0, due));
  }
  return way;
}
