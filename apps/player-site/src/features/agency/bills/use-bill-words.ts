import type { BillState, BillValue } from '@bahati/contract/agency-terms.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { dayIn } from '#features/records/record-days.ts';

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
  const { timeZone } = useBrand();
  const { time, clock, shortDay } = useFormat();
  return {
    /** The days of a period, or the time of day of a short one. */
    span: ({ period, startsAt, endsAt }: Span): string => {
      if (period === '5' || period === 'h')
        return t('bills_span', { from: time(startsAt), to: clock(endsAt) });
      const first = dayIn(new Date(startsAt), timeZone);
      // The end is the first instant that no longer belongs to the period.
      const last = dayIn(new Date(Date.parse(endsAt) - 1), timeZone);
      return first === last
        ? shortDay(first)
        : t('bills_span', { from: shortDay(first), to: shortDay(last) });
    },
    payer: (upline: BillValue['upline']) => upline?.nickname ?? t('bills_operator'),
  };
}
