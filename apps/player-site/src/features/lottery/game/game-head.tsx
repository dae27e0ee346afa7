/** The head of a game: the draw that is sold, how long still, and the numbers drawn last. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { ChevronLeftIcon, HistoryIcon } from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useFormat } from '#features/language/use-format.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { useDrawLabel } from './draw-label.ts';
import { LastDraw } from './last-draw.tsx';

export function GameHead({ lottery, game }: { lottery: Lottery; game: LotteryGame }) {
  const { t } = useTranslation();
  const say = useSay();
  const label = useDrawLabel();
  const { gameCode, next, isOpen } = game;
  const name = say(game.name);
  return (
    <header className="lot-head">
      <PageTitle words={name} />
      <div className="lot-head-top">
        <Link to={lottery.path} className="text-link lot-head-back">
          <ChevronLeftIcon size={18} />
          {t('lottery_all_games')}
        </Link>
        <nav className="lot-head-links" aria-label={name}>
          <Link to={lottery.path} search={{ gameCode, view: 'results' }} className="text-link">
            <HistoryIcon size={18} />
            {t('lottery_results')}
          </Link>
          <Link to={lottery.path} search={{ view: 'tickets' }} className="text-link">
            <ReceiptIcon size={18} />
            {t('lottery_tickets')}
          </Link>
        </nav>
      </div>
      <div className="lot-head-draw">
        <div className="lot-head-words">
          <h1>{name}</h1>
          <p className="quiet">
            {isOpen && next
              ? t('lottery_selling', { draw: label(next.number) })
              : t(isOpen ? 'lottery_no_draw' : 'lottery_not_sold')}
          </p>
          <Jackpot game={game} />
        </div>
        {isOpen && next && (
          <CountdownRing closesAt={next.closesAt} everySeconds={game.everySeconds} />
        )}
      </div>
      <LastDraw game={game} />
    </header>
  );
}

function Jackpot({ game: { jackpot } }: { game: LotteryGame }) {
  const { t } = useTranslation();
  const { figures } = useFormat();
  if (jackpot === null) return null;
  return <p className="lot-jackpot">{t('lottery_jackpot', { amount: figures(jackpot) })}</p>;
}
