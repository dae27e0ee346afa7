/** Games of every category, while somebody types. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '#features/language/use-language.ts';
import { publicQuery } from '#site/api.ts';

const restMs = 200;
const staleTime = 60_000;

export function searchQuery(search: string, language: 'en' | 'sw') {
  return { ...publicQuery('GET /lgw/games/search', { query: { search, language } }), staleTime };
}

/**
 * What is found of what was typed, once the hand rests. `openFirst` is called when Enter was
 * pressed and what stands there belongs to what was typed: at once, or when it has come.
 */
export function useSearch(openFirst: () => void) {
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState<string>();
  const whole = typed.trim();
  const wanted = useRestedWord(whole, entered === whole);
  const query = useQuery({
    ...searchQuery(wanted, useLanguage()),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = wanted === whole && query.isSuccess && !query.isPlaceholderData;
  const opens = entered === whole && isCurrent;
  useEffect(() => {
    if (opens) openFirst();
  }, [opens, openFirst]);
  return {
    typed,
    wanted,
    query,
    type(next: string) {
      setTyped(next);
      setEntered(undefined);
    },
    enter() {
      if (opens) openFirst();
      else if (whole !== '') setEntered(whole);
    },
  };
}

/** What was typed, once the hand rests, or at once. */
function useRestedWord(typed: string, isAtOnce: boolean): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' || isAtOnce ? typed : rested;
}
