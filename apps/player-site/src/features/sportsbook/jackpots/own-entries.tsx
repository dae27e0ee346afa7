/** The member's entries with how many matches each has right so far. */
import type { JackpotEntry, JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { outcomeMarks } from './pool-form.tsx';
import { useOwnEntries } from './use-jackpots.ts';
import { usePoolWords } from './use-pool-words.ts';

export function OwnEntries({ pools }: { pools: readonly JackpotPool[] }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className="jackpot-part">
      <h2>{t('jackpot_mine')}</h2>
      {isLoggedIn ? <Entries pools={pools} /> : <p>{t('jackpot_mine_login')}</p>}
    </div>
  );
}

function Entries({ pools }: { pools: readonly JackpotPool[] }) {
  const { t } = useTranslation();
  const query = useOwnEntries();
  const entries = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !entries) return <QueryError query={query} />;
  if (!entries) return <SkeletonRows count={2} label={t('loading')} />;
  if (entries.length === 0)
    return (
      <EmptyState
        seed="entries"
        title={t('jackpot_mine_none')}
        text={t('jackpot_mine_none_text')}
      />
    );
  return (
    <>
      <ul className="jackpot-entries">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} pool={pools.find(({ id }) => id === entry.poolId)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          isWide
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

const tones = {
  waiting: 'quiet',
  open: 'lagoon',
  settled: 'quiet',
  refused: 'coral',
  cancelled: 'quiet',
} as const;

function Entry({ entry, pool }: { entry: JackpotEntry; pool: JackpotPool | undefined }) {
  const { t } = useTranslation();
  const { shortTime, count, figures } = useFormat();
  const words = usePoolWords();
  // One that was not taken, or is out of the pool, is right and wrong about nothing.
  const isInPool = entry.state !== 'refused' && entry.state !== 'cancelled';
  const hasWon = entry.payout.replace(/[0.]/g, '') !== '';
  const money = (amount: string) => (pool ? words.money(pool, amount) : figures(amount));
  return (
    <li className="jackpot-entry">
      <div className="jackpot-entry-head">
        <b>{pool ? words.name(pool) : shortTime(entry.placedAt)}</b>
        <StatusChip
          tone={hasWon ? 'brass' : tones[entry.state]}
          isLive={entry.state === 'open' && pool?.state === 'closed'}
        >
          {hasWon
            ? t('jackpot_entry_won', { amount: money(entry.payout) })
            : t(`jackpot_entry_${entry.state}`)}
        </StatusChip>
      </div>
      <p className="jackpot-entry-facts">
        {shortTime(entry.placedAt)} ·{' '}
        {t('jackpot_lines', { count: entry.lines, shown: count(entry.lines) })} ·{' '}
        {money(entry.stake)}
      </p>
      <ol className="jackpot-entry-picks" aria-label={t('jackpot_matches')}>
        {entry.picks.map((outcomes, place) => {
          const match = isInPool ? pool?.matches.find((one) => one.place === place) : undefined;
          const result = match?.result ?? null;
          const isRight = result === 'void' || outcomes.some((one) => one === result);
          return (
            <li key={place} data-state={result === null ? 'open' : isRight ? 'right' : 'wrong'}>
              {outcomes.map((outcome) => outcomeMarks[outcome]).join('')}
            </li>
          );
        })}
      </ol>
      {isInPool && entry.decided > 0 && (
        <p className="jackpot-progress">
          {t('jackpot_progress', { right: entry.right, decided: entry.decided })}
        </p>
      )}
    </li>
  );
}
