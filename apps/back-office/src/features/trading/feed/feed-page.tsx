import type { CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { liveMs, useTrading } from '#features/trading/room/use-trading.ts';
import './feed.css';

type Feed = CallValue<TradingCalls['GET /trading/v1/feed']>;

const tones = { heard: 'lagoon', recovering: 'brass', silent: 'hibiscus' } as const;

const stateOf = ({ isTrusted, isRecovering }: Feed['producers'][number]) =>
  isTrusted ? 'heard' : isRecovering ? 'recovering' : 'silent';

/** How each producer of the feed is heard now, and when it was not. */
export function FeedPage() {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useTrading(
    'GET /trading/v1/feed',
    {},
    { refetchEveryMs: liveMs },
  );
  if (!data) {
    return error ? (
      <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <SkeletonRows count={4} label={translate('list.loading')} />
    );
  }
  return (
    <>
      {error !== null && <ListProblem error={error} onRetry={refetch} isSmall />}
      <ul className="trading-producers" aria-label={translate('trading.feed.producers')}>
        {data.producers.map((told) => (
          <li key={told.producer} data-producer={told.producer}>
            <strong>{translate(`trading.producer.${told.producer}`, { _: told.producer })}</strong>
            <StatusChip tone={tones[stateOf(told)]} isLive={told.isTrusted}>
              {translate(`trading.feed.${stateOf(told)}`)}
            </StatusChip>
            <span className="quiet">
              {told.missing > 0
                ? translate('trading.feed.missing', { count: told.missing })
                : translate(`trading.feed.hint_${stateOf(told)}`)}
            </span>
          </li>
        ))}
      </ul>
      <History history={data.history} />
    </>
  );
}

function History({ history }: Pick<Feed, 'history'>) {
  const { translate, instant } = useWords();
  return (
    <section aria-labelledby="trading-feed-history">
      <h2 id="trading-feed-history" className="trading-part-title">
        {translate('trading.feed.history')}
      </h2>
      {history.length === 0 ? (
        <EmptyState
          title={translate('trading.feed.empty')}
          text={translate('trading.feed.empty_hint')}
          seed="feed"
        />
      ) : (
        <ol className="trading-feed-history">
          {history.map(({ at, producer, kind, note }) => (
            <li key={`${at} ${producer} ${kind}`}>
              <time className="quiet tabular" dateTime={at}>
                {instant(at)}
              </time>
              <span>{translate(`trading.producer.${producer}`, { _: producer })}</span>
              <StatusChip tone={tones[kind as keyof typeof tones] ?? 'quiet'}>
                {translate(`trading.feed.${kind}`, { _: kind })}
              </StatusChip>
              {note && <Missing note={note} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The book notes how many messages were missing, in English. */
function Missing({ note }: { note: string }) {
  const { translate } = useWords();
  const count = /^(\d+) messages are missing$/.exec(note)?.[1];
  return (
    <span className="quiet">
      {count === undefined ? note : translate('trading.feed.missing', { count: Number(count) })}
    </span>
  );
}
