import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useHotGames } from '#features/catalogue/use-games.ts';
import { useFormat } from '#features/language/use-format.ts';
import { readIsTrial } from '#features/members/use-trial.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';

type Group = CallValue<PlayerSiteCalls['GET /lgw/games/search']>['groups'][number];
type FoundGame = Group['games'][number];

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
  return groups.map(({ gameType, total, games }) => (
    <section key={gameType} className="search-group" aria-labelledby={`search-${gameType}`}>
      <h3 id={`search-${gameType}`} className="search-category">
        {t(categoryLabels[gameType])}
      </h3>
      <GameList games={games} areHits onLeave={onLeave} />
      {total > games.length && (
        <Link to={categoryPaths[gameType]} search={{ search: typed }} className="text-link">
          {t('search_all', { count: total, shown: count(total) })}
        </Link>
      )}
    </section>
  ));
}

/** Fewer than would fill a phone: they are offered, not searched for. */
const mostSuggested = 6;

/** What others play, for who has typed nothing yet or found nothing. */
export function PopularGames({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { data, isPending } = useHotGames();
  const games = (data?.content ?? []).filter(({ isUnderMaintenance }) => !isUnderMaintenance);
  if (isPending) return <SkeletonRows count={4} label={t('loading')} />;
  if (games.length === 0) return null;
  return (
    <section className="search-group" aria-labelledby="search-popular">
      <h3 id="search-popular" className="search-category">
        {t('row_hot')}
      </h3>
      <GameList games={games.slice(0, mostSuggested)} onLeave={onLeave} />
    </section>
  );
}

function GameList({
  games,
  areHits = false,
  onLeave,
}: {
  games: readonly FoundGame[];
  /** Of what was typed: Enter opens the first of them. */
  areHits?: boolean;
  onLeave: () => void;
}) {
  return (
    <ul className="search-list">
      {games.map((game) => (
        <li key={game.nodeId}>
          <FoundGame game={game} isHit={areHits} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function FoundGame({
  game,
  isHit,
  onLeave,
}: {
  game: FoundGame;
  isHit: boolean;
  onLeave: () => void;
}) {
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
      <GameLink game={game} className="search-game" data-hit={isHit ? '' : undefined}>
        {words}
      </GameLink>
    </span>
  );
}
