import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useListedMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { categoryLabels } from '#site/paths.ts';
import { type RecordSearch, recordStates } from '#site/search.ts';

/** The record's filters; they stand in the address, so that a view can be kept and shared. */
export function RecordFilters({ search }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const menus = useListedMenus();
  const vendors = new Map(
    menus.data?.menus.flatMap((menu) =>
      menu.vendors.map(({ vassalage, name }) => [vassalage, name] as const),
    ),
  );
  const types = Object.keys(categoryLabels) as (keyof typeof categoryLabels)[];

  function show(next: RecordSearch) {
    void navigate({
      to: '/member/personalHistoryCopy',
      search: next,
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <RangeFilter search={search} onChange={show}>
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
      <SelectField
        label={t('records_product')}
        options={[
          { value: '', label: t('record_any') },
          ...types.map((value) => ({ value, label: t(categoryLabels[value]) })),
        ]}
        value={search.gameType ?? ''}
        onValueChange={(value) => {
          const { gameType: _, ...kept } = search;
          const gameType = types.find((one) => one === value);
          show(gameType ? { ...kept, gameType } : kept);
        }}
      />
    </RangeFilter>
  );
}
