import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ControlBar } from './controls/control-bar.tsx';
import { EndedScreen } from './layout/ended-screen.tsx';
import { useFrame, useSlot } from './frame-context.ts';
import type { KeyAction } from './controls/keyboard.ts';
import { FreeRoundsBar } from './free-rounds/free-rounds-bar.tsx';
import { FreeRoundsEnd } from './free-rounds/free-rounds-end.tsx';
import { LateSheets } from './dialogs/late-sheets.tsx';
import { LiveResult } from './results/live-result.tsx';
import { loadActs } from './dialogs/load-acts.ts';
import { loadLatePart } from './dialogs/load-late-part.ts';
import { Notices } from './controls/notices.tsx';
import { RealityCheck } from './reality-check/reality-check-dialog.tsx';
import { slotRoundStage } from '#frame/shell/round/slot-round-stage.ts';
import { useStore } from './store.ts';
import { RoundChoices } from './stakes/round-choices.tsx';
import { TopStrip } from './controls/top-strip.tsx';
import { useFreshBalance } from './balance/use-fresh-balance.ts';
import { useKeyboard } from './controls/use-keyboard.ts';
import { useScreen } from './layout/use-screen.ts';
import { useSiteWishes } from './session/use-site-wishes.ts';
import { useWords } from './words.ts';
import { type Sheet } from '#frame/shell/dialogs/sheet.ts';
import './controls/top-strip.css';
import './controls/control-bar.css';
import './controls/control-modes.css';

const loadSheets = async () => (await loadLatePart(() => import('./dialogs/sheets.tsx'))).Sheets;

const ActPanel = lazy(async () => ({ default: (await loadActs()).ActPanel }));

/** Only games with pools bring their meters. */
const JackpotStrip = lazy(async () => ({
  default: (await import('#frame/jackpots/jackpot-strip.tsx')).JackpotStrip,
}));

/** The game itself: the stage, its controls over it, and whatever sheet is open. */
export function GameScreen() {
  const { play, site, preferences, session } = useFrame();
  const { stage, game } = useSlot();
  const { language } = useWords();
  const screen = useScreen(stage, game.definition.progressive !== undefined);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const ending = useStore(play.session, (state) => state.ending);
  const isActing = useStore(play.round, (state) => state.acting !== null);
  const hasBegun = useRef(false);
  useSiteWishes();
  useFreshBalance();

  const title = game.definition.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    play.begin(slotRoundStage(stage, play.currency));
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
    if (action === 'autoplay' && session.jurisdiction.isAutoplayAllowed) setSheet('autoplay');
    if (action === 'help') setSheet('settings');
  }
  useKeyboard(isActing, act);

  if (ending) return <EndedScreen reason={ending} site={site} />;
  return (
    <main
      className="game"
      data-mode={screen.mode}
      style={{ '--top': `${screen.top}px`, '--bottom': `${screen.bottom}px` } as CSSProperties}
    >
      <h1 className="unseen">{title}</h1>
      <StageCanvas />
      <TopStrip onSheet={setSheet} />
      {game.definition.progressive && !session.isFreePlay && (
        <Suspense fallback={null}>
          <JackpotStrip />
        </Suspense>
      )}
      {isActing && (
        <Suspense fallback={null}>
          <ActPanel />
        </Suspense>
      )}
      <Notices />
      <RoundChoices onSheet={setSheet} />
      <FreeRoundsBar />
      <ControlBar onSheet={setSheet} />
      <LiveResult />
      <FreeRoundsEnd />
      <LateSheets load={loadSheets} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
    </main>
  );
}

/** The canvas was made before React, for the stage to be drawn on while the game loads. */
function StageCanvas() {
  const { play } = useFrame();
  const { canvas } = useSlot();
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.setAttribute('aria-hidden', 'true');
    holder.current?.append(canvas);
    const onPress = () => play.send({ type: 'hurry' });
    canvas.addEventListener('click', onPress);
    return () => canvas.removeEventListener('click', onPress);
  }, [canvas, play]);
  return <div ref={holder} className="stage" />;
}
