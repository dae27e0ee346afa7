import { Amount } from '@bahati/ui/amount/amount.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { BillList } from '#features/agency/bills/bill-list.tsx';
import { useFormat } from '#features/language/use-format.ts';
import type { Income } from './income-chart.tsx';

/** Day by day what each kind of contract brought; a line opens its bill, or its bills below it. */
export function IncomeDays({ income: { days, currency } }: { income: Income }) {
  const { t } = useTranslation();
  const { locale, shortDay } = useFormat();
  return (
    <section className="income-days" aria-label={t('income_days')}>
      {days.map(({ day, kept, kinds }) => (
        <section key={day} className="records-day" aria-label={shortDay(day)}>
          <h2 className="records-day-title income-day">
            <span>{shortDay(day)}</span>
            <Amount value={kept} currency={currency} locale={locale} />
          </h2>
          <ul className="rows">
            {kinds.map((line) => (
              <li key={line.kind}>
                <KindLine day={day} line={line} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function KindLine({
  day,
  line: { kind, kept, bills, billId },
  currency,
}: {
  day: string;
  line: Income['days'][number]['kinds'][number];
  currency: Income['currency'];
}) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const told = {
    title: t(`terms_kind_${kind}`),
    subtitle: t('income_bills', { count: bills, shown: count(bills) }),
    trailing: <Amount value={kept} currency={currency} locale={locale} />,
  };
  if (billId !== null) {
    return (
      <ListRow
        {...told}
        renderLink={(link) => <Link to="/agentHome/bill/$billId" params={{ billId }} {...link} />}
      />
    );
  }
  return (
    <>
      <ListRow {...told} isSelected={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <div className="income-bills">
          <BillList kind={kind} day={day} />
        </div>
      )}
    </>
  );
}
