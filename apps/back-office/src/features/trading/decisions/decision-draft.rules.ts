/** A void or a result as it is being filled in. */
import type { TradingDecision } from '@bahati/contract/trading/trading.ts';

export type Result = Extract<TradingDecision, { kind: 'result' }>['outcomes'][number]['result'];

export const results = [
  'won',
  'half_won',
  'push',
  'half_lost',
  'lost',
  'void',
] as const satisfies readonly Result[];

export type DecisionDraft = {
  kind: TradingDecision['kind'];
  /** Empty: none is chosen, or every market of the event. */
  market: string;
  /** Instants; undefined: open on that side. */
  from: string | undefined;
  until: string | undefined;
  results: Readonly<Record<string, Result>>;
};

export const firstDraft: DecisionDraft = {
  kind: 'void',
  market: '',
  from: undefined,
  until: undefined,
  results: {},
};

/** With one outcome ended so; the first that wins takes all others that are still open as lost. */
export function withResult(
  draft: DecisionDraft,
  outcomes: readonly string[],
  outcome: string,
  result: Result,
): DecisionDraft {
  const others =
    result === 'won' ? Object.fromEntries(outcomes.map((one) => [one, 'lost' as const])) : {};
  return { ...draft, results: { ...others, ...draft.results, [outcome]: result } };
}

/** Undefined while something is missing, or the window ends before it begins. */
export function readDraft(
  { kind, market, from, until, results: said }: DecisionDraft,
  eventId: string,
  outcomes: readonly string[],
): TradingDecision | undefined {
  if (kind === 'void') {
    if (from !== undefined && until !== undefined && from >= until) return undefined;
    return {
      kind,
      eventId,
      ...(market ? { market } : {}),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    };
  }
  const ended = outcomes.flatMap((outcome) => {
    const result = said[outcome];
    return result ? [{ outcome, result }] : [];
  });
  if (!market || ended.length === 0 || ended.length < outcomes.length) return undefined;
  return { kind, eventId, market, outcomes: ended };
}

/** What is wrong with a source; `known` are those that were named before. */
export function sourceFault(source: string, known: readonly string[]): 'none' | 'same' | undefined {
  const text = source.trim().toLowerCase();
  if (text.length < 3) return 'none';
  return known.some((one) => one.trim().toLowerCase() === text) ? 'same' : undefined;
}
