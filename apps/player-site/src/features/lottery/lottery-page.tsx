import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link, useMatches, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { CentreScene } from '#features/catalogue/vendors/centre-scene.tsx';
import { MeanwhileGames } from '#features/catalogue/meanwhile-games.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { categoryPaths } from '#site/paths.ts';
import { LotteryTicket } from './lottery-ticket.tsx';
import { type Lottery, lotteries } from './lotteries.ts';
import { useLotteryGames } from './use-lottery-games.ts';
import './lottery-page.css';

/** The lotteries of one house; the address may name one of them. */
export function LotteryPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const lottery = lotteries.find((entry) => entry.path === path);
  return lottery ? <House lottery={lottery} /> : null;
}

function House({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation();
  const { gameCode } = useSearch({ strict: false });
  const { games, numeros, query } = useLotteryGames(lottery);
  const title = t(lottery.title);
  return (
    <div className="page lottery">
      <PageTitle words={title} />
      <CentreScene gameType={lottery.gameType} title={title} lead={t('lottery_lead')}>
        <Link to={categoryPaths[lottery.gameType]} className="text-link">
          <ChevronLeftIcon size={18} />
          {t('lottery_back')}
        </Link>
      </CentreScene>
      {games ? (
        <Tickets games={games} numeros={numeros} gameCode={gameCode} title={title} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={3} label={t('loading')} />
      )}
    </div>
  );
}

function Tickets({
  games,
  numeros,
  gameCode,
  title,
}: {
  games: readonly Game[];
  /** The number of a draw that is open, by the game's code. */
  numeros: ReadonlyMap<string, string>;
  gameCode: string | undefined;
  title: string;
}) {
  const { t } = useTranslation();
  if (games.length === 0)
    return <EmptyState seed="lottery" title={t('lottery_none')} text={t('lottery_none_text')} />;
  const asked = games.find((game) => game.gameCode === gameCode);
  return (
    <>
      {gameCode !== undefined && (
        <p className="lottery-asked" role="status">
          {asked
            ? t(asked.isUnderMaintenance ? 'lottery_down' : 'lottery_closed', {
                game: asked.displayName,
              })
            : t('refusal_game_not_found')}
        </p>
      )}
      <ul className="lottery-tickets" aria-label={title}>
        {games.map((game) => (
          <LotteryTicket
            key={game.gameId}
            game={game}
            numero={numeros.get(game.gameCode)}
            isAsked={game === asked}
          />
        ))}
      </ul>
      <MeanwhileGames text={t('lottery_meanwhile')} />
    </>
  );
}
