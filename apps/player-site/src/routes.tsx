/** Every address of the site, on one page; what each shows stands in `routes/`. */
import { createRouter } from '@tanstack/react-router';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { PlayerSitePath } from '@bahati/contract/player-site/paths.ts';
import * as agent from './routes/agent-pages.tsx';
import * as games from './routes/home-and-games.tsx';
import { LoadErrorPage } from '#features/loading/load-error-page.tsx';
import { PageSkeleton } from '#features/loading/page-skeleton.tsx';
import * as frame from './routes/frame.tsx';
import * as member from './routes/member-pages.tsx';
import * as open from './routes/open-pages.tsx';
import * as own from './routes/own-frames.tsx';

const routeTree = frame.root.addChildren([
  frame.site.addChildren([
    games.home,
    games.homeAlias('/index'),
    games.homeAlias('/index.html'),
    games.homeAlias('/home'),
    games.homeAlias('/login', 'login'),
    games.homeAlias('/register', 'register'),
    games.category('/rng', 'RNG'),
    games.category('/live', 'LIVE'),
    games.category('/fish', 'FISH'),
    games.category('/pvp', 'PVP'),
    games.category('/bgs', 'BGS'),
    games.book('/sports', 'SPORTS'),
    games.book('/esports', 'ESPORTS'),
    games.centre('/lott', 'LOTT'),
    games.centre('/elott', 'ELOTT'),
    games.centre('/cockfight', 'COCKFIGHT'),
    games.ownGames('/favorite', 'FavouriteGamesPage'),
    games.ownGames('/recent', 'RecentGamesPage'),
    games.lottery('/lottery'),
    games.lottery('/seaLottery'),
    games.lottery('/vnLottery'),
    games.lottert,
    open.promotions,
    open.pointMall,
    open.help,
    open.returns,
    open.jackpots,
    open.download,
    open.resetPassword,
    open.socialCallback,
    open.phoneCallback,
    member.member.addChildren([
      member.securityCenter,
      member.wallet,
      member.transferUpline,
      member.deposit,
      member.withdraw,
      member.limits,
      member.verification,
      member.bettingRecord,
      member.betDetail,
      member.accountRecord,
      member.movement,
      member.profit,
      member.bonuses,
      member.rewardCentre,
      member.rebate,
      member.vip,
      member.referral,
      member.missions,
      member.draws,
      member.draw,
      member.messages,
    ]),
    open.notFound,
  ]),
  own.seamless,
  own.chat,
  own.agentLogin,
  agent.centre.addChildren([
    agent.home,
    agent.overview,
    agent.announcements,
    agent.registerCentre,
    agent.downlines,
    agent.teamBetting,
    agent.userLoss,
    agent.income,
    agent.accountDetails,
    agent.dividend,
    agent.dailySalary,
    agent.hourlySalary,
    agent.realTimeSalary,
    agent.bill,
  ]),
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

/** As the contract lists a page: an index has no slash of its own. */
type Plain<Path extends string> = Path extends `${infer Place}/`
  ? Place extends ''
    ? '/'
    : Place
  : Path;

type Addresses = keyof (typeof router)['routesByPath'];

/** The server answers 404 for a page that is missing in the contract: so is it here. */
type Listed<Path extends PlayerSitePath | '/$' | ''> = Path;

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
    listed: Listed<Plain<Addresses>>;
  }
  interface StaticDataRouteOption {
    gameType?: GameCategory;
  }
}
