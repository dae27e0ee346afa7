import type { AmlAlert, AmlCaseWhole, AmlPayment } from '@bahati/contract/back-office/risk/aml.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Link } from '#office/address/link.tsx';
import { AmlPairs } from './aml-pairs.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What each rule found, in a sentence with its figures, and the payments it rests on. */
export function AmlAlerts({ of: { alerts, currency } }: { of: AmlCaseWhole }) {
  const { translate } = useWords();
  return (
    <section className="queue-section">
      <h3>{translate('aml.found')}</h3>
      <ul className="aml-alerts">
        {alerts.map((alert) => (
          <li key={alert.rule}>
            <Alert alert={alert} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Alert({ alert, currency }: { alert: AmlAlert; currency: Currency }) {
  const { translate, locale, codeWords } = useWords();
  const { rule, points, amounts, numbers, payments, pairs } = alert;
  const sums = Object.entries(amounts).map(([name, amount]) => [
    name,
    `${currency} ${formatAmount(amount, currency, locale)}`,
  ]);
  return (
    <>
      <p className="aml-alert-head">
        <strong>{codeWords('aml_rules', rule)}</strong>
        <span className="quiet tabular">{`+${points}`}</span>
      </p>
      <p>{translate(`aml_alerts.${rule}`, { ...Object.fromEntries(sums), ...numbers })}</p>
      {pairs.length > 0 && <AmlPairs pairs={pairs} currency={currency} />}
      {payments.length > 0 && (
        <details>
          <summary>{translate('aml.payments', { count: payments.length })}</summary>
          <ul className="aml-payments">
            {payments.map((payment) => (
              <li key={payment.id}>
                <Payment payment={payment} currency={currency} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Payment({ payment, currency }: { payment: AmlPayment; currency: Currency }) {
  const { translate, instant, locale } = useWords();
  const { kind, id, at, amount } = payment;
  const queue = kind === 'deposit' ? 'deposits' : 'withdrawals';
  return (
    <>
      <Link to={`/${queue}?status=all&id=${id}`} className="office-link">
        {translate(`aml_payments.${kind}`)}
      </Link>
      <span className="quiet">{instant(at)}</span>
      <Amount size="s" value={amount} currency={currency} locale={locale} />
    </>
  );
}
