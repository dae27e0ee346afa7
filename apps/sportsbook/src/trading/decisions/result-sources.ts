/**
 * A result by hand stands on two sources that agree. Within what one may decide alone one person
 * names both; above it the second person enters the result anew from a source of his own.
 */
import type { MarketResult, TradingDecision } from '@bahati/contract/trading/trading.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * The sources a decision is kept with: none of a void. Refuses `source_missing` for fewer than it
 * takes and `same_source` for one that is named twice.
 */
export function sourcesToKeep(
  { kind }: TradingDecision,
  sources: readonly string[],
  needsTwo: boolean,
): readonly string[] {
  if (kind === 'void') return [];
  const [first, second] = sources;
  if (first === undefined || (second === undefined && !needsTwo)) {
    throw new Refusal('source_missing');
  }
  if (second !== undefined && sameText(first, second)) throw new Refusal('same_source');
  return sources;
}

export type SecondEntry = {
  outcomes?: MarketResult | undefined;
  source?: string | undefined;
};

/**
 * The source the second person read the result in; undefined of a void. Refuses `source_missing`
 * where he entered none, `same_source` for one of the first person's and `results_differ`.
 */
export function secondSource(
  { decision, sources }: { decision: TradingDecision; sources: readonly string[] },
  { outcomes, source }: SecondEntry,
): string | undefined {
  if (decision.kind === 'void') return undefined;
  if (source === undefined || outcomes === undefined) throw new Refusal('source_missing');
  if (sources.some((known) => sameText(known, source))) throw new Refusal('same_source');
  if (textOf(outcomes) !== textOf(decision.outcomes)) throw new Refusal('results_differ');
  return source;
}

const textOf = (outcomes: MarketResult): string =>
  outcomes
    .map(({ outcome, result }) => `${outcome} ${result}`)
    .toSorted()
    .join();
