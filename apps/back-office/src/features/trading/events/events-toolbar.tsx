import { SearchBox } from '#office/lists/search-box.tsx';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';

const whens = ['all', 'live', 'upcoming', 'unsettled', 'ended'] as const;
const sorts = ['worst', 'stake', 'start'] as const;

/** What the list of events is narrowed to, as the address has it. */
export function useEventsAsked() {
  const search = useSearch();
  const sport = sportCodes.find((code) => code === search.get('sport'));
  const text = search.get('search');
  return {
    when: whens.find((known) => known === search.get('when')) ?? whens[0],
    sort: sorts.find((known) => known === search.get('sort')) ?? sorts[0],
    ...(sport ? { sport } : {}),
    ...(text ? { text: text.slice(0, 40) } : {}),
  };
}

export function EventsToolbar() {
  const { translate } = useWords();
  const names = useTradingNames();
  const search = useSearch();
  const { when, sort, sport, text } = useEventsAsked();
  const [typed, setTyped] = useDebounced(text ?? '', (next) => search.set({ search: next }, true));
  return (
    <div className="office-toolbar trading-toolbar">
      <Segmented
        label={translate('trading.events.state')}
        value={when}
        options={whens.map((value) => ({ value, label: translate(`trading.when.${value}`) }))}
        onValueChange={(value) => search.set({ when: value === 'all' ? undefined : value })}
      />
      <SearchBox
        label={translate('trading.events.search')}
        maxLength={40}
        value={typed}
        onValueChange={setTyped}
      />
      <SelectField
        label={translate('trading.events.sport')}
        isLabelHidden
        value={sport ?? ''}
        options={[
          { value: '', label: translate('trading.events.every_sport') },
          ...sportCodes.map((value) => ({ value, label: names.sport(value) })),
        ]}
        onValueChange={(value) => search.set({ sport: value })}
      />
      <SelectField
        label={translate('trading.events.sort')}
        isLabelHidden
        value={sort}
        options={sorts.map((value) => ({ value, label: translate(`trading.sort.${value}`) }))}
        onValueChange={(value) => search.set({ sort: value === 'worst' ? undefined : value })}
      />
    </div>
  );
}
