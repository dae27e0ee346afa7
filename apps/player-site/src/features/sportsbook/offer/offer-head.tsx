/** What is listed, and the ways to find something else: search, countries, how odds are shown. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { drawIcon } from '@bahati/ui/icons/icon.tsx';
import { CloseIcon, FilterIcon, SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { FavouriteStar } from '#features/sportsbook/favourites/favourite-star.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { categoryLabels } from '#site/paths.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CompetitionTree } from './competition-tree.tsx';
import { useSports } from './use-offer-lists.ts';
import { useView } from './use-view.ts';
import { useWide } from './use-wide.ts';
import { ViewLink } from './view-link.tsx';

const BookSearch = lazy(() =>
  loadChunk(() => import('#features/sportsbook/search/book-search.tsx')).then((part) => ({
    default: part.BookSearch,
  })),
);
const FormatChoice = lazy(() =>
  loadChunk(() => import('#features/sportsbook/odds/format-choice.tsx')).then((part) => ({
    default: part.FormatChoice,
  })),
);

type Opened = 'search' | 'tree' | 'format' | null;

export function OfferHead() {
  const { t } = useTranslation();
  const { search } = useView();
  const isWide = useWide();
  const title = useTitle();
  const [opened, setOpened] = useState<Opened>(null);
  const [shownFor, setShownFor] = useState(search);
  const close = () => setOpened(null);
  // Whoever chose something in the tree sees it.
  if (shownFor !== search) {
    setShownFor(search);
    if (opened === 'tree') close();
  }
  const isNarrowed = (search.competition ?? search.country) !== undefined;
  return (
    <div className="book-head" data-narrowed={isNarrowed ? '' : undefined}>
      <h1>{title}</h1>
      {search.competition !== undefined && (
        <FavouriteStar kind="competition" id={search.competition} name={title} />
      )}
      {isNarrowed && (
        <ViewLink
          view={{ sport: search.sport, when: search.when }}
          className="ui-icon-button ui-icon-button-plain"
          label={t('book_competition_leave', { name: title })}
        >
          <CloseIcon size={20} />
        </ViewLink>
      )}
      <button
        type="button"
        className="book-search-open"
        aria-haspopup="dialog"
        onClick={() => setOpened('search')}
      >
        <SearchIcon size={20} />
        <span>{t('book_search_short')}</span>
      </button>
      <ViewLink
        view={{ bets: 'open' }}
        className="ui-icon-button ui-icon-button-plain"
        label={t('bets_title')}
      >
        <ReceiptIcon size={22} />
      </ViewLink>
      {!isWide && (
        <IconButton label={t('book_tree')} aria-haspopup="dialog" onClick={() => setOpened('tree')}>
          <FilterIcon />
        </IconButton>
      )}
      <IconButton
        label={t('book_format')}
        aria-haspopup="dialog"
        onClick={() => setOpened('format')}
      >
        <FormatIcon />
      </IconButton>
      <Dialog
        isOpen={opened === 'tree'}
        onClose={close}
        title={t('book_tree')}
        closeLabel={t('close')}
        size="full"
      >
        <CompetitionTree />
      </Dialog>
      <Suspense>
        {opened === 'search' && <BookSearch onClose={close} />}
        {opened === 'format' && <FormatChoice onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The competition, the country or the sport; else the page's own name. */
function useTitle(): string {
  const { t } = useTranslation();
  const names = useNames();
  const { category, search, sport } = useView();
  const { data } = useSports(category);
  const competition = data?.sports
    .flatMap(({ competitions }) => competitions)
    .find(({ id }) => id === search.competition);
  if (competition) return competition.name;
  if (search.country !== undefined) return names.country(search.country);
  if (search.sport !== undefined && sport !== undefined) return names.sport(sport);
  return t(categoryLabels[category]);
}

/** A price on a slip of paper. */
const FormatIcon = () =>
  drawIcon(
    {},
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5Z',
    'M6.8 10 8.3 9v6M12 15h.01M18 11.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM18 11.2c0 2-.8 3.3-2.5 3.8',
  );
