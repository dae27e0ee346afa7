import { Fragment, type ReactNode } from 'react';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useSearch } from '#office/address/use-search.ts';
import './record-queue.css';

/** The state a queue is looked at in, as the address has it; the first where it has none. */
export function useQueueState<S extends string>(states: readonly [S, ...S[]]): S {
  const asked = useSearch().get('state');
  return states.find((known) => known === asked) ?? states[0];
}

/** A queue by its states, and the record that is open in it beside the list. */
export function RecordQueue<S extends string>({
  states,
  state,
  words,
  tools,
  panel,
  children,
}: {
  states: readonly S[];
  state: S;
  /** The group in which each state has its words. */
  words: string;
  /** What stands beside the states. */
  tools?: ReactNode;
  panel: (id: string, onClose: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { translate } = useWords();
  const search = useSearch();
  const selectedId = search.get('id');
  return (
    <div className="queue" data-open={selectedId ? '' : undefined}>
      <div className="queue-list">
        <div className="office-toolbar">
          <Segmented
            label={translate('cashier.status')}
            value={state}
            options={states.map((value) => ({ value, label: translate(`${words}.${value}`) }))}
            onValueChange={(value) => search.set({ state: value, id: undefined })}
          />
          {tools}
        </div>
        {children}
      </div>
      {selectedId && (
        <Fragment key={selectedId}>
          {panel(selectedId, () => search.set({ id: undefined }, true))}
        </Fragment>
      )}
    </div>
  );
}
