import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { drawDecisions } from './decisions-of.rules.ts';

const views = ['waiting', 'all'] as const;

/** What waits for a second person and what was decided; a new one begins at its draw or its game. */
export function DecisionsPage() {
  const { translate } = useWords();
  const { can } = useRoom();
  const search = useSearch();
  const drawId = search.get('draw');
  const kind = drawDecisions.find((known) => known === search.get('kind'));
  if (drawId && kind && can('lottery.decide')) {
    const close = () => search.set({ draw: undefined, kind: undefined });
    return <DecisionForm key={`${drawId} ${kind}`} drawId={drawId} kind={kind} onDone={close} />;
  }
  const view = views.find((known) => known === search.get('view')) ?? views[0];
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('lottery.decide.view')}
          value={view}
          options={views.map((value) => ({
            value,
            label: translate(`lottery.decide.view_${value}`),
          }))}
          onValueChange={(value) => search.set({ view: value === 'waiting' ? undefined : value })}
        />
      </div>
      <DecisionList state={view} />
      <p className="room-note quiet">{translate('lottery.decide.how')}</p>
      <p className="room-note quiet">{translate('lottery.house.words')}</p>
    </>
  );
}
