import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { movementTone } from './movement-tone.ts';
import { useMovementWords } from './use-movement-words.ts';
import './records.css';

type Detail = CallValue<PlayerSiteCalls['GET /wps/relay/ODSFE2_MemTransDet']>;

/** One movement with everything behind it. */
export function MovementPage() {
  const { t } = useTranslation();
  const { movementId } = useParams({ from: '/site/member/transactionHistory/$movementId' });
  const query = useQuery(
    memberQuery('GET /wps/relay/ODSFE2_MemTransDet', { query: { id: movementId } }),
  );
  return (
    <>
      <PageTitle words={t('records_account')} />
      <p>
        <Link to="/member/transactionHistory" className="text-link">
          <ChevronLeftIcon size={18} />
          {t('records_back')}
        </Link>
      </p>
      {query.data ? (
        <MovementDetail {...query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={5} label={t('loading')} />
      )}
    </>
  );
}

function MovementDetail({ movement, related, deposit, withdrawal, bet }: Detail) {
  const { t } = useTranslation();
  const { locale, time, money } = useFormat();
  const words = useMovementWords();
  const { amount, currency, balanceAfter, at, about, id } = movement;
  const facts: KeyValue[] = [
    { id: 'time', label: t('records_time'), value: time(at) },
    ...(about ? [{ id: 'about', label: t('records_about'), value: about }] : []),
    ...(withdrawal ? [{ id: 'payee', label: t('records_payee'), value: withdrawal.payee }] : []),
    ...[deposit?.reference ?? withdrawal?.reference].flatMap((reference) =>
      reference ? [{ id: 'reference', label: t('records_reference'), value: reference }] : [],
    ),
    { id: 'number', label: t('records_number'), value: id },
    ...(balanceAfter === null
      ? []
      : [{ id: 'balance', label: t('records_left'), value: money(balanceAfter, currency) }]),
  ];
  return (
    <div className="member-columns">
      <section className="records-card" aria-labelledby="movement-title">
        <h1 id="movement-title" className="records-title">
          {words(movement)}
        </h1>
        <Amount
          value={amount}
          currency={currency}
          locale={locale}
          size="xl"
          sign="always"
          tone={movementTone(movement)}
        />
        <KeyValueList items={facts} />
        {bet && (
          <Link
            to="/member/personalHistoryCopy/$betId"
            params={{ betId: bet.id }}
            className={buttonClass({})}
          >
            {t('records_round')}
          </Link>
        )}
      </section>
      {related.length > 1 && (
        <section className="member-section">
          <h2 className="member-section-title">{t('records_steps')}</h2>
          <ol className="rows">
            {related.map((step) => (
              <li key={step.id}>
                <ListRow
                  title={words(step)}
                  subtitle={<span className="tabular">{time(step.at)}</span>}
                  trailing={
                    <Amount value={step.amount} currency={currency} locale={locale} sign="always" />
                  }
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
