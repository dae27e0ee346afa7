/** When the listed events are: in play, soon, today, tomorrow; the most bet on; the member's own. */
import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import { useEffect, useRef } from 'react';
import { CodeEntry } from '#features/sportsbook/slip/code/code-entry.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { SportsSearch } from './sports-search.ts';
import { useView } from './use-view.ts';
import { ViewLink } from './view-link.tsx';

const tabs = [
  { key: 'book_when_all', view: {} },
  { key: 'book_when_live', view: { when: 'live' } },
  { key: 'book_when_popular', view: { sort: 'popular' } },
  { key: 'book_when_soon', view: { when: 'soon' } },
  { key: 'book_when_today', view: { when: 'today' } },
  { key: 'book_when_tomorrow', view: { when: 'tomorrow' } },
  { key: 'book_when_favourites', view: { only: 'favourites' } },
] as const satisfies readonly { key: string; view: SportsSearch }[];

export function WhenTabs() {
  const { t } = useTranslation();
  const { search } = useView();
  const row = useRef<HTMLUListElement>(null);
  const { when, sort, only } = search;
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current && current) showInRow(row.current, current);
  }, [when, sort, only]);
  const isShown = (view: SportsSearch) =>
    view.when === when && view.sort === sort && view.only === only;
  return (
    <div className="when-row">
      <nav aria-label={t('book_when')}>
        <ul ref={row} className="when-tabs">
          {tabs.map(({ key, view }) => (
            <li key={key}>
              <ViewLink
                view={{
                  // Of what is in play and soon all sports stand together, unless one was chosen.
                  sport: search.sport,
                  country: search.country,
                  competition: search.competition,
                  ...view,
                }}
                className="when-tab"
                isCurrent={isShown(view)}
              >
                {'when' in view && view.when === 'live' && (
                  <span className="live-dot" aria-hidden="true" />
                )}
                {t(key)}
              </ViewLink>
            </li>
          ))}
        </ul>
      </nav>
      <CodeEntry />
    </div>
  );
}
