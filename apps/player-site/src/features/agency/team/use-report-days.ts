import { useState } from 'react';
import { useBrand } from '#features/brand/use-brand.ts';
import { daysOf } from '#features/records/record-days.ts';
import type { RangeSearch } from '#site/search.ts';

/** The days of an address by the brand's calendar; today is when the page was opened. */
export function useReportDays(search: RangeSearch) {
  const { timeZone } = useBrand();
  const [now] = useState(() => new Date());
  return daysOf(search, now, timeZone);
}
