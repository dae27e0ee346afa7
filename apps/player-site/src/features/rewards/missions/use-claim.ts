import type { MemberMission } from '@bahati/contract/player-site/rewards/missions.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { forgetMissions } from './use-missions.ts';
import { useRewardWords } from './use-reward-words.ts';

/** Claims a mission; whatever came of it, the list is read anew. */
export function useClaim(
  { id, period }: Pick<MemberMission, 'id' | 'period'>,
  onClaimed: () => void,
) {
  const { t } = useTranslation();
  const { awardWords } = useRewardWords();
  return useMutation({
    mutationFn: () => call('POST /wps/rewards/missions/claim', { body: { id, period } }),
    onSuccess: ({ award, currency }) => {
      onClaimed();
      showToast({
        tone: 'win',
        message: t('missions_claimed_toast', { award: awardWords(award, currency) }),
      });
      void forgetMemberCall('GET /wps/rewards/missions/claims');
    },
    onSettled: forgetMissions,
  });
}
