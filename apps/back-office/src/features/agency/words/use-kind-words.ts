/** Contracts, their periods and states in the reader's language. */
import type { BillState, ContractKind } from '@bahati/contract/agency-terms.ts';
import { formatDay, formatInstant } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';

type Period = { period: '5' | 'h' | 'D' | 'W' | 'H' | 'M'; startsAt: string; endsAt: string };

const states = {
  issued: 'quiet',
  to_approve: 'brass',
  to_collect: 'quiet',
  paid: 'lagoon',
  partly_paid: 'coral',
  insufficient: 'coral',
  rejected: 'hibiscus',
  expired: 'quiet',
} as const satisfies Record<BillState, string>;

export function useKindWords() {
  const { translate, locale } = useWords();
  return {
    kind: (kind: ContractKind) => translate(`contract_kinds.${kind}`),
    state: (state: BillState) => translate(`bill_states.${state}`),
    tone: (state: BillState) => states[state],
    /** A day by its date, several by the first and the last, a part of a day by when it began. */
    period: ({ period, startsAt, endsAt }: Period) => {
      if (period === '5' || period === 'h') return formatInstant(startsAt, locale);
      const last = new Date(new Date(endsAt).getTime() - 1).toISOString();
      const [from, to] = [formatDay(startsAt, locale), formatDay(last, locale)];
      return from === to ? from : `${from} – ${to}`;
    },
  };
}
