import type { VendorPlay } from '@bahati/contract/player-site/records/records.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** What was played from wallets that game makers keep: told apart, since no sum of ours holds it. */
export function VendorPlayTable({ play }: { play: readonly VendorPlay[] }) {
  const { t } = useTranslation();
  const { figures } = useFormat();
  if (play.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="vendor-play">
      <h2 id="vendor-play" className="member-section-title">
        {t('records_vendor_play')}
      </h2>
      <p className="quiet">{t('records_vendor_play_about')}</p>
      <div className="records-frame">
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col">{t('games_vendor')}</th>
              <th scope="col">{t('records_turnover')}</th>
              <th scope="col">{t('records_valid_bet')}</th>
              <th scope="col">{t('records_kind_payout')}</th>
            </tr>
          </thead>
          <tbody>
            {play.map(({ vassalage, vendorName, stake, validBet, payout }) => (
              <tr key={vassalage}>
                <th scope="row">{vendorName}</th>
                <td className="tabular">{figures(stake)}</td>
                <td className="tabular">{figures(validBet)}</td>
                <td className="tabular">{figures(payout)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
