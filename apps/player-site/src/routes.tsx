/** Every address of the site, on one page. */
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { HomePage } from '#features/catalogue/home-page.tsx';
import { keepPhoneAnswer } from '#features/identity/phone/phone-answer.ts';
import { needsLogin } from '#features/identity/needs-login.ts';
import { keepReferral } from '#features/identity/referral.ts';
import { readToken } from '#features/identity/session.ts';
import { keepChatToken } from '#features/support/chat-token.ts';
import { LoadErrorPage } from '#features/system/load-error-page.tsx';
import { PageSkeleton } from '#features/system/page-skeleton.tsx';
import { RootLayout } from '#site/layouts/root-layout.tsx';
import { SiteLayout } from '#site/layouts/site-layout.tsx';
import { type CategoryPath, type LotteryPath, spelledPath } from './paths.ts';
import { screen } from './screen.ts';
import * as address from './search.ts';

const root = createRootRoute({
  component: RootLayout,
  errorComponent: LoadErrorPage,
  validateSearch: address.readRootSearch,
  beforeLoad: ({ search, location, matches }) => {
    if (search.referralCode) keepReferral(search.referralCode);
    // An address typed in other letters is found all the same, and then spelled as it should be.
    const to = spelledPath(location.pathname, matches.at(-1)?.fullPath ?? '');
    if (to) throw redirect({ to, search: location.search, hash: location.hash, replace: true });
  },
});

const site = createRoute({ getParentRoute: () => root, id: 'site', component: SiteLayout });

const home = createRoute({ getParentRoute: () => site, path: '/', component: HomePage });

/** Other names of home lead there and keep what the address carries. */
function homeAlias<Path extends string>(path: Path, popup?: address.RootSearch['popup']) {
  return createRoute({
    getParentRoute: () => site,
    path,
    beforeLoad: ({ search }) => {
      if (popup && readToken()) throw redirect({ to: '/', replace: true });
      const kept: address.RootSearch = search;
      throw redirect({ to: '/', search: popup ? { ...kept, popup } : kept, replace: true });
    },
  });
}

/** A game list (spec §2): slots, live and the rest. */
function category<Path extends CategoryPath>(path: Path, gameType: GameCategory) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readCategorySearch,
    staticData: { gameType },
    component: screen(() => import('#features/catalogue/category-page.tsx'), 'CategoryPage'),
  });
}

/** The vendors of a category as places to go in (spec §2). */
function centre<Path extends CategoryPath>(path: Path, gameType: GameCategory) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readCategorySearch,
    staticData: { gameType },
    component: screen(() => import('#features/catalogue/game-centre-page.tsx'), 'GameCentrePage'),
  });
}

/** The member's own games: favourites, or those played last. */
function ownGames<Path extends string>(path: Path, name: 'FavouriteGamesPage' | 'RecentGamesPage') {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readOwnGamesSearch,
    component: screen(() => import('#features/catalogue/account-games-page.tsx'), name),
  });
}

/** The lotteries ask for a login as soon as they are opened (spec §2). */
function lottery<Path extends LotteryPath>(path: Path) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readLotterySearch,
    beforeLoad: needsLogin,
    component: screen(() => import('#features/lottery/lottery-page.tsx'), 'LotteryPage'),
  });
}

/** The specification's other spelling of the lottery. */
const lottert = createRoute({
  getParentRoute: () => site,
  path: '/lottert',
  validateSearch: address.readLotterySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/lottery', search, replace: true });
  },
});

const promotions = createRoute({
  getParentRoute: () => site,
  path: '/promotions',
  component: screen(() => import('#features/banners/promotions-page.tsx'), 'PromotionsPage'),
});

const pointMall = createRoute({
  getParentRoute: () => site,
  path: '/pointMall',
  component: screen(() => import('#features/banners/point-mall-page.tsx'), 'PointMallPage'),
});

const help = createRoute({
  getParentRoute: () => site,
  path: '/help',
  component: screen(() => import('#features/system/help-page.tsx'), 'HelpPage'),
});

