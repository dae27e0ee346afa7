import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import type { AwardSource } from '@bahati/contract/reward-terms.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';

const openAwards = memberQuery('GET /wps/rewards/awards', {
  query: { state: 'open', pageSize: 100 },
});

/** Own awards of these sources that wait: to be claimed, or for staff. */
export function useOpenAwards(sources: readonly AwardSource[]): readonly MemberAward[] {
  const { data } = useQuery(openAwards);
  return data?.items.filter(({ source }) => sources.includes(source)) ?? [];
}

/** Claims one award; whatever came of it, everything that tells of awards is read anew. */
export function useClaimAward() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const words = useErrorWords();
  return useMutation({
    mutationFn: (id: string) => call('POST /wps/rewards/awards/claim', { body: { id } }),
    onSuccess: ({ kind, amount, currency }) => {
      const isMoney = kind === 'cash' || kind === 'bonus';
      showToast({
        tone: 'win',
        message: isMoney
          ? t('own_award_claimed', { amount: money(amount, currency) })
          : t('own_award_taken'),
      });
    },
    onError: (error) => showToast({ tone: 'warn', message: words(error) }),
    onSettled: () =>
      Promise.all([
        forgetMemberCall('GET /wps/rewards/awards'),
        forgetMemberCall('GET /wps/rewards/summary'),
        forgetMemberCall('GET /wps/rewards/state'),
        forgetMemberCall('GET /wps/rewards/referral'),
        forgetMemberCall('GET /wps/rewards/referral/friends'),
      ]),
  });
}
