/** The lottery pages (spec §2): each a house of its own, all on one layout. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { PrizeMode } from '@bahati/contract/player-site/catalogue/lottery.ts';
import type { LotteryPath } from '#site/paths.ts';

export type Lottery = {
  path: LotteryPath;
  title: 'lottery_own' | 'lottery_vn' | 'lottery_sea';
  /** The category it stands in, where the way back leads. */
  gameType: Extract<GameCategory, 'LOTT' | 'ELOTT'>;
  /** Whose lotteries stand here (spec §9). */
  prizeModes: readonly PrizeMode[];
};

export const lotteries: readonly Lottery[] = [
  { path: '/lottery', title: 'lottery_own', gameType: 'LOTT', prizeModes: ['ZY', 'ELOTT'] },
  { path: '/vnLottery', title: 'lottery_vn', gameType: 'LOTT', prizeModes: ['LOTT'] },
  { path: '/seaLottery', title: 'lottery_sea', gameType: 'ELOTT', prizeModes: ['SEA'] },
];
