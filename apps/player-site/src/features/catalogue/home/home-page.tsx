import '@bahati/ui/visually-hidden/visually-hidden.css';
import { lazy } from 'react';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { ContinueRow } from '#features/gaming/continue-row.tsx';
import { NoticePlace } from '#features/content/notices/notice-place.tsx';
import { JackpotCounter } from '#features/gaming/jackpots/jackpot-counter.tsx';
import { WinnerBoard } from '#features/gaming/winners/winner-board.tsx';
import { loadFirstPart } from '#features/loading/load-chunk.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { HomePromotions } from '#features/banners/promotions/home-promotions.tsx';
import { ComingCard } from './coming-card.tsx';
import { FeaturedGame } from './featured-game.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRows } from './home-rows.tsx';
import { HotRow } from './hot-row.tsx';
import './home-page.css';

const VideoBanners = lazy(() =>
  loadFirstPart(() => import('#features/banners/video-banners.tsx')).then((part) => ({
    default: part.VideoBanners,
  })),
);

const HomeEvents = lazy(() =>
  loadFirstPart(() => import('#features/sportsbook/home/home-events.tsx')).then((part) => ({
    default: part.HomeEvents,
  })),
);

export function HomePage() {
  const isLoggedIn = useIsLoggedIn();
  const { name, flags } = useBrand();
  return (
    <div className="home">
      <PageTitle />
      <h1 className="ui-visually-hidden">{name}</h1>
      <div className="home-top">
        <HomeHero />
        <NoticePlace />
        <WinnerBoard />
      </div>
      <div className="home-rows">
        {isLoggedIn && <ContinueRow />}
        <FeaturedGame />
        <HotRow />
        <QuietBoundary>
          <HomeEvents when="live" />
          <HomeEvents when="soon" />
        </QuietBoundary>
        <JackpotCounter />
        <HomePromotions />
        {flags.videoBanners && (
          <QuietBoundary>
            <VideoBanners />
          </QuietBoundary>
        )}
        <HomeRows />
        <ComingCard />
      </div>
    </div>
  );
}
