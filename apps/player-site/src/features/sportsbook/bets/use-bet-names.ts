/** What bets and their parts are called. */
import { systemFor } from '@bahati/book-rules/slip/lines.ts';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { useSelectionNames } from '#features/sportsbook/slip/panel/use-selection-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { type BetLeg, oddsOfBet } from './bet.rules.ts';

export function useBetNames() {
  const { t } = useTranslation();
  const names = useSelectionNames();
  return {
    ...names,
    leg: ({ selections }: BetLeg) => selections.map(names.outcome).join(' + '),
    totalOdds(bet: Pick<Bet, 'shape' | 'legs'>): string | null {
      const odds = oddsOfBet(bet);
      return odds === null ? null : names.odds(odds);
    },
    kind({ shape, legs }: Pick<Bet, 'shape' | 'legs'>): string {
      const count = legs.length;
      if (shape.kind === 'singles') return t('bets_kind_singles', { count });
      if (shape.kind === 'multiple') return t('bets_kind_multiple', { count });
      const free = legs.filter(({ isBanker }) => !isBanker).length;
      const code = systemFor(free, shape.folds);
      return code
        ? t(`slip_system_${code}`)
        : t('slip_system_of', { some: shape.folds.join('/'), all: free });
    },
  };
}

/** Why the book did not take a bet: a fault of the slip, a refusal of the platform, or time. */
export function useRefusalWords() {
  const { t, has } = useTranslation();
  return (code: string | null): string => {
    for (const key of [`bets_refused_${code}`, `slip_fault_${code}`, `refusal_${code}`])
      if (has(key)) return t(key, { from: '', to: '', bound: '', most: '' });
    return t('bets_refused_unknown');
  };
}
