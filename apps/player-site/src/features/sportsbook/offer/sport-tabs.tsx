/** Every sport that has events, with how many of them are in play. */
import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { BookPageTabs } from './book-page-tabs.tsx';
import { useSports } from './use-offer-lists.ts';
import { useView } from './use-view.ts';
import { ViewLink } from './view-link.tsx';
import './sport-tabs.css';

const skeletons = 8;

export function SportTabs() {
  const { t } = useTranslation();
  const names = useNames();
  const { count } = useFormat();
  const { category, search, sport: shown } = useView();
  const { data, isError } = useSports(category);
  const row = useRef<HTMLUListElement>(null);
  const when = search.when;
  const isLive = when === 'live';
  const offered = data?.sports.filter(({ events, live }) => (isLive ? live : events) > 0);
  const isHere = offered !== undefined;
  useEffect(() => {
    // Nothing is current before the sports are here.
    if (!isHere) return;
    const current = row.current?.querySelector('[aria-current]');
    if (row.current && current) showInRow(row.current, current);
  }, [shown, isHere]);

  return (
    <nav aria-label={t('book_sports')}>
      <ul ref={row} className="sport-tabs">
        {category === 'SPORTS' && <BookPageTabs />}
        {(isLive || when === 'soon' || category === 'ESPORTS') && (
          <li>
            <ViewLink view={{ when }} className="sport-tab" isCurrent={shown === undefined}>
              <AllSports />
              {t('book_all')}
            </ViewLink>
          </li>
        )}
        {offered?.map(({ sport, live }) => (
          <li key={sport}>
            <ViewLink view={{ sport, when }} className="sport-tab" isCurrent={sport === shown}>
              <SportIcon sport={sport} size={22} />
              {names.sport(sport)}
              {live > 0 && (
                <span className="sport-tab-live" title={t('book_in_play', { shown: count(live) })}>
                  {count(live)}
                </span>
              )}
            </ViewLink>
          </li>
        )) ??
          Array.from({ length: isError ? 0 : skeletons }, (_, at) => (
            <li key={at} className="sport-tab" aria-hidden="true">
              <Skeleton shape="circle" width={22} height={22} />
              <Skeleton width={44} height={10} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

function AllSports() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z" />
    </svg>
  );
}
