/** The frame of every page of the rooms' office: its session and its tabs. */
import { type ReactNode, useMemo } from 'react';
import { usePathname } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { ProgramRoom } from '#features/programs/program-room.tsx';
import { RoomTabs } from '#features/programs/room-tabs.tsx';
import type { openRooms } from './rooms-session.ts';
import { type Office, OfficeContext, type RoomsRight } from './room.ts';
import { hasRoomsQuery, sessionQuery, useCounts, useWaiting } from './use-rooms.ts';
import './rooms.css';

type Session = Awaited<ReturnType<typeof openRooms>>;

export function RoomsOffice({ children }: { children: ReactNode }) {
  return (
    <ProgramRoom
      words="rooms_office"
      reading="rooms.read"
      programQuery={hasRoomsQuery}
      sessionQuery={sessionQuery}
    >
      {(session) => <Inside session={session}>{children}</Inside>}
    </ProgramRoom>
  );
}

function Inside({
  session: { origin, permissions },
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  const office = useMemo<Office>(
    () => ({ origin, can: (right: RoomsRight) => permissions.includes(right) }),
    [origin, permissions],
  );
  return (
    <OfficeContext value={office}>
      <Tabs />
      {children}
    </OfficeContext>
  );
}

const tabs = ['rooms', 'decisions', 'reports', 'bots'] as const;

function Tabs() {
  const { translate } = useWords();
  const pathname = usePathname();
  const counts = useCounts();
  const waiting = useWaiting();
  const shown: Record<(typeof tabs)[number], ReactNode> = {
    rooms: <Count count={counts.data?.rooms ?? 0} words="rooms_office.trouble_count" />,
    decisions: <Count count={waiting.data?.items.length ?? 0} words="rooms_office.decide.count" />,
    reports: <Count count={counts.data?.reports ?? 0} words="rooms_office.reports.count" />,
    bots: null,
  };
  return (
    <RoomTabs
      label={translate('sections.rooms')}
      tabs={tabs.map((id) => {
        const to = id === 'rooms' ? '/rooms' : `/rooms/${id}`;
        const isRecord = /^\/rooms(\/(room|round|hand|seat)\/.*)?$/.test(pathname);
        return {
          to,
          label: translate(`rooms_office.tabs.${id}`),
          isHere: id === 'rooms' ? isRecord : pathname.startsWith(to),
          count: shown[id],
        };
      })}
    />
  );
}
