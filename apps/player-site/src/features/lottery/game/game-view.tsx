/** A game: its draw, its panel, and the basket at the thumb. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { RefusedError } from '@bahati/client/caller.ts';
import { Link } from '@tanstack/react-router';
import { QueryError } from '#features/loading/query-error.tsx';
import { BasketButton } from '#features/lottery/basket/basket-button.tsx';
import { useBasket } from '#features/lottery/basket/basket-store.ts';
import { PlayMoneyNote } from '#features/lottery/call/play-money-note.tsx';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameHead } from './game-head.tsx';
import { TicketMaker } from './ticket-maker.tsx';
import { useGame } from './use-game.ts';
import './game.css';
import './game-stake.css';
import './game-desk.css';

export function GameView({ lottery, gameCode }: { lottery: Lottery; gameCode: string }) {
  const { t } = useTranslation();
  const query = useGame(gameCode);
  if (query.data) return <Game lottery={lottery} game={query.data.game} />;
  if (!query.isError) return <SkeletonRows count={5} label={t('loading')} />;
  const isUnknown =
    query.error instanceof RefusedError &&
    ['not_found', 'invalid_input'].includes(query.error.code);
  if (!isUnknown) return <QueryError query={query} />;
  return (
    <EmptyState
      seed="lottery"
      title={t('refusal_game_not_found')}
      action={
        <Link to={lottery.path} className="text-link">
          {t('lottery_all_games')}
        </Link>
      }
    />
  );
}

function Game({ lottery, game }: { lottery: Lottery; game: LotteryGame }) {
  const { lines, editing } = useBasket();
  const edited = lines.find(({ key, gameCode }) => key === editing && gameCode === game.gameCode);
  return (
    <div className="lot-game">
      <GameHead lottery={lottery} game={game} />
      <PlayMoneyNote />
      {game.isOpen ? (
        <TicketMaker key={edited?.key ?? 'new'} game={game} editing={edited}>
          <BasketButton lottery={lottery} />
        </TicketMaker>
      ) : (
        <NotSold />
      )}
    </div>
  );
}

function NotSold() {
  const { t } = useTranslation();
  return (
    <EmptyState seed="lottery" title={t('lottery_not_sold')} text={t('lottery_not_sold_text')} />
  );
}
