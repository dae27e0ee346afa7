import type { GameClassify, Vendor } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { AddressChoice } from '#features/forms/address-choice.tsx';
import { type CategorySearch, listFilters, listSorts } from '#site/search.ts';

export function GameFilters({
  vendors,
  hasProviders,
  classes,
  typed,
  onType,
  onFocus,
  filters,
  onChange,
}: {
  vendors: readonly Vendor[];
  /** Their place is held while they are on their way. */
  hasProviders: boolean;
  classes: readonly GameClassify[];
  typed: string;
  onType: (typed: string) => void;
  onFocus: () => void;
  filters: CategorySearch;
  onChange: (change: Partial<CategorySearch>) => void;
}) {
  const { t } = useTranslation();
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
        {hasProviders && (
          <SelectField
            label={t('games_vendor')}
            isLabelHidden
            options={[
              { value: '', label: t('games_vendor_all') },
              ...vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name })),
            ]}
            value={filters.vassalage ?? ''}
            onValueChange={(value) => onChange({ vassalage: value || undefined })}
          />
        )}
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
      <AddressChoice
        label={t('games_filter')}
        options={[
          { value: 'ALL', label: t('games_filter_all') },
          { value: 'NEW', label: t('games_filter_new') },
          { value: 'HOT', label: t('games_filter_hot') },
          ...classes.map((one) => ({ value: one, label: t(classLabels[one]) })),
          { value: 'FAV', label: t('games_filter_fav') },
          { value: 'RECENT', label: t('games_filter_recent') },
        ]}
        value={filters.filter ?? filters.class ?? 'ALL'}
        // One at a time: a filter puts the sub-category out, and the other way round.
        onValueChange={(value) =>
          onChange({
            filter: listFilters.find((filter) => filter === value),
            class: classes.find((one) => one === value),
          })
        }
      />
    </search>
  );
}

const classLabels = {
  jackpot: 'games_class_jackpot',
  table: 'games_class_table',
  arcade: 'games_class_arcade',
} as const satisfies Record<GameClassify, string>;
