import { Count } from '#features/programs/count.tsx';
import { useTroubles } from './use-rooms.ts';

/** In the menu of every page: rooms that stand still. */
export function RoomsCount() {
  const troubles = useTroubles();
  return <Count count={troubles.data?.rooms ?? 0} words="rooms_office.count" />;
}
