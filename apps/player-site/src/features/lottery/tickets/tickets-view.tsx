import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '#features/loading/query-error.tsx';
import { SelectionWords } from '#features/lottery/basket/selection-words.tsx';
import { lotteryMemberCall } from '#features/lottery/call/lottery-session.ts';
import { useRuleWords } from '#features/lottery/panels/use-rule-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** The member’s tickets, newest first. */
export function TicketsView({ starts = 'all' }: { starts?: string | undefined }) {
  const { t } = useTranslation();
  const say = useRuleWords();
  const query = useQuery({
    queryKey: ['lottery', 'member', 'tickets', starts],
    queryFn: () => lotteryMemberCall('GET /lottery/v1/tickets'),
  });
  if (query.isError) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={5} label={t('loading')} />;
  return (
    <ul className="lot-yesterday" aria-label={t('lottery_tickets')}>
      {query.data.items.map(({ id, gameName, reference, betType, selection }) => (
        <li key={id}>
          <b>{say(gameName)}</b> <small>{reference}</small>
          <SelectionWords betType={betType} selection={selection} />
        </li>
      ))}
    </ul>
  );
}
