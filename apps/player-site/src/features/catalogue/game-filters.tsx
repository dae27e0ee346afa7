import type { GameClassify, Vendor } from '@bahati/contract/player-site/catalogue.ts';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { type CategorySearch, listSorts } from '#site/search.ts';

/** A vendor list longer than this is a list to choose from, not a row of chips. */
const mostChips = 10;

export function GameFilters({
  vendors,
  classes,
  typed,
  onType,
  onFocus,
  filters,
  onChange,
}: {
  vendors: readonly Vendor[];
  classes: readonly GameClassify[];
  typed: string;
  onType: (typed: string) => void;
  onFocus: () => void;
  filters: CategorySearch;
  onChange: (change: Partial<CategorySearch>) => void;
}) {
  const { t } = useTranslation();
  const makers = vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.name }));
  const everyMaker = { value: '', label: t('games_vendor_all') };
  const chooseMaker = (value: string) => onChange({ vassalage: value || undefined });
  return (
    <search className="category-filters">
      <div className="category-find">
        <TextField
          label={t('games_search')}
          isLabelHidden
          type="search"
          placeholder={t('games_search')}
          prefix={<SearchIcon size={20} />}
          maxLength={60}
          value={typed}
          onValueChange={onType}
          onFocus={onFocus}
        />
        <SelectField
          label={t('games_sort')}
          isLabelHidden
          options={[
            { value: '', label: t('games_sort_own') },
            { value: 'popular', label: t('games_sort_popular') },
            { value: 'new', label: t('games_sort_new') },
            { value: 'name', label: t('games_sort_name') },
            { value: 'rtp', label: t('games_sort_rtp') },
          ]}
          value={filters.sort ?? ''}
          onValueChange={(value) => onChange({ sort: listSorts.find((sort) => sort === value) })}
        />
      </div>
      <Segmented
        label={t('games_filter')}
        options={[
          { value: 'ALL', label: t('games_filter_all') },
          { value: 'NEW', label: t('games_filter_new') },
          { value: 'HOT', label: t('games_filter_hot') },
          { value: 'FAV', label: t('games_filter_fav') },
          { value: 'RECENT', label: t('games_filter_recent') },
        ]}
        value={filters.filter ?? 'ALL'}
        onValueChange={(value) => onChange({ filter: value === 'ALL' ? undefined : value })}
      />
      {classes.length > 0 && (
        <Segmented
          label={t('games_class')}
          options={[
            { value: '', label: t('games_class_all') },
            ...classes.map((one) => ({ value: one, label: t(classLabels[one]) })),
          ]}
          value={filters.class ?? ''}
          onValueChange={(value) => onChange({ class: value === '' ? undefined : value })}
        />
      )}
      {makers.length > mostChips ? (
        <SelectField
          label={t('games_vendor')}
          options={[everyMaker, ...makers]}
          value={filters.vassalage ?? ''}
          onValueChange={chooseMaker}
        />
      ) : (
        makers.length > 1 && (
          <Segmented
            label={t('games_vendor')}
            options={[everyMaker, ...makers]}
            value={filters.vassalage ?? ''}
            onValueChange={chooseMaker}
          />
        )
      )}
    </search>
  );
}

const classLabels = {
  jackpot: 'games_class_jackpot',
  table: 'games_class_table',
  arcade: 'games_class_arcade',
} as const satisfies Record<GameClassify, string>;
