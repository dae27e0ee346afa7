import type { TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { focusedRow } from '#features/trading/room/focused-row.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { useControls, useSuspend } from '#features/trading/room/use-controls.ts';
import { useHeldOrder } from '#features/trading/room/use-held-order.ts';
import { liveMs, useTradingPages } from '#features/trading/room/use-trading.ts';
import { useEventColumns } from './event-columns.tsx';
import { EventsToolbar, useEventsAsked } from './events-toolbar.tsx';

/** Events with what is staked on them, renewed every few seconds where they stand. */
export function EventsPage() {
  const { translate } = useWords();
  const { can } = useRoom();
  const asked = useEventsAsked();
  const list = useTradingPages('GET /trading/v1/events', asked, {
    idOf: ({ id }) => id,
    refetchEveryMs: liveMs,
  });
  const { rows, sortAgain } = useHeldOrder(list.rows, list.idOf, {
    question: list.question,
    isReady: !list.isPending && !list.isStale,
  });
  const controls = useControls();
  const { toggle, busyKey } = useSuspend();
  const isByHand = ({ id }: TradingEventLine) =>
    controls.find({ scope: 'event', key: id, kind: 'suspend' }) !== undefined;
  const toggleEvent = (event: TradingEventLine) =>
    void toggle({ scope: 'event', key: event.id }, event.name, isByHand(event));
  const columns = useEventColumns({ isByHand, busyKey, toggle: toggleEvent });
  useShortcuts({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    s: () => {
      const event = rows.find(({ id }) => id === focusedRow());
      if (event && can('trading.act') && busyKey === undefined) toggleEvent(event);
    },
  });
  return (
    <>
      <EventsToolbar />
      {sortAgain && (
        <p className="trading-moved">
          <span>{translate('trading.events.moved')}</span>
          <Button size="s" onClick={sortAgain}>
            {translate('trading.events.sort_again')}
          </Button>
        </p>
      )}
      <RecordList
        label={translate('trading.tabs.events')}
        list={{ ...list, rows }}
        columns={columns}
        empty={{
          title: translate('trading.events.empty'),
          text: translate('trading.events.empty_hint'),
          seed: 'trading',
        }}
      />
      <p className="trading-keys quiet">{translate('trading.events.keys')}</p>
    </>
  );
}

/** Moves the focus to the row after or before, from none to the first. */
function focusRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row] .records-open')];
  const at = links.findIndex(
    (link) => link.closest<HTMLElement>('[data-row]')?.dataset['row'] === focusedRow(),
  );
  (at < 0 ? links[0] : links[at + by])?.focus();
}
