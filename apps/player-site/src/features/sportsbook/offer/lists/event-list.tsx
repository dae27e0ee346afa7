/** Events of the view, under headings, more of them as one comes to the end. */
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { columnMarket } from './columns.rules.ts';
import { EventRow } from './event-row.tsx';
import { groupByDay, groupBySport, onceEach, type RowGroup } from './list-groups.rules.ts';
import { ColumnHeads, MarketChoice } from './list-head.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useEvents } from '#features/sportsbook/offer/use-offer-lists.ts';
import { useView } from '#features/sportsbook/offer/use-view.ts';
import './event-list.css';

export function EventList({ ids }: { ids?: string | undefined }) {
  const { t } = useTranslation();
  const { category, search, sport } = useView();
  const query = useEvents({
    category,
    sport,
    country: search.country,
    competitionId: search.competition,
    when: search.when,
    sort: search.sort,
    ids,
  });
  const groups = useGroups(query.data?.pages.flatMap(({ items }) => items));
  const first = groups?.[0]?.sport ?? sport;
  const isMixed = sport === undefined && search.competition === undefined;

  if (query.isError && !groups) return <QueryError query={query} />;
  return (
    <section className="event-list" aria-label={t('book_events')} aria-busy={!groups}>
      {first !== undefined && !isMixed && (
        <div className="list-head">
          <MarketChoice sport={first} market={columnMarket(first, search.market)} />
          <ColumnHeads sport={first} market={columnMarket(first, search.market)} />
        </div>
      )}
      {!groups ? (
        <ListSkeleton isMixed={isMixed} />
      ) : groups.length === 0 ? (
        <NothingOffered />
      ) : (
        groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            isMixed={isMixed}
            market={columnMarket(group.sport, search.market)}
          />
        ))
      )}
      {query.hasNextPage && (
        <More isLoading={query.isFetchingNextPage} onWanted={() => void query.fetchNextPage()} />
      )}
    </section>
  );
}

function useGroups(items: Parameters<typeof onceEach>[0] | undefined) {
  const { day } = useFormat();
  const { search, sport } = useView();
  const isMixed = sport === undefined && search.competition === undefined;
  return useMemo(() => {
    if (!items) return undefined;
    const rows = onceEach(items);
    if (isMixed) return groupBySport(rows);
    if (search.when !== 'live' && search.sort !== 'popular') return groupByDay(rows, day);
    return rows.length === 0 ? [] : [{ title: '', sport: rows[0]?.sport ?? '', rows }];
  }, [items, isMixed, search.when, search.sort, day]);
}

function Group({
  group: { title, sport, rows },
  isMixed,
  market,
}: {
  group: RowGroup;
  isMixed: boolean;
  market: string;
}) {
  const names = useNames();
  const { search } = useView();
  return (
    <>
      {isMixed ? (
        <div className="list-head">
          <h2 className="list-sport">
            <SportIcon sport={sport} size={18} />
            {names.sport(sport)}
          </h2>
          <ColumnHeads sport={sport} market={market} />
        </div>
      ) : (
        title !== '' && <h2 className="list-day">{title}</h2>
      )}
      <ul className="event-rows">
        {rows.map((row) => (
          <EventRow
            key={row.id}
            row={row}
            market={market}
            isCompetitionShown={search.competition === undefined}
          />
        ))}
      </ul>
    </>
  );
}

function NothingOffered() {
  const { t } = useTranslation();
  const { search } = useView();
  const isLive = search.when === 'live';
  return (
    <EmptyState
      seed="offer"
      title={t(isLive ? 'book_none_live' : 'book_none')}
      text={t(isLive ? 'book_none_live_text' : 'book_none_text')}
    />
  );
}

/** Asks for the next page as it comes near; by the button for who walks by the keyboard. */
function More({ isLoading, onWanted }: { isLoading: boolean; onWanted: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const want = useEffectEvent(onWanted);
  useEffect(() => {
    const element = ref.current;
    if (!element || isLoading) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: '600px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isLoading]);
  return (
    <div ref={ref} className="list-more">
      <Button isLoading={isLoading} onClick={onWanted}>
        {t('book_more_events')}
      </Button>
    </div>
  );
}
