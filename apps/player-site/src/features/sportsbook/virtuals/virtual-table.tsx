import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { FormMark } from '#features/sportsbook/event/statistics/form-list.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { VirtualTableRow } from './use-virtuals.ts';
import '#features/sportsbook/event/statistics/event-statistics.css';

const outcomeOf = { W: 'won', D: 'drawn', L: 'lost' } as const;

/** The league's table of the season, with the last matches of each side. */
export function VirtualTable({ rows }: { rows: readonly VirtualTableRow[] }) {
  const { t } = useTranslation();
  return (
    <div className="league-table virtual-table">
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('book_table_team')}</th>
            {(['played', 'won', 'drawn', 'lost'] as const).map((column) => (
              <th key={column} scope="col">
                <abbr title={t(`book_table_${column}`)}>{t(`book_table_short_${column}`)}</abbr>
              </th>
            ))}
            <th scope="col" className="league-goals">
              <abbr title={t('book_table_goals')}>+:−</abbr>
            </th>
            <th scope="col">
              <abbr title={t('book_table_points')}>{t('book_table_short_points')}</abbr>
            </th>
            <th scope="col" className="league-form">
              {t('book_table_form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.name}>
              <td>{at + 1}</td>
              <th scope="row">
                <span className="virtual-table-team">
                  <Shirt colours={row.colours} />
                  {row.name}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.drawn}</td>
              <td>{row.lost}</td>
              <td className="league-goals">
                {row.scored}:{row.conceded}
              </td>
              <td className="league-points">{row.points}</td>
              <td className="league-form">
                {[...row.form].map((letter, place) => (
                  <FormMark
                    key={`${place} ${letter}`}
                    outcome={outcomeOf[letter as keyof typeof outcomeOf]}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
