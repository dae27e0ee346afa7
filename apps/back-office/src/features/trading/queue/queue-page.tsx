import { useState } from 'react';
import type { AskedBet } from '@bahati/contract/trading/trading.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { AcceptDialog, CounterDialog, RefuseDialog } from './answer-dialogs.tsx';
import { AskedCard } from './asked-card.tsx';
import './queue.css';

/** A large stake is answered within seconds. */
const lookMs = 1_500;

type Asking = { answer: 'accept' | 'refuse' | 'counter'; bet: AskedBet };

const dialogs = { accept: AcceptDialog, refuse: RefuseDialog, counter: CounterDialog } as const;

/** Bets that wait for a trader, the most urgent first. */
export function QueuePage() {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useTrading(
    'GET /trading/v1/queue',
    {},
    { refetchEveryMs: lookMs },
  );
  const [asking, setAsking] = useState<Asking>();
  if (!data) {
    return error ? (
      <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <SkeletonRows count={4} label={translate('list.loading')} />
    );
  }
  const Asked = asking && dialogs[asking.answer];
  return (
    <>
      {error !== null && <ListProblem error={error} onRetry={refetch} isSmall />}
      {data.items.length === 0 && (
        <EmptyState
          title={translate('trading.queue.empty')}
          text={translate('trading.queue.empty_hint')}
          seed="queue"
        />
      )}
      <ul className="trading-queue" aria-label={translate('trading.tabs.queue')}>
        {data.items.map((bet) => (
          <AskedCard key={bet.betId} bet={bet} onAnswer={(answer) => setAsking({ answer, bet })} />
        ))}
      </ul>
      {asking && Asked && <Asked bet={asking.bet} onClose={() => setAsking(undefined)} />}
    </>
  );
}
