/** A link to one draw: its numbers, and how they came about. */
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LotteryPath } from '#site/paths.ts';

const paths: Readonly<Record<string, LotteryPath>> = {
  HOUSE: '/lottery',
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
};

/** The page on which a game is sold (spec §2). */
export const pathOfGame = (gameCode: string): LotteryPath =>
  paths[gameOf(gameCode)?.vassalage ?? 'HOUSE'] ?? '/lottery';

export function DrawLink({
  gameCode,
  drawId,
  className = 'text-link',
  label,
  children,
}: {
  gameCode: string;
  drawId: string;
  className?: string;
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to={pathOfGame(gameCode)}
      search={{ gameCode, view: 'draw', drawId }}
      className={className}
      aria-label={label}
      preload={false}
    >
      {children}
    </Link>
  );
}

/** Back to the game where its tickets are sold. */
export function GameLink({
  gameCode,
  className = 'text-link',
  children,
}: {
  gameCode: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={pathOfGame(gameCode)} search={{ gameCode }} className={className} preload={false}>
      {children}
    </Link>
  );
}
