import type { WayToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { useCanAccess, useGetList } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

export type WayKind = 'deposit' | 'withdrawal' | 'rail';

/** The ways in, the ways out, or the rails of both, to choose one of; none for who may not see them. */
export function useWays(kind: WayKind): { value: string; label: string }[] {
  const { locale } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'deposits', action: 'list' });
  const { data = [] } = useGetList<WayToPay & { id: string }>(
    'ways_to_pay',
    { pagination: { page: 1, perPage: 100 } },
    { enabled: canAccess, staleTime: 300_000 },
  );
  if (kind === 'rail') {
    const rails = [...new Set(data.map(({ rail }) => rail))];
    return rails.map((rail) => ({ value: rail, label: rail }));
  }
  return data
    .filter(({ direction }) => direction === kind)
    .map(({ code, name }) => ({ value: code, label: locale === 'sw' ? name.sw : name.en }));
}
