import { useEffect, useRef, useState } from 'react';
import { EndedScreen } from '#frame/shell/layout/ended-screen.tsx';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import type { KeyAction } from '#frame/shell/controls/keyboard.ts';
import { LateSheets } from '#frame/shell/dialogs/late-sheets.tsx';
import { loadLatePart } from '#frame/shell/dialogs/load-late-part.ts';
import { Notices } from '#frame/shell/controls/notices.tsx';
import { RealityCheck } from '#frame/shell/reality-check/reality-check-dialog.tsx';
import { useStore } from '#frame/shell/store.ts';
import { TopStrip } from '#frame/shell/controls/top-strip.tsx';
import { useFreshBalance } from '#frame/shell/balance/use-fresh-balance.ts';
import { useKeyboard } from '#frame/shell/controls/use-keyboard.ts';
import { useSiteWishes } from '#frame/shell/session/use-site-wishes.ts';
import { useWords } from '#frame/shell/words.ts';
import { BetLive } from './bet-live.tsx';
import { BetPanel } from './bet-panel.tsx';
import { asBetRound } from './stage/bet-stage.ts';
import { BoardArea } from './stage/board-area.tsx';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/shell/controls/control-modes.css';
import './bets.css';

const loadSheets = async () => (await loadLatePart(() => import('./bet-sheets.tsx'))).BetSheets;

/** So many earlier rounds are brought along, for roads and histories. */
const pastWanted = 60;

/** A bet game: its board, the bet under it or beside it, and whatever sheet is open. */
export function BetScreen() {
  const { play, site, about, preferences, session } = useFrame();
  const { stage, game } = useBet();
  const { language } = useWords();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const ending = useStore(play.session, (state) => state.ending);
  const isActing = useStore(play.round, (state) => state.acting !== null);
  const hasBegun = useRef(false);
  useSiteWishes();
  useFreshBalance();
  usePast();

  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    play.begin(stage);
  }, [play, stage]);

  function act(action: KeyAction): void {
    const wishes = preferences.get();
    if (action === 'spin') play.send({ type: 'press' });
    if (action === 'stake-up') play.send({ type: 'stake-moved', by: 1 });
    if (action === 'stake-down') play.send({ type: 'stake-moved', by: -1 });
    if (action === 'mute') preferences.set({ isMuted: !wishes.isMuted });
    if (action === 'turbo' && session.jurisdiction.isTurboAllowed) {
      preferences.set({ isTurbo: !wishes.isTurbo });
    }
    if (action === 'help') setSheet('settings');
  }
  useKeyboard(isActing, act);

  if (ending) return <EndedScreen reason={ending} site={site} />;
  return (
    <main className="bet" data-game={about.code} style={{ background: game.ground }}>
      <h1 className="unseen">{title}</h1>
      <TopStrip onSheet={setSheet} isNight={false} />
      <Notices />
      <BoardArea />
      <BetPanel />
      <BetLive />
      <LateSheets load={loadSheets} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
    </main>
  );
}

/** What was played before is brought once; a round that is played meanwhile comes before it. */
function usePast(): void {
  const { call } = useFrame();
  const { stage } = useBet();
  useEffect(() => {
    call('GET /frame/v1/rounds', { query: { pageSize: pastWanted } }).then(
      ({ items }) => {
        const { past, round } = stage.state.get();
        const known = new Set([round?.roundId, ...past.map(({ roundId }) => roundId)]);
        const older = items.map(asBetRound).filter(({ roundId }) => !known.has(roundId));
        stage.state.set({ past: [...past, ...older].slice(0, pastWanted) });
      },
      // Without a past the game is as playable; the history says more when it is opened.
      () => undefined,
    );
  }, [call, stage]);
}
