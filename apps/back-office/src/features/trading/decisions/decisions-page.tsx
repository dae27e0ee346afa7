import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { EventFinder } from './event-finder.tsx';
import { JackpotEntries } from './jackpot-entries.tsx';
import './decisions.css';

const views = ['waiting', 'new', 'all', 'jackpot'] as const;

/** Voids and results by hand: what waits for a second person, a new one, all there were, and jackpot entries. */
export function DecisionsPage() {
  const { translate } = useWords();
  const { can } = useRoom();
  const search = useSearch();
  const eventId = search.get('event');
  const asked =
    views.find((known) => known === search.get('view')) ?? (eventId ? 'new' : 'waiting');
  const open = views.filter((view) => view !== 'new' || can('trading.decide'));
  const view = open.find((known) => known === asked) ?? 'waiting';
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('trading.decide.view')}
          value={view}
          options={open.map((value) => ({
            value,
            label: translate(`trading.decide.view_${value}`),
          }))}
          onValueChange={(value) =>
            search.set({ view: value, event: undefined, search: undefined })
          }
        />
      </div>
      {(view === 'waiting' || view === 'all') && <DecisionList state={view} />}
      {view === 'jackpot' && <JackpotEntries />}
      {view === 'new' &&
        (eventId ? (
          <DecisionForm
            key={eventId}
            eventId={eventId}
            onOther={() => search.set({ view: 'new', event: undefined })}
            onDone={() => search.set({ view: 'all', event: undefined })}
          />
        ) : (
          <EventFinder onChoose={(id) => search.set({ view: 'new', event: id })} />
        ))}
    </>
  );
}
