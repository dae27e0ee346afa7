/** A page of the lottery: a hall, one of its games, or what stands beside them (`view`). */
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { lotteryOriginQuery } from './call/lottery-call.ts';
import { GameView } from './game/game-view.tsx';
import { HallView } from './hall/hall-view.tsx';
import { type Lottery, lotteries } from './lotteries.ts';
import './lottery.css';

const ResultsView = lazy(async () => {
  const part = await loadChunk(() => import('./results/results-view.tsx'));
  return { default: part.ResultsView };
});
const TicketsView = lazy(async () => {
  const part = await loadChunk(() => import('./tickets/tickets-view.tsx'));
  return { default: part.TicketsView };
});
const DrawView = lazy(async () => {
  const part = await loadChunk(() => import('./proof/draw-view.tsx'));
  return { default: part.DrawView };
});

export function LotteryPage() {
  const { t } = useTranslation();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const lottery = lotteries.find((entry) => entry.path === path);
  if (!lottery) return null;
  return (
    <div className="page lottery">
      <Suspense fallback={<SkeletonRows count={5} label={t('loading')} />}>
        <View lottery={lottery} />
      </Suspense>
    </div>
  );
}

function View({ lottery }: { lottery: Lottery }) {
  const { gameCode, view, drawId } = useSearch({ strict: false });
  const { data: origin } = useQuery(lotteryOriginQuery);
  // Without a lottery the hall says so, whatever was asked for.
  if (origin === null) return <HallView lottery={lottery} />;
  switch (view) {
    case 'results':
      if (gameCode !== undefined) return <ResultsView gameCode={gameCode} />;
      break;
    case 'tickets':
      return <TicketsView />;
    case 'chases':
      return <TicketsView starts="chases" />;
    case 'draw':
      if (drawId !== undefined) return <DrawView drawId={drawId} />;
      break;
    default:
  }
  return gameCode === undefined ? (
    <HallView lottery={lottery} />
  ) : (
    <GameView key={gameCode} lottery={lottery} gameCode={gameCode} />
  );
}
