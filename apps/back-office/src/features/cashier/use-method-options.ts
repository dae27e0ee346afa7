import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { useCanAccess, useGetList } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

export type MethodKind = 'deposit' | 'withdrawal' | 'rail';

/** The methods in, the methods out, or the rails of both, to choose one of; none for who may not see them. */
export function useMethodOptions(kind: MethodKind): { value: string; label: string }[] {
  const { locale } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'deposits', action: 'list' });
  const { data = [] } = useGetList<PaymentMethod & { id: string }>(
    'payment_methods',
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
