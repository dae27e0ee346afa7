import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { RebateClaims } from './rebate-claims.tsx';
import { RebateProducts } from './rebate-products.tsx';
import './records.css';

const dueKey = 'GET /wps/records/rebate';

/** What is given back of settled stakes, and taking it. */
export function RebatePage() {
  const { t } = useTranslation();
  const { locale, shortDay, money } = useFormat();
  const query = useQuery(memberQuery(dueKey));
  const claiming = useMutation({
    mutationFn: () => call('POST /wps/records/rebate/claims', { body: {} }),
    onSuccess: ({ amount, currency }) => {
      showToast({ tone: 'win', message: t('rebate_done', { amount: money(amount, currency) }) });
      void forgetMemberCall('GET /wps/records/rebate/claims');
    },
    onSettled: () => forgetMemberCall(dueKey),
  });
  const due = query.data;
  const isNothing = due === undefined || /^0(\.0+)?$/.test(due.amount);
  return (
    <>
      <PageTitle words={t('rebate_title')} />
      <h1 className="page-heading">{t('rebate_title')}</h1>
      {due ? (
        <div className="member-columns">
          <section className="records-card" aria-labelledby="rebate-due">
            <h2 id="rebate-due" className="records-title">
              {t('rebate_due', { from: shortDay(due.from), to: shortDay(due.to) })}
            </h2>
            <Amount
              value={due.amount}
              currency={due.currency}
              locale={locale}
              size="xl"
              isAnimated
            />
            <p className="quiet">
              {due.dailyCap === null
                ? t('rebate_about')
                : t('rebate_cap', { amount: money(due.dailyCap, due.currency) })}
            </p>
            <FormAlert error={claiming.error} />
            <Button
              tone="brass"
              isWide
              disabled={isNothing}
              isLoading={claiming.isPending}
              loadingLabel={t('loading')}
              onClick={() => claiming.mutate()}
            >
              {isNothing ? t('rebate_nothing') : t('rebate_claim')}
            </Button>
          </section>
          <RebateProducts due={due} />
        </div>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={5} label={t('loading')} />
      )}
      <RebateClaims />
    </>
  );
}
