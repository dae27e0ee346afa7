/** The frame of every page of the lottery's room: its session and its tabs. */
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePathname } from '#office/address/use-address.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { AccessDeniedPage } from '#office/layouts/state-pages.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { RoomTabs } from '#features/programs/room-tabs.tsx';
import { type LotteryRight, type Room, RoomContext } from './room.ts';
import { hasLotteryQuery, sessionQuery, useLateDraws, useWaiting } from './use-lottery.ts';
import './lottery.css';
import './lottery-forms.css';

/** Its rights may change with every new pass. */
const renewMs = 60_000;

export function LotteryRoom({ children }: { children: ReactNode }) {
  const { translate } = useWords();
  const program = useQuery(hasLotteryQuery);
  const session = useQuery({
    ...sessionQuery,
    enabled: program.data === true,
    refetchInterval: renewMs,
  });
  const { data } = session;
  const unread = program.error ? program : session;
  const room = useMemo<Room | undefined>(
    () =>
      data && {
        currency: data.currency,
        origin: data.origin,
        can: (right: LotteryRight) => data.permissions.includes(right),
      },
    [data],
  );
  if (program.data === false) {
    return <EmptyState title={translate('lottery.none')} text={translate('lottery.none_hint')} />;
  }
  if (!room) {
    return unread.error ? (
      <ListProblem
        title={translate('lottery.closed')}
        error={unread.error}
        onRetry={unread.refetch}
        isRetrying={unread.isFetching}
      />
    ) : (
      <SkeletonRows count={6} label={translate('list.loading')} />
    );
  }
  if (!room.can('lottery.read')) return <AccessDeniedPage />;
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
