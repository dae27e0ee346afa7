import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AddressChoice } from '#features/forms/address-choice.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { type RangeSearch, recordRanges } from '#site/search.ts';
import { addDays, dayIn } from './record-days.ts';
import './records.css';

type Range = NonNullable<RangeSearch['range']>;
type Pick = Range | 'days';

/** The days of a record and what else narrows it; all stands in the address. */
export function RangeFilter<Search extends RangeSearch>({
  search,
  onChange,
  ranges = recordRanges,
  children,
}: {
  search: Search;
  onChange: (next: Search) => void;
  ranges?: readonly Range[];
  /** Further filters, beside the days. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const hasDays = search.from !== undefined || search.to !== undefined;
  const filters = useRef<HTMLElement>(null);
  useEffect(() => {
    // The picks scroll sideways on phones: the one that holds must be in sight.
    const held = filters.current?.querySelector(':checked')?.parentElement;
    if (held?.parentElement) showInRow(held.parentElement, held);
  }, [search.range, hasDays]);

  function pick(range: Pick) {
    const { from: _, to: __, range: ___, ...kept } = search;
    const today = dayIn(new Date(), timeZone);
    const days = { from: addDays(today, -6), to: today };
    onChange({
      ...kept,
      ...(range === 'days' ? days : range === 'week' ? {} : { range }),
    } as Search);
  }

  return (
    <search ref={filters} className="records-filters">
      <AddressChoice<Pick>
        label={t('record_range')}
        options={[...ranges, 'days' as const].map((value) => ({
          value,
          label: t(`record_range_${value}`),
        }))}
        value={hasDays ? 'days' : (search.range ?? 'week')}
        onValueChange={pick}
      />
      <div className="records-fields">
        {hasDays && (
          <>
            <TextField
              label={t('record_from')}
              type="date"
              value={search.from ?? ''}
              max={search.to}
              onValueChange={(from) => onChange({ ...search, from })}
            />
            <TextField
              label={t('record_to')}
              type="date"
              value={search.to ?? ''}
              min={search.from}
              onValueChange={(to) => onChange({ ...search, to })}
            />
          </>
        )}
        {children}
      </div>
    </search>
  );
}
