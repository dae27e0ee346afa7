import { placeOf } from '@bahati/book-rules/models/fixed-draws.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { Score } from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';

const known = new Map<number, number[]>();
const mostKnown = 2_000;

/** Running sums of Poisson chances, up to where nothing is left of them. */
export function poissonSums(mean: number): number[] {
  const kept = known.get(mean);
  if (kept) return kept;
  const most = Math.ceil(mean + 8 * Math.sqrt(mean) + 8);
  const sums: number[] = [];
  let chance = Math.exp(-mean);
  let sum = 0;
  for (let kills = 0; kills <= most; kills += 1) {
    sum += chance;
    sums.push(sum);
    chance *= mean / (kills + 1);
  }
  if (known.size >= mostKnown) known.clear();
  known.set(mean, sums);
  return sums;
}

/** Kills expected in a step, of each side. */
export function killRates(facts: RaceFacts, { home, away }: SideStrengths): Score {
  const share = home / (home + away);
  return [facts.kills * share, facts.kills * (1 - share)];
}

/** Kills of both sides in a stretch of a map: the stronger one has more of them. */
export function killsIn(facts: RaceFacts, strengths: SideStrengths, draw: () => number): Score {
  const [home, away] = killRates(facts, strengths);
  return [placeOf(poissonSums(home), draw()), placeOf(poissonSums(away), draw())];
}
