/** The frame of every page of the trading room: its session, its tabs, what can be undone. */
import { type ReactNode, useMemo, useState } from 'react';
import { usePathname } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { ProgramRoom } from '#features/programs/program-room.tsx';
import { RoomTabs } from '#features/programs/room-tabs.tsx';
import { type Room, RoomContext, type TradingRight, type Undo, useRoom } from './room.ts';
import type { TradingSession } from './trading-session.ts';
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

export function TradingRoom({ children }: { children: ReactNode }) {
  return (
    <ProgramRoom
      words="trading"
      reading="trading.read"
      programQuery={hasBookQuery}
      sessionQuery={sessionQuery}
    >
      {(session) => <Inside session={session}>{children}</Inside>}
    </ProgramRoom>
  );
}

function Inside({
  session: { name, currency, permissions },
  children,
}: {
  session: TradingSession;
  children: ReactNode;
}) {
  const [undo, setUndo] = useState<Undo>();
  const room = useMemo<Room>(
    () => ({
      name,
      currency,
      can: (right: TradingRight) => permissions.includes(right),
      offerUndo: setUndo,
    }),
    [name, currency, permissions],
  );
  return (
    <RoomContext value={room}>
      <Tabs />
      {children}
      {undo && <UndoBar undo={undo} onEnd={() => setUndo(undefined)} />}
    </RoomContext>
  );
}

function Tabs() {
  const { translate } = useWords();
  const pathname = usePathname();
  const isOfEvents = pathname === '/trading' || pathname.startsWith('/trading/events');
  const counts: Partial<Record<(typeof tabs)[number]['id'], ReactNode>> = {
    queue: <QueueCount />,
    decisions: <WaitingDecisions />,
  };
  return (
    <RoomTabs
      label={translate('trading.tabs_label')}
      tabs={tabs.map(({ id, to }) => ({
        to,
        label: translate(`trading.tabs.${id}`),
        isHere: id === 'events' ? isOfEvents : pathname.startsWith(to),
        count: counts[id],
      }))}
    />
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
