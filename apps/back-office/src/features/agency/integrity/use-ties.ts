import type {
  AgentIntegrity,
  IntegrityEdge,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

/** In the order of the legend: from what proves most to what says least. */
export const edgeKinds = [
  'same_person',
  'document',
  'payout',
  'device',
  'address',
  'hedge',
  'transfer',
  'upline',
] as const satisfies readonly IntegrityEdge['kind'][];

export type TieLine = { kind: IntegrityEdge['kind']; words: string };

/** What ties one to others, in words: a line for each kind, and for each way of a transfer. */
export function useTies({ nodes, edges, currency }: AgentIntegrity) {
  const { translate, locale } = useWords();
  const names = new Map(nodes.map(({ id, username }) => [id, username]));
  const money = (amount: string | null) =>
    amount === null ? '' : `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  return (id: string): TieLine[] => {
    const own = edges.filter(({ from, to }) => from === id || to === id);
    const toldOf = ({ from, to, amount }: IntegrityEdge) =>
      [names.get(from === id ? to : from), money(amount)].filter(Boolean).join(', ');
    const line = (kind: IntegrityEdge['kind'], key: string, which: readonly IntegrityEdge[]) =>
      which.length === 0
        ? []
        : [{ kind, words: translate(`tie_lines.${key}`, { names: which.map(toldOf).join('; ') }) }];
    return edgeKinds.flatMap((kind) => {
      const ofKind = own.filter((edge) => edge.kind === kind);
      if (kind !== 'transfer' && kind !== 'upline') return line(kind, kind, ofKind);
      const out = ofKind.filter(({ from }) => from === id);
      const into = ofKind.filter(({ to }) => to === id);
      // Whom an upline has below is seen; it would be a list of everybody.
      if (kind === 'upline') return line(kind, 'upline', into);
      return [...line(kind, 'sent', out), ...line(kind, 'received', into)];
    });
  };
}
