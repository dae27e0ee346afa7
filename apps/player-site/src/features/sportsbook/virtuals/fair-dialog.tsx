/** What a match day is drawn from, and a check of it in this browser once it is over. */
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryError } from '#features/loading/query-error.tsx';
import { originQuery } from '#features/sportsbook/book-call.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { isDayFair, type VirtualProof } from './check-day.ts';
import { type HeadDay, useVirtualProof } from './use-virtuals.ts';

export function FairDialog({
  day,
  isOpen,
  onClose,
}: {
  day: HeadDay;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('virtual_fair_title', { day: day.day })}
      closeLabel={t('close')}
    >
      <FairWords day={day} />
    </Dialog>
  );
}

function FairWords({ day }: { day: HeadDay }) {
  const { t } = useTranslation();
  const query = useVirtualProof(day.id);
  const { data: proof } = query;
  return (
    <div className="virtual-fair">
      <p>{t('virtual_fair_text')}</p>
      {query.isError && !proof ? (
        <QueryError query={query} />
      ) : !proof ? (
        <SkeletonRows count={3} label={t('loading')} />
      ) : (
        <>
          <dl>
            <dt>{t('virtual_fair_hash')}</dt>
            <dd>
              <code>{day.serverSeedHash}</code>
            </dd>
            <dt>{t('virtual_fair_client')}</dt>
            <dd>
              <code>{proof.clientSeed}</code>
            </dd>
            <dt>{t('virtual_fair_seed')}</dt>
            <dd>
              {proof.serverSeed === null ? (
                t('virtual_fair_hidden')
              ) : (
                <code>{proof.serverSeed}</code>
              )}
            </dd>
          </dl>
          {proof.serverSeed !== null && <Check day={day} proof={proof} />}
        </>
      )}
    </div>
  );
}

function Check({ day, proof }: { day: HeadDay; proof: VirtualProof }) {
  const { t } = useTranslation();
  const { data: origin } = useQuery(originQuery);
  const check = useMutation({ mutationFn: () => isDayFair(proof, day.serverSeedHash) });
  const isBad = check.isError || check.data === false;
  return (
    <>
      <Button
        tone="brass"
        isWide
        isLoading={check.isPending}
        loadingLabel={t('loading')}
        onClick={() => check.mutate()}
      >
        {t('virtual_fair_check')}
      </Button>
      <p role="status" data-good={check.data ? '' : undefined} data-bad={isBad ? '' : undefined}>
        {check.data && t('virtual_fair_good', { count: proof.matches.length })}
        {isBad && t('virtual_fair_bad')}
      </p>
      <p>{t('virtual_fair_command')}</p>
      <code className="virtual-fair-command">
        npx verify-virtual --record {origin}/book/v1/virtuals/days/{day.id}/proof
      </code>
    </>
  );
}
