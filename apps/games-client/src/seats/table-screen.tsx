import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { Bubbles, Phrases } from '#frame/live/panel/phrases.tsx';
import { useStore } from '#frame/shell/store.ts';
import { ActPanel } from './act/act-panel.tsx';
import { Felt } from './felt/felt.tsx';
import { LeaveDialog } from './sitting/leave-dialog.tsx';
import { ChipsDialog } from './sitting/chips-dialog.tsx';
import { SeatTools } from './sitting/seat-tools.tsx';
import type { Wish } from './sitting/wish.ts';
import { rakeWords } from './rake-words.ts';
import { settingsOf } from './table/seen-poker.ts';
import { TableNotes } from './table-notes.tsx';
import { TurnTeller } from './turn-teller.tsx';
import { useMoney, useRoom, useSeated } from './use-seats.ts';
import { words } from './words.ts';
import '#frame/live/panel/live-panel.css';
import './said.css';

type ScreenProps = {
  readonly onLeave: () => void;
  readonly onSheet: (sheet: Sheet) => void;
};

/** One table: who sits there, the hand, and what this player may do. */
export function TableScreen({ onLeave, onSheet }: ScreenProps) {
  const room = useRoom();
  const [wish, setWish] = useState<Wish>(null);
  const isSeated = room !== null && room.own.seat !== null;
  useWarnedLeaving(isSeated);
  const close = () => setWish(null);
  return (
    <section className="seats-table" data-is-seated={isSeated || undefined}>
      <TableHead onBack={() => (isSeated ? setWish({ is: 'leave' }) : onLeave())} />
      <Felt onSit={(seat) => setWish({ is: 'sit', seat })} />
      <Said />
      <TableNotes />
      <ActPanel />
      <SeatTools onWish={setWish} onSheet={onSheet} />
      <TurnTeller />
      {(wish?.is === 'sit' || wish?.is === 'top-up') && (
        <ChipsDialog seat={wish.is === 'sit' ? wish.seat : null} onClose={close} />
      )}
      {wish?.is === 'leave' && <LeaveDialog onClose={close} />}
    </section>
  );
}

/** Whoever closes the page while he sits is asked whether he means to. */
function useWarnedLeaving(isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSeated]);
}

function TableHead({ onBack }: { onBack: () => void }) {
  const { table, sayings } = useSeated();
  const say = useText();
  const money = useMoney();
  const room = useRoom();
  const settings = room && settingsOf(room.view);
  return (
    <header className="seats-head">
      <IconButton label={say(words.allTables)} onClick={onBack}>
        <ChevronLeftIcon />
      </IconButton>
      <div className="seats-head-words">
        {settings && (
          <>
            <strong className="tabular">
              {say(words.blinds, {
                small: money.money(settings.smallBlind),
                big: money.figures(settings.bigBlind),
              })}
            </strong>
            <span className="seats-head-rake">{rakeWords(settings, say, money, true)}</span>
          </>
        )}
      </div>
      <LagSign line={table.line} />
      <Phrases line={table.line} sayings={sayings} />
    </header>
  );
}

function Said() {
  return <Bubbles sayings={useSeated().sayings} />;
}

/** Above this a player should not wait for the last second. */
const badLagMs = 700;

function LagSign({ line }: { line: ReturnType<typeof useSeated>['table']['line'] }) {
  const say = useText();
  const is = useStore(line.line, (state) => state.is);
  const lagMs = useStore(line.line, (state) => state.lagMs);
  const isBad = lagMs !== null && lagMs > badLagMs;
  const told = lagMs === null ? '' : say(words.lag, { ms: Math.round(lagMs) });
  return (
    <span
      className="seats-lag"
      data-state={is === 'connected' ? (isBad ? 'bad' : 'good') : 'off'}
      title={told}
    >
      <span className="unseen">{told}</span>
      {isBad && is === 'connected' && <b className="tabular">{Math.round(lagMs)} ms</b>}
    </span>
  );
}
