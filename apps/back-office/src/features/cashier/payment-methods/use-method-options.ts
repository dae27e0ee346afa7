import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

export type MethodKind = 'deposit' | 'withdrawal' | 'rail';

/** The methods in, the methods out, or the rails of both, to choose one of; none for who may not see them. */
export function useMethodOptions(kind: MethodKind): { value: string; label: string }[] {
  const { locale } = useWords();
  const canAccess = useCan('GET /bo/paymentMethods');
  const { data } = useRecord('GET /bo/paymentMethods', {}, { isEnabled: canAccess });
  const methods = data?.items ?? [];
  if (kind === 'rail') {
    const rails = [...new Set(methods.map(({ rail }) => rail))];
    return rails.map((rail) => ({ value: rail, label: rail }));
  }
  return methods
    .filter(({ direction }) => direction === kind)
    .map(({ code, name }) => ({ value: code, label: locale === 'sw' ? name.sw : name.en }));
}
