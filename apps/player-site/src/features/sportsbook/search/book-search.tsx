/** Teams, players and competitions by name, with slips of the finger; the arrows walk through them. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { HistoryIcon, SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { neighbourOf } from '#features/catalogue/search/search-keys.rules.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { FoundEvents } from './found-events.tsx';
import { forgetRecent, keepRecent, readRecent } from './recent-searches.ts';
import { useBookSearch } from './use-book-search.ts';
import './book-search.css';

const stops = 'input, a[href], button[data-recent]';

export function BookSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { isLongEnough, query } = useBookSearch(typed);
  const isNothing = query.data && query.data.events.length + query.data.competitions.length === 0;

  // Whoever opens the search wants to type; the browser would go to the title as the dialog opens.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  function walk(event: KeyboardEvent) {
    const all = [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const at = all.findIndex((stop) => stop === event.target);
    if (event.key === 'Enter' && at === 0) {
      event.preventDefault();
      all.find((stop) => stop.matches('a[href]'))?.click();
      return;
    }
    const next = neighbourOf(at, all.length, event.key);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function leave() {
    keepRecent(typed.trim());
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('book_search')} closeLabel={t('close')} size="full">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The arrow keys lead on from the field to the links, which are what one presses. */}
      <div ref={box} className="book-search" onKeyDown={walk}>
        <TextField
          label={t('book_search')}
          isLabelHidden
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('book_search_hint')}
          prefix={<SearchIcon size={20} />}
          maxLength={40}
          value={typed}
          onValueChange={setTyped}
        />
        {/* It stands from the first, so that what it says later is read out. */}
        <p className="quiet" role="status">
          {!isLongEnough
            ? t('book_search_start')
            : query.data && t('book_search_found', { count: query.data.events.length })}
        </p>
        {!isLongEnough ? (
          <Recent onChoose={setTyped} />
        ) : query.isError ? (
          <QueryError query={query} />
        ) : !query.data ? (
          <SkeletonRows count={4} label={t('loading')} />
        ) : isNothing ? (
          <EmptyState
            seed="search"
            title={t('book_search_none')}
            text={t('book_search_none_text')}
          />
        ) : (
          <FoundEvents found={query.data} onLeave={leave} />
        )}
      </div>
    </Dialog>
  );
}

function Recent({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const [recent, setRecent] = useState(readRecent);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('book_search_recent')}>
      <h3 className="book-search-group">{t('book_search_recent')}</h3>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              data-recent
              className="book-search-hit"
              onClick={() => onChoose(text)}
            >
              <HistoryIcon size={18} />
              {text}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="book-search-forget"
        onClick={() => {
          forgetRecent();
          setRecent([]);
        }}
      >
        {t('book_search_forget')}
      </button>
    </section>
  );
}
