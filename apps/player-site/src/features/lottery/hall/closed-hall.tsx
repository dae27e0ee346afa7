/** Lotteries of a brand without the lottery’s program: tickets that nobody sells. */
import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useSearch } from '@tanstack/react-router';
import { MeanwhileGames } from '#features/catalogue/meanwhile-games.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { LotteryTicket } from './lottery-ticket.tsx';
import { useLotteryGames } from './use-lottery-games.ts';
import './closed-hall.css';

export function ClosedHall({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation();
  const { gameCode } = useSearch({ strict: false });
  const { games, numeros, query } = useLotteryGames(lottery);
  const title = t(lottery.title);
  return (
    <>
      {games ? (
        <Tickets games={games} numeros={numeros} gameCode={gameCode} title={title} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={3} label={t('loading')} />
      )}
    </>
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
