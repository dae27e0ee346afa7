/** The lottery pages (spec §2): each a house of its own, all on one layout. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';
import type { LotteryPath } from '#site/paths.ts';

export type Lottery = {
  path: LotteryPath;
  title: 'lottery_own' | 'lottery_vn' | 'lottery_sea';
  /** The category it stands in, where the way back leads. */
  gameType: Extract<GameCategory, 'LOTT' | 'ELOTT'>;
  /** Absent: every maker that has no page of its own. */
  vassalage?: string;
};

export const lotteries: readonly Lottery[] = [
  { path: '/lottery', title: 'lottery_own', gameType: 'LOTT' },
  { path: '/vnLottery', title: 'lottery_vn', gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' },
  { path: '/seaLottery', title: 'lottery_sea', gameType: 'ELOTT', vassalage: 'TCG_SEA' },
];

type Made = { vassalage: string };

/** The games that belong on this page. */
export function gamesOfLottery<T extends Made>(lottery: Lottery, games: readonly T[]): T[] {
  const { vassalage } = lottery;
  if (vassalage) return games.filter((game) => game.vassalage === vassalage);
  const elsewhere = new Set(lotteries.map((entry) => entry.vassalage));
  return games.filter((game) => !elsewhere.has(game.vassalage));
}
