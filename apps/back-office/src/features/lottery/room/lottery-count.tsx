import { useQuery } from '@tanstack/react-query';
import { Count } from '#features/programs/count.tsx';
import { sessionQuery, useLateDraws, useWaiting } from './use-lottery.ts';

/** In the menu of every page: draws without numbers, and what waits for a second person. */
export function LotteryCount() {
  const { data: session } = useQuery(sessionQuery);
  const late = useLateDraws();
  const waiting = useWaiting();
  const asked = session?.permissions.includes('lottery.decide')
    ? (waiting.data?.items.filter(({ isOwn }) => !isOwn).length ?? 0)
    : 0;
  return <Count count={(late.data?.items.length ?? 0) + asked} words="lottery.count" />;
}