/** What games gave back, for everybody. */
const returns = createRoute({
  getParentRoute: () => site,
  path: '/returns',
  validateSearch: address.readReturnsSearch,
  component: screen(() => import('#features/gaming/returns-page.tsx'), 'ReturnsPage'),
});

const download = createRoute({
  getParentRoute: () => site,
  path: '/download',
  component: screen(() => import('#features/system/download-page.tsx'), 'DownloadPage'),
});

/** Where the link of the e-mail leads who has forgotten the password. */
const resetPassword = createRoute({
  getParentRoute: () => site,
  path: '/resetPassword',
  validateSearch: address.readResetSearch,
  component: screen(
    () => import('#features/identity/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

/** Where a sign-in provider leads back to. */
const socialCallback = createRoute({
  getParentRoute: () => site,
  path: '/social/callback',
  validateSearch: address.readSocialSearch,
  component: screen(
    () => import('#features/identity/social/social-callback-page.tsx'),
    'SocialCallbackPage',
  ),
});

/** Where the phone service leads back to; what it says leaves the address before all else. */
const phoneCallback = createRoute({
  getParentRoute: () => site,
  path: '/phone/callback',
  beforeLoad: () => {
    if (!window.location.hash) return;
    keepPhoneAnswer(window.location.hash);
    throw redirect({ to: '/phone/callback', replace: true });
  },
  component: screen(
    () => import('#features/identity/phone/phone-callback-page.tsx'),
    'PhoneCallbackPage',
  ),
});

const member = createRoute({
  getParentRoute: () => site,
  path: '/member',
  beforeLoad: needsLogin,
  component: screen(() => import('#site/layouts/member-layout.tsx'), 'MemberLayout'),
});

/** A page of the member centre whose address carries nothing but its place. */
function memberPage<Path extends string>(path: Path, component: ReturnType<typeof screen>) {
  return createRoute({ getParentRoute: () => member, path, component });
}

const securityCenter = memberPage(
  '/',
  screen(() => import('#features/members/security-center-page.tsx'), 'SecurityCenterPage'),
);

const wallet = memberPage(
  '/transferFund',
  screen(() => import('#features/wallet/wallet-page.tsx'), 'WalletPage'),
);

const transferUpline = memberPage(
  '/transferUpline',
  screen(() => import('#features/agency/transfer-upline-page.tsx'), 'TransferUplinePage'),
);

const deposit = createRoute({
  getParentRoute: () => member,
  path: '/depositv2',
  validateSearch: address.readDepositSearch,
  component: screen(() => import('#features/cashier/deposit-page.tsx'), 'DepositPage'),
});

const withdraw = memberPage(
  '/withdraw',
  screen(() => import('#features/cashier/withdraw-page.tsx'), 'WithdrawPage'),
);

const limits = memberPage(
  '/limits',
  screen(() => import('#features/limits/limits-page.tsx'), 'LimitsPage'),
);

const verification = memberPage(
  '/verification',
  screen(() => import('#features/kyc/verification-page.tsx'), 'VerificationPage'),
);

const bettingRecord = createRoute({
  getParentRoute: () => member,
  path: '/personalHistoryCopy',
  validateSearch: address.readRecordSearch,
  component: screen(() => import('#features/gaming/betting-record-page.tsx'), 'BettingRecordPage'),
});

const betDetail = memberPage(
  '/personalHistoryCopy/$betId',
  screen(() => import('#features/gaming/bet-detail-page.tsx'), 'BetDetailPage'),
);

const accountRecord = createRoute({
  getParentRoute: () => member,
  path: '/transactionHistory',
  validateSearch: address.readAccountSearch,
  component: screen(() => import('#features/records/account-record-page.tsx'), 'AccountRecordPage'),
});

const movement = memberPage(
  '/transactionHistory/$movementId',
  screen(() => import('#features/records/movement-page.tsx'), 'MovementPage'),
);

const ofRange = { getParentRoute: () => member, validateSearch: address.readRangeSearch } as const;

const profit = createRoute({
  ...ofRange,
  path: '/personalProfit',
  component: screen(() => import('#features/records/profit-page.tsx'), 'ProfitPage'),
});

const bonuses = createRoute({
  ...ofRange,
  path: '/bonusDetails',
  component: screen(() => import('#features/records/bonus-page.tsx'), 'BonusPage'),
});

const rebate = memberPage(
  '/manualRebate',
  screen(() => import('#features/records/rebate-page.tsx'), 'RebatePage'),
);

const messages = memberPage(
  '/messageV2',
  screen(() => import('#features/content/inbox-page.tsx'), 'InboxPage'),
);

/** An address that leads nowhere still stands in the site's frame. */
const notFound = createRoute({
  getParentRoute: () => site,
  path: '$',
  component: screen(() => import('#features/system/not-found-page.tsx'), 'NotFoundPage'),
});

/** A game takes the whole screen: no side menu, header or footer (spec §2). */
const seamless = createRoute({
  getParentRoute: () => root,
  path: '/seamless',
  validateSearch: address.readGameSearch,
  beforeLoad: needsLogin,
  component: screen(() => import('#features/gaming/game-page.tsx'), 'GamePage'),
});

/** The chat has a screen of its own; who comes with a token keeps it, out of sight. */
const chat = createRoute({
  getParentRoute: () => root,
  path: '/chat',
  validateSearch: address.readChatSearch,
  beforeLoad: ({ search }) => {
    if (!search.t) return;
    keepChatToken(search.t);
    throw redirect({ to: '/chat', replace: true });
  },
  component: screen(() => import('#features/support/chat-page.tsx'), 'ChatPage'),
});

/** The agents' login and centre stand in frames of their own (spec §2). */
const agentLogin = createRoute({
  getParentRoute: () => root,
  path: '/agent',
  component: screen(() => import('#features/agency/agent-login-page.tsx'), 'AgentLoginPage'),
});

const agentCentre = createRoute({
  getParentRoute: () => root,
  id: 'agentCentre',
  beforeLoad: () => {
    if (!readToken()) throw redirect({ to: '/agent', replace: true });
  },
  component: screen(() => import('#site/layouts/agent-layout.tsx'), 'AgentLayout'),
});

const agentHome = createRoute({
  getParentRoute: () => agentCentre,
  path: '/agentHome',
  component: screen(() => import('#features/agency/agent-home-page.tsx'), 'AgentHomePage'),
});

const routeTree = root.addChildren([
  site.addChildren([
    home,
    homeAlias('/index'),
    homeAlias('/index.html'),
    homeAlias('/home'),
    homeAlias('/login', 'login'),
    homeAlias('/register', 'register'),
    category('/rng', 'RNG'),
    category('/live', 'LIVE'),
    category('/fish', 'FISH'),
    category('/pvp', 'PVP'),
    category('/bgs', 'BGS'),
    centre('/sports', 'SPORTS'),
    centre('/esports', 'ESPORTS'),
    centre('/lott', 'LOTT'),
    centre('/elott', 'ELOTT'),
    centre('/cockfight', 'COCKFIGHT'),
    ownGames('/favorite', 'FavouriteGamesPage'),
    ownGames('/recent', 'RecentGamesPage'),
    lottery('/lottery'),
    lottery('/seaLottery'),
    lottery('/vnLottery'),
    lottert,
    promotions,
    pointMall,
    help,
    returns,
    download,
    resetPassword,
    socialCallback,
    phoneCallback,
    member.addChildren([
      securityCenter,
      wallet,
      transferUpline,
      deposit,
      withdraw,
      limits,
      verification,
      bettingRecord,
      betDetail,
      accountRecord,
      movement,
      profit,
      bonuses,
      rebate,
      messages,
    ]),
    notFound,
  ]),
  seamless,
  chat,
  agentLogin,
  agentCentre.addChildren([agentHome]),
]);

const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: LoadErrorPage,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 250,
  // A view belongs to its path (spec §2): another path is another view, while a pop-up over home,
  // a filter or a page number leaves the view as it is.
  defaultRemountDeps: ({ routeId, params }) => ({ routeId, params }),
  scrollRestoration: true,
  scrollRestorationBehavior: wantsStillness ? 'instant' : 'smooth',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    gameType?: GameCategory;
  }
}
