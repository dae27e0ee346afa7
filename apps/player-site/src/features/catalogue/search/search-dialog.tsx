import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { FoundGames, PopularGames } from './found-games.tsx';
import { FoundPages } from './found-pages.tsx';
import { neighbourOf } from './search-keys.rules.ts';
import { useSearch } from './use-search.ts';
import './search-dialog.css';

/** Pages and games of every category by name; the keyboard walks through them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const openFirst = useCallback(
    () => box.current?.querySelector<HTMLElement>('a[data-hit]')?.click(),
    [],
  );
  const { typed, wanted, query, type, enter } = useSearch(openFirst);

  // Whoever opens the search wants to type; the browser would go to the title as the dialog opens.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  function walk(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])];
    if (event.key === 'Enter' && event.target === stops[0]) {
      event.preventDefault();
      enter();
      return;
    }
    const next = neighbourOf(
      stops.findIndex((stop) => stop === event.target),
      stops.length,
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('search_title')} closeLabel={t('close')} size="full">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The arrow keys lead on from the field to the links, which are what one presses. */}
      <div ref={box} className="search" onKeyDown={walk}>
        <div className="search-field">
          <TextField
            label={t('search_title')}
            isLabelHidden
            type="search"
            autoComplete="off"
            enterKeyHint="go"
            placeholder={t('search_hint')}
            prefix={<SearchIcon size={20} />}
            maxLength={60}
            value={typed}
            onValueChange={type}
          />
        </div>
        {/* It stands from the first, so that what it says later is read out. */}
        <p className="quiet" role="status">
          {wanted === '' ? t('search_start') : <Count groups={query.data?.groups} />}
        </p>
        {wanted === '' ? (
          <PopularGames onLeave={onClose} />
        ) : query.isError ? (
          <QueryError query={query} />
        ) : !query.data ? (
          <SkeletonRows count={4} label={t('loading')} />
        ) : (
          <Found groups={query.data.groups} typed={wanted} onLeave={onClose} />
        )}
      </div>
    </Dialog>
  );
}

type Groups = ComponentProps<typeof FoundGames>['groups'];

const totalOf = (groups: Groups) => groups.reduce((sum, group) => sum + group.total, 0);

function Count({ groups }: { groups: Groups | undefined }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  if (!groups) return null;
  const total = totalOf(groups);
  return t('games_count', { count: total, shown: count(total) });
}

function Found(found: ComponentProps<typeof FoundGames>) {
  const { t } = useTranslation();
  const total = totalOf(found.groups);
  return (
    <>
      <FoundPages typed={found.typed} />
      {total === 0 && (
        <>
          <EmptyState seed="search" title={t('games_none_title')} text={t('search_none_text')} />
          <PopularGames onLeave={found.onLeave} />
        </>
      )}
      <FoundGames {...found} />
    </>
  );
}
