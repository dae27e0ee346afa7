import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { FriendList } from './friend-list.tsx';
import { InviteCard } from './invite-card.tsx';
import { ReferralSums } from './referral-sums.tsx';
import { ReferralSteps } from './referral-steps.tsx';
import './referral.css';

/** Inviting friends: the link to hand on, what both get for what, and who came by it. */
export function ReferralPage() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/rewards/referral'));
  const own = query.data;
  return (
    <>
      <PageTitle words={t('referral_title')} />
      <h1 className="page-heading">{t('referral_title')}</h1>
      {own ? (
        <>
          <div className="referral-columns">
            <InviteCard own={own} />
            <ReferralSteps terms={own.terms} />
          </div>
          <ReferralSums own={own} />
          <FriendList terms={own.terms} />
        </>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}
