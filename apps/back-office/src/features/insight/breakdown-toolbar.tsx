import {
  breakdownDimensions,
  breakdownMeasures,
} from '@bahati/contract/back-office/insight/insight.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { narrowings, type useBreakdownQuery } from './use-breakdown-query.ts';
import { useKeyWords } from './use-key-words.ts';

type Query = ReturnType<typeof useBreakdownQuery>;

/** Days back from today, both ends included. */
const quickRanges = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;
const quickNames = ['today', 'yesterday', 'week', 'month'] as const;

/** What is broken down, over which days, and held against what. */
export function BreakdownToolbar({ query }: { query: Query }) {
  const { translate } = useWords();
  const { search, by, sort, filter, dayBack } = query;
  const rangeOf = (name: (typeof quickNames)[number]) => ({
    from: dayBack(quickRanges[name][0]),
    to: dayBack(quickRanges[name][1]),
  });
  const chosen = quickNames.find((name) => {
    const { from, to } = rangeOf(name);
    return from === filter['from'] && to === filter['to'];
  });
  return (
    <div className="breakdown-tools">
      <Segmented
        label={translate('insight.by')}
        value={by}
        options={breakdownDimensions.map((value) => ({
          value,
          label: translate(`insight_dimensions.${value}`),
        }))}
        onValueChange={(value) => search.set({ by: value })}
      />
      <div className="office-toolbar breakdown-range">
        <Segmented
          label={translate('insight.days')}
          value={chosen ?? 'own'}
          options={[
            ...quickNames.map((value) => ({ value, label: translate(`insight.${value}`) })),
            ...(chosen ? [] : [{ value: 'own' as const, label: translate('insight.own_days') }]),
          ]}
          onValueChange={(value) => value !== 'own' && search.set(rangeOf(value))}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={translate(name === 'from' ? 'reports.from' : 'reports.to')}
            type="date"
            value={filter[name] ?? ''}
            onValueChange={(value) => search.set({ [name]: value }, true)}
          />
        ))}
        <SelectField
          label={translate('insight.sort')}
          value={sort}
          options={breakdownMeasures.map((value) => ({
            value,
            label: translate(`insight_measures.${value}`),
          }))}
          onValueChange={(value) => search.set({ sort: value })}
        />
        <Checkbox
          label={translate('insight.compare')}
          checked={filter['compare'] === 'before'}
          onCheckedChange={(isOn) => search.set({ compare: isOn ? 'before' : undefined })}
        />
      </div>
      <Narrowed query={query} />
    </div>
  );
}

/** What the figures are narrowed to, each to be taken off again. */
function Narrowed({ query: { search, filter } }: { query: Query }) {
  const { translate } = useWords();
  const keyWords = useKeyWords();
  const narrowed = narrowings.flatMap((name) => {
    const key = filter[name];
    return key === undefined ? [] : [{ name, key }];
  });
  if (narrowed.length === 0) return null;
  return (
    <ul className="breakdown-narrowed" aria-label={translate('insight.narrowed')}>
      {narrowed.map(({ name, key }) => {
        const words = `${translate(`insight_dimensions.${name}`)}: ${keyWords(name, key)}`;
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={translate('insight.take_off', { words })}
              onClick={() => search.set({ [name]: undefined, by: name })}
            >
              {words} <CloseIcon size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
