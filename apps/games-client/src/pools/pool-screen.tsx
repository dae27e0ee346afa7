import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFreshBalance } from '#frame/shell/balance/use-fresh-balance.ts';
import { Notices } from '#frame/shell/controls/notices.tsx';
import { TopStrip } from '#frame/shell/controls/top-strip.tsx';
import { LateSheets, type SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { loadLatePart } from '#frame/shell/dialogs/load-late-part.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { type FrameParts, useFrame } from '#frame/shell/frame-context.ts';
import { EndedScreen } from '#frame/shell/layout/ended-screen.tsx';
import { LoadingScreen } from '#frame/shell/layout/loading-screen.tsx';
import { RealityCheck } from '#frame/shell/reality-check/reality-check-dialog.tsx';
import { useSiteWishes } from '#frame/shell/session/use-site-wishes.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { openBrowserSocket, watchBrowser } from '#frame/rooms/line/browser-socket.ts';
import { Pool } from './play/pool.ts';
import { PoolNote } from './pool-note.tsx';
import { PoolPanel } from './pool-panel.tsx';
import { PoolStageView } from './pool-stage-view.tsx';
import { words } from './words.ts';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/bets/bets.css';
import './pools.css';

async function loadSheets(pool: Pool | null) {
  const { PoolSheets } = await loadLatePart(() => import('./pool-sheets.tsx'));
  return (props: SheetProps) => <PoolSheets pool={pool} {...props} />;
}

function openPool(room: string, { play, site, session }: FrameParts): Pool {
  const line = {
    room,
    token: session.frameToken,
    openSocket: openBrowserSocket,
    watch: watchBrowser,
  };
  return new Pool({ play, site, line });
}

/** Fishing: the pool that was asked for, or the one with the most company and a free cannon. */
export function PoolScreen() {
  const frame = useFrame();
  const { play, site, about, call } = frame;
  const { language, t } = useWords();
  const say = useText();
  const [pool, setPool] = useState<Pool | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const ending = useStore(play.session, (state) => state.ending);
  useSiteWishes();
  useFreshBalance();
  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasFailed) return undefined;
    let opened: Pool | null = null;
    let isGone = false;
    call('GET /frame/v1/rooms').then(
      ({ rooms }) => {
        const room = rooms.find(({ roomId }) => roomId === frame.room) ?? choose(rooms);
        if (isGone || !room) return setHasFailed(!isGone);
        opened = openPool(room.roomId, frame);
        return setPool(opened);
      },
      () => setHasFailed(!isGone),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [call, frame, hasFailed]);
  const water = poolOfferOf(about.code)?.water;
  if (ending || !water) return <EndedScreen reason={ending ?? 'unknown_game'} site={site} />;
  if (hasFailed) {
    return (
      <ErrorState
        title={say(words.joinFailed)}
        text={say(words.joinFailedText)}
        retryLabel={t('retry')}
        onRetry={() => setHasFailed(false)}
      />
    );
  }
  if (!pool) return <LoadingScreen progress={1} />;
  return (
    <main className="pool" data-game={about.code}>
      <h1 className="unseen">{title}</h1>
      <div className="pool-board">
        <PoolStageView pool={pool} water={water} />
        <TopStrip onSheet={setSheet} />
        <PoolNote pool={pool} />
      </div>
      <Notices />
      <PoolPanel pool={pool} />
      <Sheets pool={pool} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
      <LineEnd pool={pool} onGone={() => setHasFailed(true)} />
    </main>
  );
}

/** A line that will not be opened again. */
function LineEnd({ pool, onGone }: { pool: Pool; onGone: () => void }) {
  const { play } = useFrame();
  const ended = useStore(pool.line.line, (line) => line.ended);
  const isGone = useEffectEvent(onGone);
  useEffect(() => {
    if (ended === 'unauthenticated') play.session.set({ ending: 'session' });
    else if (ended !== null) isGone();
  }, [ended, play]);
  return null;
}

function Sheets({ pool, ...props }: SheetProps & { pool: Pool }) {
  const [load] = useState(() => () => loadSheets(pool));
  return <LateSheets load={load} {...props} />;
}

/** With company, as long as there is room; whoever sat somewhere lately finds it the fullest. */
function choose(rooms: readonly ListedRoom[]): ListedRoom | undefined {
  const open = rooms.filter(
    ({ isPaused, seats }) => !isPaused && seats && seats.taken < seats.most,
  );
  const [best] = open.toSorted((a, b) => (b.seats?.taken ?? 0) - (a.seats?.taken ?? 0));
  return best ?? rooms[0];
}
