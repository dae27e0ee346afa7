/** A game in the hall: its picture, the draw it sells, its newest numbers and the way in. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { TimeLeft } from '#features/lottery/game/countdown-ring.tsx';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { NewestNumbers } from '#features/lottery/game/newest-numbers.tsx';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { FamilyArt } from './family-art.tsx';

export function GameCard({
  lottery,
  game,
  title,
  children,
}: {
  lottery: Lottery;
  game: HallGame;
  /** Absent: the game's name. */
  title?: string | undefined;
  /** Between the name and the draw: which of several games is shown. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const label = useDrawLabel();
  const { shortTime } = useFormat();
  const { gameCode, family, next, last, isOpen, everySeconds } = game;
  const name = say(game.name);
  const isSelling = isOpen && next !== null;
  // Days and a clock need a line of their own: beside a name they leave it no room.
  const isByDay = everySeconds === null;
  return (
    <li className="lot-card" data-shut={isSelling ? undefined : ''}>
      <Link to={lottery.path} search={{ gameCode }} className="lot-card-link">
        <FamilyArt family={family} />
        <span className="lot-card-words">
          <b className="lot-card-name">{title ?? name}</b>
          {isSelling ? (
            <span className="lot-card-draw">
              {isByDay ? shortTime(next.drawsAt) : label(next.number)}
            </span>
          ) : (
            <span className="lot-card-draw">
              {t(isOpen ? 'lottery_no_draw' : 'lottery_not_sold')}
            </span>
          )}
          {isSelling && isByDay && <TimeLeft closesAt={next.closesAt} />}
        </span>
        {isSelling && !isByDay && <TimeLeft closesAt={next.closesAt} />}
      </Link>
      {children}
      <div className="lot-card-last">
        {last?.numbers ? (
          <>
            <small>{label(last.number)}</small>
            <NewestNumbers family={family as Family} numbers={last.numbers} />
          </>
        ) : (
          <small>{t('lottery_no_results')}</small>
        )}
      </div>
    </li>
  );
}
