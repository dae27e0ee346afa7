import { useTranslation } from '#site/words/use-translation.ts';
import { ChangeMark } from './change-mark.tsx';
import type { Overview } from './today-card.tsx';
import { type FigureKey, useTeamFigures } from '#features/agency/team/use-team-figures.ts';
import '#features/records/records.css';

/** In the order of how the result comes about. */
const keys: readonly FigureKey[] = [
  'turnover',
  'payouts',
  'rebates',
  'promotionCost',
  'depositFees',
  'result',
  'validTurnover',
  'betCount',
  'deposits',
  'withdrawals',
  'activeMembers',
  'newMembers',
];

/** Every figure of the range beside the range before. */
export function FiguresTable({ overview: { range, before, currency } }: { overview: Overview }) {
  const { t } = useTranslation();
  const { label, size, told, isGood } = useTeamFigures(currency);
  return (
    <section className="team-all" aria-labelledby="team-all">
      <h3 id="team-all" className="team-panel-title">
        {t('team_all_figures')}
      </h3>
      <div className="records-frame">
        <table className="records-table team-all-table">
          <thead>
            <tr>
              <th scope="col">{t('team_figure')}</th>
              <th scope="col">{t('team_this_range')}</th>
              <th scope="col">{t('team_before')}</th>
              <th scope="col">{t('team_change')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key} data-strong={key === 'result' ? '' : undefined}>
                <th scope="row">{label(key)}</th>
                <td className="tabular">{told(range, key)}</td>
                <td className="tabular team-quiet">{told(before, key)}</td>
                <td>
                  <ChangeMark
                    now={size(range, key)}
                    before={size(before, key)}
                    isGood={isGood(key)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="team-note">{t('team_result_about')}</p>
    </section>
  );
}
