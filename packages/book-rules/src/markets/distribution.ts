/** The results of a state of play, and the same brought together by what a market looks at. */
import type { CountedBeside, WeightedResult } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import { type EventResult, partsWon } from '@bahati/book-rules/models/result.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { LooksAt } from './market.ts';
import { counted } from './scores.ts';

export type Distribution = {
  readonly results: readonly WeightedResult[];
  /** Results of what is counted beside the score; absent: nothing is. */
  readonly beside?: (counted: CountedBeside) => readonly WeightedResult[];
  readonly grouped: Map<string, readonly WeightedResult[]>;
};

const distributions = new WeakMap<object, Distribution>();

/** Of one state it is made once. */
export function distributionOf(sport: Sport, state: PlayState): Distribution {
  const known = distributions.get(state);
  if (known) return known;
  const model = modelOf(sport);
  const made: Distribution = {
    results: model.results(state),
    beside: (of) => model.beside?.(state, of) ?? [],
    grouped: new Map(),
  };
  distributions.set(state, made);
  return made;
}

/** The results a market of a part (0: of the event) is priced by. */
export function resultsFor(
  distribution: Distribution,
  looksAt: LooksAt,
  part: number,
): readonly WeightedResult[] {
  if (looksAt === 'all') return distribution.results;
  const key = `${looksAt} ${part}`;
  const known = distribution.grouped.get(key);
  if (known) return known;
  const found = made(distribution, looksAt, part);
  distribution.grouped.set(key, found);
  return found;
}

function made(
  distribution: Distribution,
  looksAt: Exclude<LooksAt, 'all'>,
  part: number,
): readonly WeightedResult[] {
  if (looksAt === 'corners' || looksAt === 'cards') return distribution.beside?.(looksAt) ?? [];
  // Whoever looks at less than a score groups the scores, which are fewer.
  const wider = looksAt === 'score' || looksAt === 'parts' ? 'all' : 'score';
  return brought(resultsFor(distribution, wider, part), (result) => markOf(result, looksAt, part));
}

function brought(
  results: readonly WeightedResult[],
  mark: (result: EventResult) => number,
): readonly WeightedResult[] {
  const sums = new Map<number, { chance: number; result: EventResult }>();
  for (const { chance, result } of results) {
    const of = mark(result);
    const sum = sums.get(of);
    if (sum) sum.chance += chance;
    else sums.set(of, { chance, result });
  }
  return [...sums.values()];
}

const winnerDigit = { home: 1, away: 2 } as const;
/** More than a score of any sport. */
const beyond = 4_096;

/** Equal for results that agree in what is looked at. */
function markOf(
  result: EventResult,
  looksAt: Exclude<LooksAt, 'all' | CountedBeside>,
  part: number,
): number {
  if (looksAt === 'parts') {
    const [home, away] = partsWon(result);
    return home * beyond + away;
  }
  const [home, away] = counted(result, part).score;
  const isPlayed = part <= result.decidedParts ? 1 : 0;
  switch (looksAt) {
    case 'score': {
      const winner = part === 0 ? result.winner : (result.partWinners[part - 1] ?? null);
      return ((home * beyond + away) * 3 + (winner ? winnerDigit[winner] : 0)) * 2 + isPlayed;
    }
    case 'margin':
      return (home - away + beyond) * 2 + isPlayed;
    case 'sum':
      return (home + away) * 2 + isPlayed;
    case 'home':
      return home * 2 + isPlayed;
    case 'away':
      return away * 2 + isPlayed;
  }
}
