/** The frame of every page of the trading room: its session, its tabs, what can be undone. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#office/address/link.tsx';
import { usePathname } from '#office/address/use-address.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Count } from './count.tsx';
import { type Room, RoomContext, type TradingRight, type Undo, useRoom } from './room.ts';
import { UndoBar } from './undo-bar.tsx';
import { hasBookQuery, sessionQuery, useTrading } from './use-trading.ts';
import './markets.css';
import './room.css';

const tabs = [
  { id: 'events', to: '/trading' },
  { id: 'queue', to: '/trading/queue' },
  { id: 'controls', to: '/trading/controls' },
  { id: 'members', to: '/trading/members' },
  { id: 'decisions', to: '/trading/decisions' },
  { id: 'feed', to: '/trading/feed' },
  { id: 'report', to: '/trading/report' },
  { id: 'settings', to: '/trading/settings' },
] as const;

/** Its rights may change with every new pass. */
const renewMs = 60_000;

export function TradingRoom({ children }: { children: ReactNode }) {
  const { translate } = useWords();
  const book = useQuery(hasBookQuery);
  const session = useQuery({
    ...sessionQuery,
    enabled: book.data === true,
    refetchInterval: renewMs,
  });
  const { data } = session;
  const unread = book.error ? book : session;
  const [undo, setUndo] = useState<Undo>();
  const room = useMemo<Room | undefined>(
    () =>
      data && {
        name: data.name,
        currency: data.currency,
        can: (right: TradingRight) => data.permissions.includes(right),
        offerUndo: setUndo,
      },
    [data],
  );
  if (book.data === false) {
    return <EmptyState title={translate('trading.none')} text={translate('trading.none_hint')} />;
  }
  if (!room) {
    return unread.error ? (
      <ListProblem
        title={translate('trading.closed')}
        error={unread.error}
        onRetry={unread.refetch}
        isRetrying={unread.isFetching}
      />
    ) : (
      <SkeletonRows count={6} label={translate('list.loading')} />
    );
  }
  return (
    <RoomContext value={room}>
      <RoomTabs />
      {children}
      {undo && <UndoBar undo={undo} onEnd={() => setUndo(undefined)} />}
    </RoomContext>
  );
}

function RoomTabs() {
  const { translate } = useWords();
  const pathname = usePathname();
  const isOfEvents = pathname === '/trading' || pathname.startsWith('/trading/events');
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    row.current.scrollLeft =
      current.offsetLeft -
      row.current.offsetLeft -
      (row.current.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className="trading-tabs" aria-label={translate('trading.tabs_label')}>
      {tabs.map(({ id, to }) => (
        <Link
          key={id}
          to={to}
          className="trading-tab"
          aria-current={
            (id === 'events' ? isOfEvents : pathname.startsWith(to)) ? 'page' : undefined
          }
        >
          {translate(`trading.tabs.${id}`)}
          {id === 'queue' && <QueueCount />}
          {id === 'decisions' && <WaitingDecisions />}
        </Link>
      ))}
    </nav>
  );
}

function QueueCount() {
  const { data } = useTrading('GET /trading/v1/queue', {}, { refetchEveryMs: 3_000 });
  return <Count count={data?.items.length ?? 0} words="trading.queue.count" />;
}

function WaitingDecisions() {
  const { can } = useRoom();
  const { data } = useTrading(
    'GET /trading/v1/decisions',
    { query: { state: 'waiting', pageSize: 50 } },
    { isEnabled: can('trading.decide'), refetchEveryMs: 10_000 },
  );
  const { data: entries } = useTrading(
    'GET /trading/v1/jackpot-entries',
    { query: { which: 'waiting', pageSize: 50 } },
    { isEnabled: can('trading.decide'), refetchEveryMs: 10_000 },
  );
  const count = (data?.items.length ?? 0) + (entries?.items.length ?? 0);
  return <Count count={count} words="trading.decisions.count" />;
}
