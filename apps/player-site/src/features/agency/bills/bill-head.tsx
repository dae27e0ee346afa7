import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { useMember } from '#features/members/use-member.ts';
import { downloadFile } from '#features/forms/download-file.ts';
import { billTones, useBillWords } from './use-bill-words.ts';

/** What the bill came to, and where it stands. */
export function BillHead({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const words = useBillWords();
  const { data: member } = useMember();
  const { currency, agent, state, waitsFor } = bill;
  const isOwn = member?.id === agent.id;
  const title = `${t(`terms_kind_${bill.kind}`)} · ${words.span(bill)}`;
  const sums = [
    ['bills_own', bill.own],
    ['bills_received', bill.received],
    ['bills_passed_on', bill.owed],
  ] as const;
  return (
    <>
      <PageTitle words={title} />
      <div>
        <h1 className="page-heading">{t(`terms_kind_${bill.kind}`)}</h1>
        <p className="page-lead">{words.span(bill)}</p>
      </div>
      <section className="bill-head" aria-label={title}>
        <div className="bill-head-lead">
          <div className="bill-head-line">
            <p className="quiet">
              {isOwn ? t('bills_kept') : t('bills_kept_of', { name: agent.nickname })}
            </p>
            <StatusChip tone={billTones[state]}>{t(`bills_state_${state}`)}</StatusChip>
          </div>
          <Amount value={bill.kept} currency={currency} locale={locale} size="xl" tone="brass" />
          {state === 'to_approve' && waitsFor !== null && (
            <p className="quiet bill-small">{t(`bills_waits_for_${waitsFor}`)}</p>
          )}
          {state === 'insufficient' && (
            <p className="quiet bill-small">{t('bills_insufficient_about')}</p>
          )}
        </div>
        <dl className="bill-head-sums">
          {sums.map(([word, value]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>
                <Amount value={value} currency={currency} locale={locale} />
              </dd>
            </div>
          ))}
        </dl>
        <BillFiles billId={bill.id} />
      </section>
    </>
  );
}

/** Takes the bill away as a file. */
function BillFiles({ billId }: { billId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const asking = useMutation({
    mutationFn: (format: 'pdf' | 'csv') =>
      call('POST /wps/agent/bills/:id/file', {
        params: { id: billId },
        body: { format, language },
      }),
    onSuccess: ({ path }) => downloadFile(path),
  });
  return (
    <div className="bill-files">
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="s"
          icon={<DownloadIcon size={18} />}
          isLoading={asking.isPending && asking.variables === format}
          loadingLabel={t('loading')}
          onClick={() => asking.mutate(format)}
        >
          {t(`bills_${format}`)}
        </Button>
      ))}
      {asking.isError && <FormAlert error={asking.error} />}
    </div>
  );
}
