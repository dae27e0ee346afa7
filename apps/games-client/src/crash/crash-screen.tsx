import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { EndedScreen } from '#frame/shell/layout/ended-screen.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { LateSheets, type SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { loadLatePart } from '#frame/shell/dialogs/load-late-part.ts';
import { Notices } from '#frame/shell/controls/notices.tsx';
import { localeOf } from '#frame/shell/balance/purse.ts';
import { RealityCheck } from '#frame/shell/reality-check/reality-check-dialog.tsx';
import { useStore } from '#frame/shell/store.ts';
import { TopStrip } from '#frame/shell/controls/top-strip.tsx';
import { useFreshBalance } from '#frame/shell/balance/use-fresh-balance.ts';
import { useSiteWishes } from '#frame/shell/session/use-site-wishes.ts';
import { useWords } from '#frame/shell/words.ts';
import { BetSlot } from './bet-slot.tsx';
import { type CrashRoom, isBetOn, roomOf } from './crash-room.ts';
import { RoundBoard } from './round-board.tsx';
import { SeenList } from './seen-list.tsx';
import { words } from './words.ts';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/shell/controls/control-modes.css';
import '#frame/bets/bets.css';
import './crash-board.css';
import './crash-slots.css';

async function loadSheets(room: CrashRoom) {
  const { CrashSheets } = await loadLatePart(() => import('./crash-sheets.tsx'));
  return (props: SheetProps) => <CrashSheets room={room} {...props} />;
}

/** Crash: the round everybody shares, two bets under it, and who else is on. */
export function CrashScreen() {
  const { play, site, about, session, call } = useFrame();
  const { language } = useWords();
  const [room] = useState(() => roomOf({ session, call, play }));
  const [load] = useState(() => () => loadSheets(room));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const ending = useStore(play.session, (state) => state.ending);
  useSiteWishes();
  useFreshBalance();
  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Whoever is still on the round leaves it by hand, whatever closed meanwhile.
  const isOn = [
    useStore(room.slots[1].state, isBetOn),
    useStore(room.slots[2].state, isBetOn),
  ].includes(true);
  if (ending && !isOn) return <EndedScreen reason={ending} site={site} />;
  return (
    <main className="bet crash" data-game={about.code}>
      <h1 className="unseen">{title}</h1>
      <TopStrip onSheet={setSheet} isNight={false} />
      <Notices />
      <RoundBoard room={room} />
      <Panel room={room} />
      <LateSheets load={load} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
    </main>
  );
}

function Panel({ room }: { room: CrashRoom }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const balance = useStore(play.session, (state) => state.balance);
  return (
    <section className="bet-panel crash-panel" aria-label={t('bet')}>
      <KangaBand seed="crash" height={6} />
      <div className="bet-head">
        <span className="small quiet">{say(words.room)}</span>
        <p className="bet-balance">
          <span className="quiet small">{t('balance')}</span>
          <Amount
            value={toDecimal(balance, play.currency)}
            currency={play.currency}
            locale={localeOf(language)}
            isAnimated
          />
        </p>
      </div>
      <div className="crash-slots">
        <BetSlot room={room} slot={1} />
        <BetSlot room={room} slot={2} />
      </div>
      <SeenList room={room} />
    </section>
  );
}
