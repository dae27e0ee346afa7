/** Finding games of a category in the page, at every key: the names are read once. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '#site/i18n.ts';
import type { ListedGame } from '#features/catalogue/lists/game-source.ts';
import type { NameAnswer, NameQuestion } from './name-search.ts';

type Wanted = { gameType: GameCategory; typed: string; vassalage: string | undefined };

/**
 * What is found of what was typed, or of what was typed a moment ago. Undefined until the names
 * are here, and where they could not be read; the server's own search answers then.
 */
export function useNameSearch(
  { gameType, typed, vassalage }: Wanted,
  isWanted: boolean,
): ListedGame[] | undefined {
  const [found, setFound] = useState<ListedGame[]>();
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  const language = currentLanguage();

  useEffect(() => {
    if (!isWanted) return;
    const finder = new Worker(new URL('./name-search.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.current = finder;
    finder.addEventListener('message', ({ data }: MessageEvent<NameAnswer>) => {
      // Of several answers on their way only the last one's games are shown.
      if (data.id === lastId.current) setFound(data.games ?? undefined);
    });
    return () => {
      worker.current = undefined;
      finder.terminate();
    };
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted) return;
    lastId.current += 1;
    const id = lastId.current;
    worker.current?.postMessage({
      id,
      gameType,
      typed,
      vassalage,
      language,
    } satisfies NameQuestion);
  }, [isWanted, gameType, typed, vassalage, language]);

  return typed === '' ? undefined : found;
}
