import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameMenus } from '#features/catalogue/use-game-menus.ts';
import { useBrand } from '#features/system/use-brand.ts';
import { type RecordSearch, recordRanges, recordStates } from '#site/search.ts';
import { addDays, dayIn } from './record-range.ts';

type Pick = (typeof recordRanges)[number] | 'days';

/** The record's filters; they stand in the address, so that a view can be kept and shared. */
export function RecordFilters({ search }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const navigate = useNavigate();
  const menus = useGameMenus();
  const hasDays = search.from !== undefined || search.to !== undefined;
  const vendors = new Map(
    menus.data?.menus.flatMap((menu) =>
      menu.vendors.map(({ vassalage, name }) => [vassalage, name] as const),
    ),
  );

  function show(next: RecordSearch) {
    void navigate({
      to: '/member/personalHistoryCopy',
      search: next,
      replace: true,
      resetScroll: false,
    });
  }

  function pickRange(range: Pick) {
    const { from: _, to: __, range: ___, ...kept } = search;
    const today = dayIn(new Date(), timeZone);
    if (range === 'days') show({ ...kept, from: addDays(today, -6), to: today });
    else show(range === 'week' ? kept : { ...kept, range });
  }

  return (
    <search className="record-filters">
      <Segmented<Pick>
        label={t('record_range')}
        options={[...recordRanges, 'days' as const].map((value) => ({
          value,
          label: t(`record_range_${value}`),
        }))}
        value={hasDays ? 'days' : (search.range ?? 'week')}
        onValueChange={pickRange}
      />
      <div className="record-selects">
        {hasDays && (
          <>
            <TextField
              label={t('record_from')}
              type="date"
              value={search.from ?? ''}
              max={search.to}
              onValueChange={(from) => show({ ...search, from })}
            />
            <TextField
              label={t('record_to')}
              type="date"
              value={search.to ?? ''}
              min={search.from}
              onValueChange={(to) => show({ ...search, to })}
            />
          </>
        )}
        <SelectField
          label={t('record_state')}
          options={[
            { value: '', label: t('record_any') },
            ...recordStates.map((value) => ({ value, label: t(`round_${value}`) })),
          ]}
          value={search.state ?? ''}
          onValueChange={(value) => {
            const { state: _, ...kept } = search;
            const state = recordStates.find((entry) => entry === value);
            show(state ? { ...kept, state } : kept);
          }}
        />
        <SelectField
          label={t('games_vendor')}
          options={[
            { value: '', label: t('games_vendor_all') },
            ...[...vendors].map(([value, label]) => ({ value, label })),
          ]}
          value={search.vassalage ?? ''}
          onValueChange={(vassalage) => {
            const { vassalage: _, ...kept } = search;
            show(vassalage ? { ...kept, vassalage } : kept);
          }}
        />
      </div>
    </search>
  );
}
