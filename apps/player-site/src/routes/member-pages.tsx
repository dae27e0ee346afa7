/** The member centre: account, money and records. */
import { createRoute } from '@tanstack/react-router';
import { MemberLayout } from '#site/layouts/member/member-layout.tsx';
import { needsLogin } from '#features/identity/needs-login.ts';
import { earlyScreen, screen } from '#site/screen.ts';
import * as address from '#site/search.ts';
import { site } from './frame.tsx';

export const member = createRoute({
  getParentRoute: () => site,
  path: '/member',
  beforeLoad: needsLogin,
  component: MemberLayout,
});

/** A page of the member centre whose address carries nothing but its place. */
export function memberPage<Path extends string>(path: Path, component: ReturnType<typeof screen>) {
  return createRoute({ getParentRoute: () => member, path, component });
}

export const securityCenter = memberPage(
  '/',
  screen(() => import('#features/members/security-center-page.tsx'), 'SecurityCenterPage'),
);

export const wallet = memberPage(
  '/transferFund',
  screen(() => import('#features/wallet/wallet-page.tsx'), 'WalletPage'),
);

export const transferUpline = memberPage(
  '/transferUpline',
  screen(() => import('#features/agency/transfers/transfer-upline-page.tsx'), 'TransferUplinePage'),
);

export const deposit = createRoute({
  getParentRoute: () => member,
  path: '/depositv2',
  validateSearch: address.readDepositSearch,
  component: earlyScreen(
    () => import('#features/cashier/deposits/deposit-page.tsx'),
    'DepositPage',
  ),
});

export const withdraw = memberPage(
  '/withdraw',
  screen(() => import('#features/cashier/withdrawals/withdraw-page.tsx'), 'WithdrawPage'),
);

export const limits = memberPage(
  '/limits',
  screen(() => import('#features/limits/limits-page.tsx'), 'LimitsPage'),
);

export const verification = memberPage(
  '/verification',
  screen(() => import('#features/kyc/verification-page.tsx'), 'VerificationPage'),
);

export const bettingRecord = createRoute({
  getParentRoute: () => member,
  path: '/personalHistoryCopy',
  validateSearch: address.readRecordSearch,
  component: earlyScreen(
    () => import('#features/gaming/bets/betting-record-page.tsx'),
    'BettingRecordPage',
  ),
});

export const betDetail = memberPage(
  '/personalHistoryCopy/$betId',
  screen(() => import('#features/gaming/bets/bet-detail-page.tsx'), 'BetDetailPage'),
);

export const accountRecord = createRoute({
  getParentRoute: () => member,
  path: '/transactionHistory',
  validateSearch: address.readAccountSearch,
  component: screen(() => import('#features/records/account-record-page.tsx'), 'AccountRecordPage'),
});

export const movement = memberPage(
  '/transactionHistory/$movementId',
  screen(() => import('#features/records/movement-page.tsx'), 'MovementPage'),
);

const ofRange = { getParentRoute: () => member, validateSearch: address.readRangeSearch } as const;

export const profit = createRoute({
  ...ofRange,
  path: '/personalProfit',
  component: screen(() => import('#features/records/profit-page.tsx'), 'ProfitPage'),
});

export const bonuses = createRoute({
  ...ofRange,
  path: '/bonusDetails',
  component: screen(() => import('#features/records/bonus-page.tsx'), 'BonusPage'),
});

export const rewardCentre = createRoute({
  getParentRoute: () => member,
  path: '/rewardCenter',
  validateSearch: address.readRewardsSearch,
  component: screen(
    () => import('#features/rewards/centre/reward-centre-page.tsx'),
    'RewardCentrePage',
  ),
});

export const rebate = memberPage(
  '/manualRebate',
  screen(() => import('#features/records/rebate-page.tsx'), 'RebatePage'),
);

export const missions = createRoute({
  getParentRoute: () => member,
  path: '/missionLeaderboard',
  validateSearch: address.readMissionsSearch,
  component: screen(() => import('#features/rewards/missions/missions-page.tsx'), 'MissionsPage'),
});
export const draws = memberPage(
  '/draws',
  screen(() => import('#features/rewards/draws/draws-page.tsx'), 'DrawsPage'),
);

export const draw = memberPage(
  '/draws/$drawId',
  screen(() => import('#features/rewards/draws/draw-page.tsx'), 'DrawPage'),
);

export const messages = memberPage(
  '/messageV2',
  screen(() => import('#features/content/inbox/inbox-page.tsx'), 'InboxPage'),
);
