import type { Profit } from '@bahati/contract/player-site/records/records.ts';
import { isGain } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';

type Line = {
  key: string;
  name: string;
  note?: string;
  row: Profit['products'][number] | Profit['days'][number];
};

/** The same figures in words: by what was played, and by day. */
export function ProfitTable({ profit }: { profit: Profit }) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  return (
    <>
      <Figures
        title={t('records_by_product')}
        head={t('records_product')}
        profit={profit}
        lines={profit.products.map((row) => ({
          key: `${row.gameType} ${row.vassalage}`,
          name: t(categoryLabels[row.gameType]),
          note: row.vendorName,
          row,
        }))}
      />
      <Figures
        title={t('records_by_day')}
        head={t('records_day')}
        profit={profit}
        lines={profit.days
          .toReversed()
          .map((row) => ({ key: row.day, name: shortDay(row.day), row }))}
      />
    </>
  );
}

function Figures({
  title,
  head,
  lines,
  profit: { currency },
}: {
  title: string;
  head: string;
  lines: readonly Line[];
  profit: Profit;
}) {
  const { t } = useTranslation();
  const { locale, figures } = useFormat();
  return (
    <section className="member-section">
      <h2 className="member-section-title">{title}</h2>
      <div className="records-frame">
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t('records_turnover')}</th>
              <th scope="col" className="records-wide">
                {t('records_valid_bet')}
              </th>
              <th scope="col" className="records-wide">
                {t('records_kind_payout')}
              </th>
              <th scope="col" className="records-wide">
                {t('records_kind_promotion')}
              </th>
              <th scope="col">{t('records_result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, note, row }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {note && <span className="records-note">{note}</span>}
                </th>
                <td className="tabular">{figures(row.turnover)}</td>
                <td className="tabular records-wide">{figures(row.validBet)}</td>
                <td className="tabular records-wide">{figures(row.payout)}</td>
                <td className="tabular records-wide">{figures(row.promotion)}</td>
                <td>
                  <Amount
                    value={row.profit}
                    currency={currency}
                    locale={locale}
                    size="s"
                    sign="always"
                    tone={isGain(row.profit) ? 'win' : 'text'}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
