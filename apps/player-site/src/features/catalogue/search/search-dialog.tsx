import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#features/language/use-language.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { publicQuery } from '#site/api.ts';
import { FoundGames } from './found-games.tsx';
import { neighbourOf } from './search-keys.rules.ts';
import './search-dialog.css';

const restMs = 200;
const staleTime = 60_000;

/** Games of every category by name, provider or feature; the keyboard walks through them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = useRestedWord(typed.trim());
  const box = useRef<HTMLDivElement>(null);
  const query = useQuery({
    ...publicQuery('GET /lgw/games/search', {
      query: { search: wanted, language: useLanguage() },
    }),
    enabled: wanted !== '',
    staleTime,
    placeholderData: keepPreviousData,
  });

  function walk(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])];
    if (event.key === 'Enter' && event.target === stops[0]) {
      event.preventDefault();
      stops.find((stop) => stop.hasAttribute('data-game'))?.click();
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
    <Dialog isOpen onClose={onClose} title={t('search_title')} closeLabel={t('close')} size="m">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The arrow keys lead on from the field to the links, which are what one presses. */}
      <div ref={box} className="search" onKeyDown={walk}>
        <TextField
          label={t('search_title')}
          isLabelHidden
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens the search wants to type.
          autoFocus
          autoComplete="off"
          placeholder={t('search_hint')}
          prefix={<SearchIcon size={20} />}
          maxLength={60}
          value={typed}
          onValueChange={setTyped}
        />
        {wanted === '' ? (
          <p className="quiet">{t('search_start')}</p>
        ) : query.isError ? (
          <QueryError query={query} />
        ) : !query.data ? (
          <SkeletonRows count={4} label={t('loading')} />
        ) : (
          <FoundGames groups={query.data.groups} typed={wanted} onLeave={onClose} />
        )}
      </div>
    </Dialog>
  );
}

/** What was typed, once the hand rests. */
function useRestedWord(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : rested;
}
