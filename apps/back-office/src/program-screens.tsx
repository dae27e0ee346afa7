/** The screens of providers' programs, which not every brand has. */
import { lotteryScreens } from '#features/lottery/lottery-screens.tsx';
import { roomScreens } from '#features/rooms/rooms-screens.tsx';
import { tradingScreens } from '#features/trading/trading-screens.tsx';
import type { Screen } from './screen.tsx';

export const programScreens: readonly Screen[] = [
  ...tradingScreens,
  ...lotteryScreens,
  ...roomScreens,
];
