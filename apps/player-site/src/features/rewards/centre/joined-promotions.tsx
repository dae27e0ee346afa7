import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { CampaignSkeletons, MemberCampaigns } from '#features/rewards/promotions/campaign-list.tsx';
import { call, memberQuery } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Promotions for the member with the state of each, and whether he wants any. */
export function JoinedPromotions() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/rewards/promotions'));
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <CampaignSkeletons />;
  const { items, isOptedOut } = query.data;
  return (
    <div className="member-section">
      {items.length > 0 ? (
        <MemberCampaigns items={items} />
      ) : (
        <EmptyState
          seed="promotions"
          title={t(isOptedOut ? 'opted_out_title' : 'campaigns_own_none_title')}
          text={t(isOptedOut ? 'opted_out_text' : 'campaigns_own_none_text')}
        />
      )}
      <OptOut isOptedOut={isOptedOut} />
    </div>
  );
}

function OptOut({ isOptedOut }: { isOptedOut: boolean }) {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call('POST /wps/rewards/optOut', { body: { isOptedOut: wanted } }),
    onSettled: () => forgetRewards(),
  });
  return (
    <div className="reward-opt-out">
      <Checkbox
        label={t('opt_out_label')}
        hint={t('opt_out_hint')}
        checked={change.isPending ? change.variables : isOptedOut}
        onCheckedChange={(wanted) => change.mutate(wanted)}
      />
      <FormAlert error={change.error} />
    </div>
  );
}
