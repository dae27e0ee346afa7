import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';

/** Where the rebate comes from: each game type with its rate. */
export function RebateProducts({
  due: { products },
}: {
  due: CallValue<PlayerSiteCalls['GET /wps/records/rebate']>;
}) {
  const { t } = useTranslation();
  const { figures, percent } = useFormat();
  if (products.length === 0) return <p className="quiet">{t('rebate_none')}</p>;
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('records_by_product')}</h2>
      <div className="records-frame">
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col">{t('records_product')}</th>
              <th scope="col">{t('records_valid_bet')}</th>
              <th scope="col">{t('rebate_rate')}</th>
              <th scope="col">{t('rebate_title')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ gameType, validBet, rateBasisPoints, amount }) => (
              <tr key={gameType}>
                <th scope="row">{t(categoryLabels[gameType])}</th>
                <td className="tabular">{figures(validBet)}</td>
                <td className="tabular">{percent(rateBasisPoints)}</td>
                <td className="tabular">{figures(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
