import { useQuery } from '@tanstack/react-query';
import { Count } from '#features/programs/count.tsx';
import { sessionQuery, useCounts, useWaiting } from './use-rooms.ts';

/** In the menu of every page: rooms that stand still, reports, and what waits for a second person. */
export function RoomsCount() {
  const { data: session } = useQuery(sessionQuery);
  const counts = useCounts();
  const waiting = useWaiting();
  const asked = session?.permissions.includes('rooms.decide')
    ? (waiting.data?.items.filter(({ isOwn }) => !isOwn).length ?? 0)
    : 0;
  const { rooms = 0, reports = 0 } = counts.data ?? {};
  return <Count count={rooms + reports + asked} words="rooms_office.count" />;
}
