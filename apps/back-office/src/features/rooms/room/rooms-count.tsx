import { useQuery } from '@tanstack/react-query';
import { Count } from '#features/programs/count.tsx';
import { sessionQuery, useTroubles, useWaiting } from './use-rooms.ts';

/** In the menu of every page: rooms that stand still, and what waits for a second person. */
export function RoomsCount() {
  const { data: session } = useQuery(sessionQuery);
  const troubles = useTroubles();
  const waiting = useWaiting();
  const asked = session?.permissions.includes('rooms.decide')
    ? (waiting.data?.items.filter(({ isOwn }) => !isOwn).length ?? 0)
    : 0;
  return <Count count={(troubles.data?.rooms ?? 0) + asked} words="rooms_office.count" />;
}
