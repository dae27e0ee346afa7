/** The frame from its first paint: loading, then the game, or a sentence why not. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { BootError, type BootFault, boot } from './boot.ts';
import { isPool } from '#frame/pools/pool-codes.ts';
import { EndedScreen } from './layout/ended-screen.tsx';
import { FrameProvider, type FrameParts } from './frame-context.ts';
import type { Launch } from './session/launch.ts';
import { LoadingScreen } from './layout/loading-screen.tsx';
import type { Site } from './session/site-messages.ts';
import './layout/frame.css';

/** A slot's player needs no tables, nor the other way round. */
const BetScreen = lazy(async () => ({
  default: (await import('#frame/bets/bet-screen.tsx')).BetScreen,
}));
const CrashScreen = lazy(async () => ({
  default: (await import('#frame/crash/crash-screen.tsx')).CrashScreen,
}));
const PoolScreen = lazy(async () => ({
  default: (await import('#frame/pools/pool-screen.tsx')).PoolScreen,
}));
const LiveScreen = lazy(async () => ({
  default: (await import('#frame/live/live-screen.tsx')).LiveScreen,
}));
const SeatsScreen = lazy(async () => ({
  default: (await import('#frame/seats/seats-screen.tsx')).SeatsScreen,
}));
const GameScreen = lazy(async () => ({ default: (await import('./game-screen.tsx')).GameScreen }));

type Stage =
  | { at: 'loading'; progress: number }
  | { at: 'failed'; fault: BootFault }
  | { at: 'open'; parts: FrameParts };

export function Frame({ launch, site }: { launch: Launch; site: Site }) {
  const [stage, setStage] = useState<Stage>({ at: 'loading', progress: 0 });

  useEffect(() => {
    const onProgress = (progress: number) => setStage({ at: 'loading', progress });
    // The launch token works once, so the game is opened once for the life of the page.
    boot(launch, site, onProgress)
      .then((parts) => {
        setStage({ at: 'open', parts });
        site.tell('bahati:ready');
      })
      .catch((error: unknown) => {
        const fault = error instanceof BootError ? error.fault : 'connection';
        setStage({ at: 'failed', fault });
      });
  }, [launch, site]);

  useEffect(() => tellUse(site), [site]);

  if (stage.at === 'loading') return <LoadingScreen progress={stage.progress} />;
  if (stage.at === 'failed') return <EndedScreen reason={stage.fault} site={site} />;
  return (
    <FrameProvider value={stage.parts}>
      <Suspense fallback={<LoadingScreen progress={1} />}>
        <Screen parts={stage.parts} />
      </Suspense>
    </FrameProvider>
  );
}

function Screen({ parts: { about, bet, slot, live, seats } }: { parts: FrameParts }) {
  if (bet) return <BetScreen />;
  if (live) return <LiveScreen />;
  if (seats) return <SeatsScreen game={seats} />;
  if (isPool(about.code)) return <PoolScreen />;
  return slot ? <GameScreen /> : <CrashScreen />;
}

const sayEveryMs = 10_000;

/** The site sees nothing of what is touched in here, and may be about to lock. */
function tellUse(site: Site): () => void {
  let saidAt = 0;
  const say = () => {
    if (Date.now() - saidAt < sayEveryMs) return;
    saidAt = Date.now();
    site.tell('bahati:active');
  };
  const uses = ['pointerdown', 'keydown'] as const;
  for (const use of uses) window.addEventListener(use, say, { capture: true, passive: true });
  return () => {
    for (const use of uses) window.removeEventListener(use, say, { capture: true });
  };
}
