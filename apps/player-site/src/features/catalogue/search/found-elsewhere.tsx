import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { FoundGames, PopularGames } from './found-games.tsx';
import { searchQuery } from './use-search.ts';
import './search-dialog.css';

const stay = () => undefined;

/** Where one category has nothing of that name: what the others have, or what others play. */
export function FoundElsewhere({
  typed,
  except,
  none,
}: {
  typed: string;
  except: GameCategory | null;
  none: ReactNode;
}) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    ...searchQuery(typed, useLanguage()),
    placeholderData: keepPreviousData,
  });
  if (isError) return none;
  if (!data) return <SkeletonRows count={4} label={t('loading')} />;
  const groups = data.groups.filter(({ gameType }) => gameType !== except);
  return (
    <div className="search-elsewhere">
      {groups.length === 0 ? (
        <>
          {none}
          <PopularGames onLeave={stay} />
        </>
      ) : (
        <>
          <h2 className="search-heading">{t('search_elsewhere')}</h2>
          <FoundGames groups={groups} typed={typed} onLeave={stay} />
        </>
      )}
    </div>
  );
}
