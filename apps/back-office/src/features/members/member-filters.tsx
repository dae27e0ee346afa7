import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { ChevronDownIcon, CloseIcon, FilterIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useDebounced } from '#office/lists/use-debounced.ts';
import type { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  columnsOf,
  filterOf,
  memberColumns,
  memberKinds,
  memberLevels,
  memberOrders,
  type TextFilter,
  textFilters,
  toColumns,
} from './member-filters.rules.ts';
import './member-filters.css';

type Search = ReturnType<typeof useSearch>;

/** What else narrows and orders the list; folded away until it is wanted, then in the address. */
export function MemberFilters({ search }: { search: Search }) {
  const { translate } = useWords();
  const active = ['type', 'kycLevel', 'tag', ...textFilters.map(({ name }) => name)].filter(
    (name) => filterOf(search.get)[name] !== undefined,
  );
  const [isOpen, setIsOpen] = useState(active.length > 0);
  return (
    <div className="member-filters">
      <div className="office-toolbar">
        <SelectField
          label={translate('member_filters.order')}
          value={search.get('order') ?? memberOrders[0]}
          options={memberOrders.map((order) => ({
            value: order,
            label: translate(`member_orders.${order.replace('.', '_')}`),
          }))}
          onValueChange={(order) =>
            search.set({ order: order === memberOrders[0] ? undefined : order })
          }
        />
        <Button
          size="s"
          icon={<FilterIcon size={18} />}
          endIcon={<ChevronDownIcon size={18} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {active.length > 0
            ? translate('member_filters.some', { count: active.length })
            : translate('member_filters.more')}
        </Button>
        {active.length > 0 && (
          <Button
            size="s"
            tone="quiet"
            icon={<CloseIcon size={18} />}
            onClick={() => search.set(Object.fromEntries(active.map((name) => [name, undefined])))}
          >
            {translate('member_filters.clear')}
          </Button>
        )}
      </div>
      {isOpen && <Fields search={search} />}
    </div>
  );
}

function Fields({ search }: { search: Search }) {
  const { translate, codeWords } = useWords();
  const shown = columnsOf(search.get);
  return (
    <div className="member-filter-fields">
      <div
        className="member-filter-grid"
        role="group"
        aria-label={translate('member_filters.more')}
      >
        <SelectField
          label={translate('members.type')}
          value={filterOf(search.get)['type'] ?? ''}
          options={[
            { value: '', label: translate('member_filters.any') },
            ...memberKinds.map((kind) => ({ value: kind, label: codeWords('member_types', kind) })),
          ]}
          onValueChange={(type) => search.set({ type })}
        />
        <SelectField
          label={translate('member_columns.level')}
          value={filterOf(search.get)['kycLevel'] ?? ''}
          options={[
            { value: '', label: translate('member_filters.any') },
            ...memberLevels.map((level) => ({
              value: level,
              label: translate(`kyc_levels.${level}`),
            })),
          ]}
          onValueChange={(kycLevel) => search.set({ kycLevel })}
        />
        <TagFilter search={search} />
        {textFilters.map((filter) => (
          <FilterField key={filter.name} filter={filter} search={search} />
        ))}
      </div>
      <div className="member-columns" role="group" aria-label={translate('member_filters.columns')}>
        <strong>{translate('member_filters.columns')}</strong>
        {memberColumns.map((id) => (
          <Checkbox
            key={id}
            label={translate(`member_columns.${id}`)}
            checked={shown.includes(id)}
            onCheckedChange={(isShown) => {
              const next = isShown ? [...shown, id] : shown.filter((other) => other !== id);
              search.set({ columns: toColumns(next) }, true);
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Of the brand's tags; one that is given no more may still be worn. */
function TagFilter({ search }: { search: Search }) {
  const { translate, locale } = useWords();
  const { data } = useRecord('GET /bo/memberTags', {});
  if (!data || data.items.length === 0) return null;
  return (
    <SelectField
      label={translate('notes.tag')}
      value={filterOf(search.get)['tag'] ?? ''}
      options={[
        { value: '', label: translate('member_filters.any') },
        ...data.items.map(({ code, name }) => ({
          value: code,
          label: locale === 'sw' ? name.sw : name.en,
        })),
      ]}
      onValueChange={(tag) => search.set({ tag })}
    />
  );
}

/** Takes effect once it can be meant. */
function FilterField({ filter, search }: { filter: TextFilter; search: Search }) {
  const { translate } = useWords();
  const { name, form, type } = filter;
  const [typed, setTyped] = useDebounced(search.get(name) ?? '', (next) => {
    if (next === '' || form.test(next)) search.set({ [name]: next }, true);
  });
  const isOdd = typed.trim() !== '' && !form.test(typed.trim());
  return (
    <TextField
      label={translate(`member_filters.${name}`)}
      type={type}
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
      inputMode={name.startsWith('balance') ? 'decimal' : undefined}
      placeholder={type === 'date' ? undefined : translate(`member_filters.${name}_example`)}
      error={isOdd ? translate('member_filters.odd') : undefined}
      value={typed}
      onValueChange={setTyped}
    />
  );
}
