import { placeOf } from '@bahati/book-rules/models/fixed-draws.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { Score } from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';

const most = 14;

const known = new Map<number, number[]>();

/** Running sums of Poisson chances. */
function poissonSums(mean: number): number[] {
  const kept = known.get(mean);
  if (kept) return kept;
  const sums: number[] = [];
  let chance = Math.exp(-mean);
  let sum = 0;
  for (let kills = 0; kills <= most; kills += 1) {
    sum += chance;
    sums.push(sum);
    chance *= mean / (kills + 1);
  }
  if (known.size < 1_000) known.set(mean, sums);
  return sums;
}

/** Kills of both sides in a stretch of a map: the stronger one has more of them. */
export function killsIn(
  facts: RaceFacts,
  { home, away }: SideStrengths,
  draw: () => number,
): Score {
  const share = home / (home + away);
  return [
    placeOf(poissonSums(facts.kills * share), draw()),
    placeOf(poissonSums(facts.kills * (1 - share)), draw()),
  ];
}
