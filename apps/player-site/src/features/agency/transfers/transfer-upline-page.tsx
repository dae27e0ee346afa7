import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { SendForm } from './send-form.tsx';
import { TransferList } from './transfer-list.tsx';

/** Money to the agent above (spec §2 transferUpline). */
export function TransferUplinePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('send_up_title')} />
      <div>
        <h1 className="page-heading">{t('send_up_title')}</h1>
        <p className="page-lead">{t('send_about')}</p>
      </div>
      <div className="member-columns">
        <SendUp />
        <section className="member-section">
          <h2 className="member-section-title">{t('send_history')}</h2>
          <TransferList />
        </section>
      </div>
    </>
  );
}

function SendUp() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/transfers/rules'));
  const rules = query.data;
  if (query.isError && !rules) return <QueryError query={query} />;
  if (!rules) return <SkeletonRows count={3} label={t('loading')} />;
  if (rules.up.payee === null) {
    return <EmptyState seed="upline" title={t('send_nobody_title')} text={t('send_nobody_text')} />;
  }
  if (!rules.up.isOpen) {
    return <EmptyState seed="upline" title={rules.up.payee} text={t('refusal_transfers_closed')} />;
  }
  return <SendForm direction="up" rules={rules} />;
}
