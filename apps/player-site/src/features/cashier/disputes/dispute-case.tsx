import type { Dispute, Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { ChatPictures } from '#features/support/thread/chat-pictures.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { DisputeReply } from './dispute-reply.tsx';
import './dispute-case.css';

const tones = { open: 'brass', answered: 'coral', resolved: 'lagoon' } as const;

/** The case of a withdrawal that did not arrive: how it stands and what was said. */
export function DisputeCase({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const params = { id: withdrawal.id };
  const query = useQuery(memberQuery('GET /wps/cashier/withdrawals/:id/dispute', { params }));
  const headId = useId();
  if (!query.data)
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={2} label={t('loading')} />
    );
  const { data: dispute } = query;
  return (
    <section className="case" aria-labelledby={headId}>
      <header className="case-head">
        <h3 id={headId}>{t('case_title')}</h3>
        <StatusChip tone={tones[dispute.state]}>{t(`case_state_${dispute.state}`)}</StatusChip>
      </header>
      <CaseWords dispute={dispute} />
      <ol className="case-messages">
        {dispute.messages.map((message) => (
          <CaseMessage key={message.seq} message={message} />
        ))}
      </ol>
      {dispute.state !== 'resolved' && <DisputeReply withdrawalId={withdrawal.id} />}
    </section>
  );
}

function CaseWords({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { outcome, outcomeReference, remaining, currency } = dispute;
  return (
    <p>
      {outcome
        ? t(`case_outcome_${outcome}`, { reference: outcomeReference ?? '' })
        : t('case_missing', { amount: money(remaining, currency) })}
    </p>
  );
}

function CaseMessage({ message }: { message: Dispute['messages'][number] }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { author, text, images, at } = message;
  return (
    <li className="case-message" data-author={author}>
      <p className="case-who">
        <strong>{t(`case_author_${author}`)}</strong> <span className="quiet">{time(at)}</span>
      </p>
      {text && <p className="case-text">{text}</p>}
      <ChatPictures pictures={images} />
    </li>
  );
}
