import type { Verification } from '@bahati/contract/player-site/kyc/kyc.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { KycGates } from './kyc-gates.tsx';
import { KycSteps } from './kyc-steps.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { DocumentsState } from './documents-state.tsx';
import './verification-page.css';

/** A decision is seen without asking, as long as one is waited for. */
const waitingMs = 15_000;

/** Proving who one is: how far it has come, what it opens, and the documents. */
export function VerificationPage() {
  const { t } = useTranslation();
  const query = useQuery({
    ...memberQuery('GET /wps/member/kyc'),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? waitingMs : false),
  });
  return (
    <>
      <PageTitle words={t('kyc_title')} />
      <div>
        <h1 className="page-heading">{t('kyc_title')}</h1>
        <p className="page-lead">{t('kyc_lead')}</p>
      </div>
      {query.data ? (
        <VerificationParts verification={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
    </>
  );
}

function isWaiting(verification: Verification | undefined): boolean {
  return verification?.cases[0]?.state === 'waiting';
}

function VerificationParts({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const { level, gates, cases } = verification;
  const [newest] = cases;
  const wanted = level < 2 ? 2 : level < 3 ? 3 : null;
  return (
    <div className="kyc-columns">
      <Card padding="l" className="stack">
        {newest && <DocumentsState documents={newest} />}
        {wanted === null ? (
          <p className="kyc-done">
            <CheckIcon size={20} />
            {t('kyc_done')}
          </p>
        ) : (
          !isWaiting(verification) && (
            <DocumentsForm key={`${wanted} ${newest?.id ?? ''}`} level={wanted} />
          )
        )}
      </Card>
      <div className="stack">
        <KycSteps level={level} isWaiting={isWaiting(verification)} />
        {gates.length > 0 && <KycGates verification={verification} />}
      </div>
    </div>
  );
}
