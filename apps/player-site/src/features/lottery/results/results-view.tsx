import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '#features/loading/query-error.tsx';
import { lotteryQuery } from '#features/lottery/call/lottery-call.ts';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { DrawnNumbers } from '#features/lottery/game/drawn-numbers.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** Draws of a game that have numbers, newest first. */
export function ResultsView({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation();
  const label = useDrawLabel();
  const query = useQuery(
    lotteryQuery('GET /lottery/v1/games/:gameCode/results', { params: { gameCode } }),
  );
  const family = gameOf(gameCode)?.family as Family;
  if (query.isError) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={5} label={t('loading')} />;
  return (
    <ul className="lot-yesterday" aria-label={t('lottery_results')}>
      {query.data.items.map(({ id, number, numbers }) => (
        <li key={id}>
          <small>{label(number)}</small>
          {numbers && <DrawnNumbers family={family} numbers={numbers} />}
        </li>
      ))}
    </ul>
  );
}
