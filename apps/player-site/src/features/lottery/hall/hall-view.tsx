/** A house of lotteries: all its games with their draws, by the lottery’s clock. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CentreScene } from '#features/catalogue/vendors/centre-scene.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { BasketButton } from '#features/lottery/basket/basket-button.tsx';
import { lotteryOriginQuery } from '#features/lottery/call/lottery-call.ts';
import { PlayMoneyNote } from '#features/lottery/call/play-money-note.tsx';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { categoryPaths } from '#site/paths.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ClosedHall } from './closed-hall.tsx';
import { FastCard } from './fast-card.tsx';
import { GameCard } from './game-card.tsx';
import { calendarGames, fastGroups, regionOf } from './hall.rules.ts';
import { useHall } from './use-hall.ts';
import { VietnamHall } from './vietnam-hall.tsx';
import './hall.css';

export function HallView({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation();
  const { data: origin, ...query } = useQuery(lotteryOriginQuery);
  const title = t(lottery.title);
  return (
    <div className="lot-hall">
      <PageTitle words={title} />
      <CentreScene gameType={lottery.gameType} title={title} lead={t('lottery_lead')}>
        <Link to={categoryPaths[lottery.gameType]} className="text-link">
          <ChevronLeftIcon size={18} />
          {t('lottery_back')}
        </Link>
      </CentreScene>
      {origin === null ? (
        <ClosedHall lottery={lottery} />
      ) : origin === undefined && query.isError ? (
        <QueryError query={query} />
      ) : (
        <OpenHall lottery={lottery} />
      )}
    </div>
  );
}

function OpenHall({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation();
  const { games, failed } = useHall(lottery);
  if (!games)
    return failed ? <QueryError query={failed} /> : <SkeletonRows count={5} label={t('loading')} />;
  if (games.length === 0)
    return <EmptyState seed="lottery" title={t('lottery_none')} text={t('lottery_none_text')} />;
  return (
    <>
      <div className="lot-hall-links">
        <Link to={lottery.path} search={{ view: 'tickets' }} className="text-link">
          <ReceiptIcon size={18} />
          {t('lottery_tickets')}
        </Link>
        <Link to={lottery.path} search={{ view: 'chases' }} className="text-link">
          {t('lottery_chases')}
        </Link>
      </div>
      <PlayMoneyNote />
      <Games lottery={lottery} games={games} />
      <div className="lot-hall-basket">
        <BasketButton lottery={lottery} />
      </div>
    </>
  );
}

function Games({ lottery, games }: { lottery: Lottery; games: readonly HallGame[] }) {
  const { t } = useTranslation();
  if (games.some((game) => regionOf(game) !== undefined))
    return <VietnamHall lottery={lottery} games={games} />;
  const fast = fastGroups(games);
  const calendar = calendarGames(games);
  return (
    <>
      {fast.length > 0 && (
        <section>
          <h2>{t('lottery_fast')}</h2>
          <ul className="lot-cards">
            {fast.map((group) => (
              <FastCard key={group.family} lottery={lottery} group={group} />
            ))}
          </ul>
        </section>
      )}
      {calendar.length > 0 && (
        <section>
          <h2>{t('lottery_by_day')}</h2>
          <ul className="lot-cards">
            {calendar.map((game) => (
              <GameCard key={game.gameCode} lottery={lottery} game={game} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
