/** The frame of every page of the lottery's room: its session and its tabs. */
import { type ReactNode, useMemo } from 'react';
import { usePathname } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { ProgramRoom } from '#features/programs/program-room.tsx';
import { RoomTabs } from '#features/programs/room-tabs.tsx';
import type { openLottery } from './lottery-session.ts';
import { type LotteryRight, type Room, RoomContext } from './room.ts';
import { hasLotteryQuery, sessionQuery, useLateDraws, useWaiting } from './use-lottery.ts';
import './lottery.css';
import './lottery-forms.css';

type LotterySession = Awaited<ReturnType<typeof openLottery>>;

export function LotteryRoom({ children }: { children: ReactNode }) {
  return (
    <ProgramRoom
      words="lottery"
      reading="lottery.read"
      programQuery={hasLotteryQuery}
      sessionQuery={sessionQuery}
    >
      {(session) => <Inside session={session}>{children}</Inside>}
    </ProgramRoom>
  );
}

function Inside({
  session: { currency, origin, permissions },
  children,
}: {
  session: LotterySession;
  children: ReactNode;
}) {
  const room = useMemo<Room>(
    () => ({ currency, origin, can: (right: LotteryRight) => permissions.includes(right) }),
    [currency, origin, permissions],
  );
  return (
    <RoomContext value={room}>
      <Tabs />
      {children}
    </RoomContext>
  );
}

const tabs = ['draws', 'decisions', 'games', 'report'] as const;

function Tabs() {
  const { translate } = useWords();
  const pathname = usePathname();
  const late = useLateDraws();
  const waiting = useWaiting();
  const counts: Partial<Record<(typeof tabs)[number], ReactNode>> = {
    draws: <Count count={late.data?.items.length ?? 0} words="lottery.late.count" />,
    decisions: <Count count={waiting.data?.items.length ?? 0} words="lottery.decide.count" />,
  };
  return (
    <RoomTabs
      label={translate('sections.lottery')}
      tabs={tabs.map((id) => {
        const to = id === 'draws' ? '/lottery' : `/lottery/${id}`;
        const isDraw = pathname === '/lottery' || pathname.startsWith('/lottery/draws');
        return {
          to,
          label: translate(`lottery.tabs.${id}`),
          isHere: id === 'draws' ? isDraw : pathname.startsWith(to),
          count: counts[id],
        };
      })}
    />
  );
}
