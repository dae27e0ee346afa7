import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { MemberFreeRounds } from './free-rounds/member-free-rounds.tsx';
import { MemberPoints } from './points/member-points.tsx';

/** What of rewards stands on the card of a member, as far as one may see it. */
export function useRewardTabs(memberId: string) {
  const { translate } = useWords();
  const points = useCan('GET /bo/members/:id/points');
  const freeRounds = useCan('GET /bo/rewards/freeRounds');
  return [
    ...(points
      ? [
          {
            id: 'points',
            label: translate('points_mall.points'),
            panel: <MemberPoints memberId={memberId} />,
          },
        ]
      : []),
    ...(freeRounds
      ? [
          {
            id: 'free-rounds',
            label: translate('free_rounds.tab'),
            panel: <MemberFreeRounds memberId={memberId} />,
          },
        ]
      : []),
  ];
}
