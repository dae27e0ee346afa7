import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { SendForm } from '#features/agency/transfers/send-form.tsx';
import { TransferList } from '#features/agency/transfers/transfer-list.tsx';

/** Money to a direct downline, chosen already or still to be named. */
export function SendDialog({ nickname, onClose }: { nickname?: string; onClose: () => void }) {
  const { t } = useTranslation();
  const rules = useQuery(memberQuery('GET /wps/transfers/rules'));
  // A transfer names a user name, which the team's lists do not tell.
  const payees = useQuery({
    ...memberQuery('GET /wps/transfers/payees', { query: { name: nickname ?? '' } }),
    enabled: nickname !== undefined,
  });
  const found = payees.data?.items.filter((one) => one.nickname === nickname) ?? [];
  const firstPayee = found.length === 1 ? found[0]?.username : undefined;
  const failed = [rules, payees].find(({ isError }) => isError);
  const isReady = nickname === undefined || payees.data !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('send_down_title')}
      closeLabel={t('close')}
      size="full"
    >
      <div className="stack">
        <p className="quiet">{t('send_about')}</p>
        {rules.data && isReady ? (
          <>
            <SendForm direction="down" rules={rules.data} firstPayee={firstPayee} />
            <h3 className="downlines-title">{t('send_history')}</h3>
            <TransferList />
          </>
        ) : failed ? (
          <QueryError query={failed} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )}
      </div>
    </Dialog>
  );
}
