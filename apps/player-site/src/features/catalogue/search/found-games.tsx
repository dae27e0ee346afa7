import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { readIsTrial } from '#features/members/use-trial.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';

type Group = CallValue<PlayerSiteCalls['GET /lgw/games/search']>['groups'][number];

/** What was found, category by category; each leads to all of its own. */
export function FoundGames({
  groups,
  typed,
  onLeave,
}: {
  groups: readonly Group[];
  typed: string;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <p className="quiet" role="status">
        {t('games_count', { count: total, shown: count(total) })}
      </p>
      {total === 0 && (
        <EmptyState seed="search" title={t('games_none_title')} text={t('search_none_text')} />
      )}
      {groups.map(({ gameType, total: ofGroup, games }) => (
        <section key={gameType} className="search-group" aria-labelledby={`search-${gameType}`}>
          <h3 id={`search-${gameType}`} className="search-category">
            {t(categoryLabels[gameType])}
          </h3>
          <ul className="search-list">
            {games.map((game) => (
              <li key={game.nodeId}>
                <FoundGame game={game} onLeave={onLeave} />
              </li>
            ))}
          </ul>
          {ofGroup > games.length && (
            <Link to={categoryPaths[gameType]} search={{ search: typed }} className="text-link">
              {t('search_all', { count: ofGroup, shown: count(ofGroup) })}
            </Link>
          )}
        </section>
      ))}
    </>
  );
}

function FoundGame({ game, onLeave }: { game: Group['games'][number]; onLeave: () => void }) {
  const { t } = useTranslation();
  const words = (
    <>
      <img src={game.icon} alt="" width={40} height={50} loading="lazy" />
      <span className="search-words">
        <span className="search-name">{game.displayName}</span>
        <span className="quiet">{game.isUnderMaintenance ? t('game_down') : game.vendorName}</span>
      </span>
    </>
  );
  if (game.isUnderMaintenance) return <span className="search-game">{words}</span>;
  // A game takes the page's place; a window over the page needs the search out of its way.
  const opensOver = game.isGame === 'VASSALAGE' || readIsTrial();
  return (
    <span className="search-link" onClickCapture={opensOver ? onLeave : undefined}>
      <GameLink game={game} className="search-game" data-game="">
        {words}
      </GameLink>
    </span>
  );
}
