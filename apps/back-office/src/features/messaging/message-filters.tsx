import { messageChannels, messageStates } from '@bahati/contract/back-office/messaging/messages.ts';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

/** What the list is narrowed to, kept in the address. */
export function MessageFilters() {
  const { translate } = useWords();
  const search = useSearch();
  const [typed, setTyped] = useDebounced(search.get('recipient') ?? '', (next) =>
    search.set({ recipient: next }, true),
  );
  return (
    <div className="office-toolbar">
      <TextField
        label={translate('messages.search')}
        isLabelHidden
        placeholder={translate('messages.search')}
        prefix={<SearchIcon size={18} />}
        type="search"
        maxLength={254}
        data-shortcut="search"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
      />
      <Segmented
        label={translate('messages.channel')}
        value={messageChannels.find((known) => known === search.get('channel')) ?? 'all'}
        options={[
          { value: 'all', label: translate('messages.all_channels') },
          ...messageChannels.map((value) => ({
            value,
            label: translate(`message_channels.${value}`),
          })),
        ]}
        onValueChange={(value) => search.set({ channel: value === 'all' ? undefined : value })}
      />
      <Segmented
        label={translate('messages.state')}
        value={messageStates.find((known) => known === search.get('state')) ?? 'all'}
        options={[
          { value: 'all', label: translate('message_tabs.all') },
          ...messageStates.map((value) => ({ value, label: translate(`message_tabs.${value}`) })),
        ]}
        onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
      />
    </div>
  );
}
