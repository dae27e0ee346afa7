import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';
import { usePointConfig } from './use-points.ts';
import '#features/records/records.css';

/** So much is played or paid in for the points told: basis points of it are hundredths. */
const told = '1000.00';
const pointsOf = (rateBps: number) => rateBps / 10;

/** How points are earned: of each kind of game, and of deposits. */
export function EarnTable() {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const query = usePointConfig();
  const config = query.data;
  if (!config) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={5} label={t('loading')} />
    );
  }
  const { rates, depositBps, currency } = config;
  const rows = [
    ...rates.map(({ gameType, rateBps }) => ({ label: t(categoryLabels[gameType]), rateBps })),
    ...(depositBps > 0 ? [{ label: t('points_of_deposits'), rateBps: depositBps }] : []),
  ];
  if (rows.length === 0) return <p className="quiet">{t('points_earn_none')}</p>;
  return (
    <div className="mall-earn">
      <p className="page-lead">{t('points_earn_about')}</p>
      <div className="records-frame">
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col">{t('points_earn_by')}</th>
              <th scope="col">{t('points_earn_per', { amount: money(told, currency) })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, rateBps }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="tabular">{count(pointsOf(rateBps))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">{t('points_earn_notes')}</p>
    </div>
  );
}
