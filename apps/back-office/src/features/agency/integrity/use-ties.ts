import type {
  AgentIntegrity,
  IntegrityEdge,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';
import { tiesAround } from './ties-around.ts';

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

/** Of more, the rest is counted. */
const mostNames = 6;

/** What ties one to others, in words: a line for each kind, and for each way of a transfer. */
export function useTies({ id: agentId, nodes, edges, currency }: AgentIntegrity) {
  const { translate, locale } = useWords();
  const names = new Map(nodes.map(({ id, username }) => [id, username]));
  const money = (amount: string | null) =>
    amount === null
      ? ''
      : `${currencySymbol(currency)}\u00a0${formatAmount(amount, currency, locale)}`;
  const listed = (all: readonly string[]) =>
    [
      ...all.slice(0, mostNames),
      ...(all.length > mostNames
        ? [translate('integrity.more', { smart_count: all.length - mostNames })]
        : []),
    ].join('; ');
  return (id: string): TieLine[] => {
    const own = tiesAround(edges, id);
    const toldOf = ({ from, to, amount }: IntegrityEdge) =>
      [from, to]
        .filter((end) => end !== id)
        .map((end) => [names.get(end), money(amount)].filter(Boolean).join(', '));
    const line = (kind: IntegrityEdge['kind'], key: string, which: readonly IntegrityEdge[]) =>
      which.length === 0
        ? []
        : [
            {
              kind,
              words: translate(`tie_lines.${key}`, {
                names: listed([...new Set(which.flatMap(toldOf))]),
              }),
            },
          ];
    return edgeKinds.flatMap((kind) => {
      const ofKind = own.filter((edge) => edge.kind === kind);
      if (kind !== 'transfer' && kind !== 'upline') return line(kind, kind, ofKind);
      const out = ofKind.filter(({ from }) => from === id);
      const into = ofKind.filter(({ to }) => to === id);
      // Whom an upline has below is seen; of everybody else the agent is said to be above already.
      const above = into.filter(({ from }) => from !== agentId);
      if (kind === 'upline') return line(kind, 'upline', above);
      return [...line(kind, 'sent', out), ...line(kind, 'received', into)];
    });
  };
}
