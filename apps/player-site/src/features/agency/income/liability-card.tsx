import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { partOf } from '@bahati/agency-rules/explain/parts.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { contractPaths } from '#site/paths.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { Reserve } from './reserve.tsx';

type Liability = CallValue<PlayerSiteCalls['GET /wps/agent/liability']>;
type Item = Liability['items'][number];

/** What the running periods would bring and cost, now and at this pace, and open debts. */
export function LiabilityCard() {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const query = useQuery(memberQuery('GET /wps/agent/liability'));
  const { data } = query;
  const hasDebts = data !== undefined && parseDecimal(data.openDebts, data.currency) > 0n;
  return (
    <section className="records-card liability" aria-labelledby="liability">
      <div>
        <h2 id="liability" className="income-title">
          {t('liability_title')}
        </h2>
        <p className="quiet income-small">{t('liability_about')}</p>
        {data && (
          <p className="quiet income-small">
            {data.asOf === null
              ? t('liability_not_yet')
              : t('liability_as_of', { time: time(data.asOf) })}
          </p>
        )}
      </div>
      {!data ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )
      ) : (
        <>
          {hasDebts && (
            <div className="liability-debts">
              <p>{t('liability_debts')}</p>
              <Amount value={data.openDebts} currency={data.currency} locale={locale} size="l" />
              <p className="income-small">{t('liability_debts_about')}</p>
            </div>
          )}
          {data.items.length === 0 && data.asOf !== null && (
            <p className="quiet">{t('liability_none')}</p>
          )}
          {data.items.map((item) => (
            <RunningItem key={item.kind} item={item} currency={data.currency} />
          ))}
          <Reserve reserve={data.reserve} currency={data.currency} />
        </>
      )}
    </section>
  );
}

function RunningItem({ item, currency }: { item: Item; currency: Liability['currency'] }) {
  const { t } = useTranslation();
  return (
    <section className="liability-item">
      <h3 className="liability-kind">
        <Link to={contractPaths[item.kind]} className="text-link">
          {t(`terms_kind_${item.kind}`)}
        </Link>
      </h3>
      <div className="liability-views">
        <View
          title={t('liability_now')}
          own={item.own}
          owed={item.owed}
          fromWallet={item.fromWallet}
          currency={currency}
        />
        <View
          title={t('liability_pace')}
          own={item.ownAtPace}
          owed={item.owedAtPace}
          fromWallet={item.fromWalletAtPace}
          currency={currency}
        />
      </div>
    </section>
  );
}

/** The own bill as a bar, of which downlines take a part; what goes beyond it is the wallet's. */
function View({
  title,
  currency,
  ...told
}: {
  title: string;
  own: string;
  owed: string;
  fromWallet: string;
  currency: Liability['currency'];
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const own = parseDecimal(told.own, currency);
  const owed = parseDecimal(told.owed, currency);
  const fromWallet = parseDecimal(told.fromWallet, currency);
  const fromBill = owed - fromWallet;
  const whole = own + fromWallet;
  const said = (amount: bigint) => money(toDecimal(amount, currency), currency);
  const lines: { word: 'own' | 'owed' | 'from_bill' | 'from_wallet' | 'kept'; amount: bigint }[] = [
    { word: 'own', amount: own },
  ];
  if (owed > 0n) lines.push({ word: 'owed', amount: owed });
  if (fromWallet > 0n) {
    lines.push(
      { word: 'from_bill', amount: fromBill },
      { word: 'from_wallet', amount: fromWallet },
    );
  }
  if (owed > 0n) lines.push({ word: 'kept', amount: own - fromBill });
  const parts = [
    { part: 'kept', amount: own - fromBill },
    { part: 'owed', amount: fromBill },
    { part: 'wallet', amount: fromWallet },
  ].filter(({ amount }) => amount > 0n);
  return (
    <div className="liability-view">
      <h4 className="liability-view-title">{title}</h4>
      <span className="liability-bar" aria-hidden="true">
        {parts.map(({ part, amount }) => (
          <span key={part} data-part={part} style={{ width: `${partOf(amount, whole) / 10}%` }} />
        ))}
      </span>
      <dl>
        {lines.map(({ word, amount }) => (
          <div key={word} className="liability-line" data-word={word}>
            <dt>{t(`liability_${word}`)}</dt>
            <dd>{said(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
