import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { DepositLimitOffer } from '#features/limits/deposit-limit-offer.tsx';
import { useGamblingControls } from '#features/limits/use-gambling-controls.ts';
import { DepositOffers } from '#features/rewards/promotions/deposit-offers.tsx';
import { useDepositOffers } from '#features/rewards/promotions/use-deposit-offers.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositHistory } from './deposit-history.tsx';

const DepositStatus = lazy(() =>
  loadChunk(() => import('./deposit-status.tsx')).then((part) => ({ default: part.DepositStatus })),
);

/** A deposit is made here and followed here: the address names the one that is followed. */
export function DepositPage() {
  const { t } = useTranslation();
  const { deposit: depositId } = useSearch({ from: '/site/member/depositv2' });
  const navigate = useNavigate();
  const methods = useQuery({ ...memberQuery('GET /wps/cashier/methods'), staleTime: 10_000 });
  // Known together with the page: what it may offer stands above the form, which must not move.
  const controls = useGamblingControls();
  const offers = useDepositOffers();
  const isPending =
    controls.isPending ||
    (!depositId && methods.isPending) ||
    (offers.isPending && offers.failureCount === 0);
  return (
    <>
      <PageTitle words={t('member_deposit')} />
      <div>
        <h1 className="page-heading">{t('deposit_heading')}</h1>
        <p className="page-lead">{t('deposit_lead')}</p>
      </div>
      {!depositId && !isPending && <DepositLimitOffer />}
      {isPending ? (
        <SkeletonRows count={6} label={t('loading')} />
      ) : (
        <div className="member-columns">
          {depositId ? (
            <Suspense fallback={<SkeletonRows count={3} label={t('loading')} />}>
              <DepositStatus
                key={depositId}
                depositId={depositId}
                onAnother={() => void navigate({ to: '/member/depositv2', search: {} })}
              />
            </Suspense>
          ) : methods.data ? (
            <DepositForm ways={methods.data} offers={<DepositOffers />} />
          ) : (
            <QueryError query={methods} />
          )}
          <DepositHistory />
        </div>
      )}
    </>
  );
}
