import type { ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { EndingList } from './ending-list.tsx';
import { TermsDiff } from './terms-diff.tsx';
import { TermsView } from './terms-view.tsx';
import { endingOf, useProcessContract } from './use-process-contract.ts';
import './contracts.css';

type Props = { request: ContractRequest; currency: Currency };

/** A request that waits: what it would change, and the answers to it. */
export function RequestCard({ request, currency }: Props) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const name = useOtherName()(request);
  const { type, isOwn, terms, currentTerms, askedAt } = request;
  return (
    <section className="request-card" data-own={isOwn ? '' : undefined}>
      <div>
        <h3 className="request-title">
          {t(isOwn ? `request_own_${type}` : `request_asked_${type}`, { name })}
        </h3>
        <p className="quiet contract-small">{time(askedAt)}</p>
      </div>
      {terms && currentTerms && (
        <div className="request-changes">
          <h4 className="contract-label">{t('request_changes')}</h4>
          <TermsDiff before={currentTerms} after={terms} currency={currency} />
        </div>
      )}
      {terms && (
        <div className="request-changes">
          {currentTerms && <h4 className="contract-label">{t('request_all_terms')}</h4>}
          <TermsView terms={terms} currency={currency} />
        </div>
      )}
      {terms && !isOwn && <p className="quiet contract-small">{t('request_from_next')}</p>}
      {type === 'termination' && (
        <p className="quiet contract-small">{t('request_termination_about')}</p>
      )}
      <RequestActions request={request} />
    </section>
  );
}

/** Who the other side of a contract is. */
export function useOtherName() {
  const { t } = useTranslation();
  return ({ other }: Pick<ContractRequest, 'other'>) => other?.nickname ?? t('bills_operator');
}

type Answer = 'accept' | 'reject' | 'withdraw';

function RequestActions({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>();
  if (request.isOwn) {
    return (
      <div className="contract-actions">
        <Button onClick={() => setAnswer('withdraw')}>{t('request_withdraw')}</Button>
        {answer && (
          <AnswerDialog request={request} answer={answer} onClose={() => setAnswer(undefined)} />
        )}
      </div>
    );
  }
  return (
    <div className="contract-actions">
      <Button tone="brass" onClick={() => setAnswer('accept')}>
        {t('request_accept')}
      </Button>
      <Button onClick={() => setAnswer('reject')}>{t('request_reject')}</Button>
      {answer && (
        <AnswerDialog request={request} answer={answer} onClose={() => setAnswer(undefined)} />
      )}
    </div>
  );
}

/** Asks once more, and for consent where an answer ends contracts further down. */
function AnswerDialog({
  request,
  answer,
  onClose,
}: {
  request: ContractRequest;
  answer: Answer;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const name = useOtherName()(request);
  const process = useProcessContract(request.kind, onClose);
  const ending = endingOf(process.error);
  const { type } = request;
  const endsContract = answer === 'accept' && type === 'termination';
  return (
    <ConfirmDialog
      isOpen
      title={t(ending ? 'ending_title' : `request_${answer}_title`)}
      confirmLabel={t(ending ? 'ending_confirm' : `request_${answer}`)}
      cancelLabel={t('request_back')}
      closeLabel={t('close')}
      tone={ending || endsContract ? 'danger' : 'brass'}
      isBusy={process.isPending}
      error={process.isError && !ending ? words(process.error) : undefined}
      onCancel={onClose}
      onConfirm={() =>
        process.mutate({
          action: answer,
          requestId: request.id,
          endsContracts: ending !== undefined,
        })
      }
    >
      {ending ? (
        <EndingList ending={ending} type={type} />
      ) : (
        <p>
          {answer === 'accept'
            ? t(`request_accept_${type}`, { name })
            : t(`request_${answer}_about`, { name })}
        </p>
      )}
    </ConfirmDialog>
  );
}
