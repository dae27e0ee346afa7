/** The frame of every page of the rooms' office: its session and its tabs. */
import { type ReactNode, useMemo } from 'react';
import { usePathname } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { ProgramRoom } from '#features/programs/program-room.tsx';
import { RoomTabs } from '#features/programs/room-tabs.tsx';
import type { openRooms } from './rooms-session.ts';
import { type Office, OfficeContext, type RoomsRight } from './room.ts';
import { hasRoomsQuery, sessionQuery, useTroubles } from './use-rooms.ts';
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

const tabs = ['rooms'] as const;

function Tabs() {
  const { translate } = useWords();
  const pathname = usePathname();
  const troubles = useTroubles();
  return (
    <RoomTabs
      label={translate('sections.rooms')}
      tabs={tabs.map((id) => ({
        to: '/rooms',
        label: translate(`rooms_office.tabs.${id}`),
        isHere: pathname === '/rooms' || pathname.startsWith('/rooms/room'),
        count: <Count count={troubles.data?.rooms ?? 0} words="rooms_office.trouble_count" />,
      }))}
    />
  );
}
