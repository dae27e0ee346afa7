import type { StaffTournament } from '@bahati/contract/back-office/rewards/tournaments.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRewardWords } from './use-reward-words.ts';

const lookMs = 10_000;

/** The first fifty by their names, while it runs as it stands. */
export function RunningTable({ tournament }: { tournament: StaffTournament }) {
  const { translate, instant } = useWords();
  const { awardWords, money } = useRewardWords();
  const { id, phase, rule, prizes, currency, endReason } = tournament;
  const isMoving = phase === 'running' || phase === 'closing';
  const { data, error, refetch, isFetching } = useRecord(
    'GET /bo/tournaments/:id/table',
    { params: { id } },
    { refetchEveryMs: isMoving ? lookMs : undefined },
  );
  if (!data && error) {
    return <ListProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={120} shape="block" />;
  return (
    <>
      <p className="quiet">
        {data.asOf
          ? translate('missions.counted_at', { at: instant(data.asOf) })
          : translate('missions.not_counted')}
        {endReason !== null && ` · ${endReason}`}
      </p>
      {data.lines.length > 0 && (
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col" data-number="">
                {translate('missions.place')}
              </th>
              <th scope="col">{translate('missions.player')}</th>
              <th scope="col" data-number="">
                {translate('missions.score')}
              </th>
              <th scope="col">{translate('missions.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {data.lines.map(({ place, memberId, name, score }) => {
              const prize = prizes.find(({ from, to }) => from <= place && place <= to);
              return (
                <tr key={place}>
                  <td data-number="">{place}</td>
                  <td>
                    <Link to={`/members/${memberId}/show`} className="office-link">
                      {name}
                    </Link>
                  </td>
                  <td data-number="">
                    {rule === 'multiplier' ? `${score}×` : money(score, currency)}
                  </td>
                  <td>{prize ? awardWords(prize.award, currency) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
