import type { Statement } from '@bahati/contract/player-site/records/records.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { ExportButtons } from './export-buttons.tsx';
import { addDays, monthsBack } from './record-days.ts';

/** One month on one page: what was there, what came and went, what is left. */
export function StatementView({
  month,
  thisMonth,
  onPick,
}: {
  month: string;
  thisMonth: string;
  onPick: (month: string) => void;
}) {
  const { t } = useTranslation();
  const { monthName } = useFormat();
  const query = useQuery(memberQuery('GET /wps/records/statement', { query: { month } }));
  const [next = ''] = monthsBack(month, -1, 1);
  return (
    <>
      <div className="records-fields">
        <SelectField
          label={t('records_month')}
          options={monthsBack(thisMonth, 0, 15).map((value) => ({
            value,
            label: monthName(value),
          }))}
          value={month}
          onValueChange={onPick}
        />
      </div>
      <ExportButtons
        order={{ record: 'statement', from: `${month}-01`, to: addDays(`${next}-01`, -1) }}
      />
      {query.data ? (
        <StatementLines statement={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}

function StatementLines({ statement }: { statement: Statement }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { currency, opening, closing, kinds, figures, isOpen } = statement;
  const signed = (value: string) => (
    <Amount value={value} currency={currency} locale={locale} sign="always" />
  );
  const plain = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  return (
    <div className="member-columns">
      <section className="member-section records-card">
        <h2 className="member-section-title">{t('records_statement')}</h2>
        {isOpen && <FormAlert tone="info">{t('records_month_open')}</FormAlert>}
        <KeyValueList
          items={[
            { id: 'opening', label: t('records_opening'), value: plain(opening) },
            ...kinds.map(({ kind, amount }) => ({
              id: kind,
              label: t(`records_kind_${kind}`),
              value: signed(amount),
            })),
            { id: 'closing', label: t('records_closing'), value: plain(closing), isStrong: true },
          ]}
        />
      </section>
      <section className="member-section records-card">
        <h2 className="member-section-title">{t('records_play')}</h2>
        <KeyValueList
          items={[
            { id: 'turnover', label: t('records_turnover'), value: plain(figures.turnover) },
            { id: 'valid', label: t('records_valid_bet'), value: plain(figures.validBet) },
            { id: 'payout', label: t('records_kind_payout'), value: plain(figures.payout) },
            { id: 'bonus', label: t('records_kind_promotion'), value: plain(figures.promotion) },
            { id: 'rebate', label: t('records_kind_rebate'), value: plain(figures.rebate) },
            { id: 'tax', label: t('records_kind_tax'), value: plain(figures.tax) },
            {
              id: 'result',
              label: t('records_result'),
              value: signed(figures.profit),
              isStrong: true,
            },
          ]}
        />
      </section>
    </div>
  );
}
