import { useIsLoggedIn } from '#features/identity/session.ts';
import { ContinueRow } from '#features/gaming/continue-row.tsx';
import { NoticePlace } from '#features/content/notice-place.tsx';
import { WinnerBoard } from '#features/gaming/winner-board.tsx';
import { PageTitle } from '#features/system/page-title.tsx';
import { FeaturedGame } from './featured-game.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRows } from './home-rows.tsx';
import { HotRow } from './hot-row.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import './home-page.css';

export function HomePage() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className="home">
      <PageTitle />
      <div className="home-top">
        <HomeHero />
        <WinnerBoard />
      </div>
      <NoticePlace />
      <div className="home-rows">
        {isLoggedIn && <ContinueRow />}
        <FeaturedGame />
        <HotRow />
        <JackpotCounter />
        <HomeRows />
      </div>
    </div>
  );
}
