import type { BillState, BillValue } from '@bahati/contract/agency-terms.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

export const billTones: Record<BillState, Tone> = {
  issued: 'quiet',
  to_approve: 'quiet',
  to_collect: 'quiet',
  paid: 'lagoon',
  partly_paid: 'coral',
  insufficient: 'hibiscus',
  rejected: 'hibiscus',
  expired: 'quiet',
};

type Span = Pick<BillValue, 'period' | 'startsAt' | 'endsAt'>;

/** Periods and payers of bills in words. */
export function useBillWords() {
  const { t } = useTranslation();
  const { dayOf, time, clock, shortDay } = useFormat();
  return {
    /** The days of a period, or the hours of a day. */
    span: ({ period, startsAt, endsAt }: Span): string => {
      if (period === '5' || period === 'h')
        return t('bills_span', { from: time(startsAt), to: clock(endsAt) });
      const first = dayOf(startsAt);
      // The end no longer belongs to the period.
      const last = dayOf(new Date(Date.parse(endsAt) - 1).toISOString());
      return first === last
        ? shortDay(first)
        : t('bills_span', { from: shortDay(first), to: shortDay(last) });
    },
    payer: (upline: BillValue['upline']) =>
      t('bills_payer', { name: upline?.nickname ?? t('bills_operator') }),
  };
}
