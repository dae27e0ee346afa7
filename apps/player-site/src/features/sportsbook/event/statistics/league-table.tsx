/** The table of a competition; the sides of the event stand out in it. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormMark } from './form-list.tsx';

type Row = CallValue<SportsbookCalls['GET /book/v1/events/:eventId/statistics']>['table'][number];

const outcomeOf = { W: 'won', D: 'drawn', L: 'lost' } as const;

export function LeagueTable({ rows, event }: { rows: readonly Row[]; event: OfferedEvent }) {
  const { t } = useTranslation();
  const shown = new Set(event.participants.map(({ id }) => id));
  return (
    <div className="league-table">
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
            <tr key={row.participantId} data-own={shown.has(row.participantId) ? '' : undefined}>
              <td>{at + 1}</td>
              <th scope="row">{row.name}</th>
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
