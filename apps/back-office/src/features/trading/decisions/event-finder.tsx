import { useState } from 'react';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';
import { EventMoment } from '#features/trading/events/event-moment.tsx';
import { useTrading } from '#features/trading/room/use-trading.ts';

const shownAtMost = 8;

/** Finds the event a decision is about; without words the unsettled ones. */
export function EventFinder({ onChoose }: { onChoose: (eventId: string) => void }) {
  const { translate } = useWords();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const { data, error, refetch } = useTrading('GET /trading/v1/events', {
    query: {
      when: text ? 'all' : 'unsettled',
      sort: 'stake',
      pageSize: shownAtMost,
      ...(text ? { text } : {}),
    },
  });
  return (
    <div className="trading-finder">
      <TextField
        label={translate('trading.decide.event')}
        hint={translate('trading.decide.event_hint')}
        placeholder={translate('trading.events.search')}
        prefix={<SearchIcon size={18} />}
        type="search"
        maxLength={40}
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
      />
      {error !== null && <ListProblem error={error} onRetry={refetch} isSmall />}
      {data?.items.length === 0 && (
        <p className="quiet">
          {translate(text ? 'trading.events.empty' : 'trading.decide.none_unsettled')}
        </p>
      )}
      <ul className="trading-found">
        {data?.items.map((event) => (
          <li key={event.id}>
            <button type="button" onClick={() => onChoose(event.id)}>
              <strong>{event.name}</strong>
              <span className="quiet">{event.competition}</span>
              <EventMoment event={event} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
