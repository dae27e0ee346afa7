import { useEffect, useEffectEvent, useState } from 'react';
import { hearBet } from '#frame/bets/stage/bet-sounds.ts';
import { RoomConnection } from '#frame/rooms/line/room-connection.ts';
import { openBrowserSocket, watchBrowser } from '#frame/rooms/line/browser-socket.ts';
import { createSayings, type Sayings } from '#frame/live/panel/sayings.ts';
import { useFreshBalance } from '#frame/shell/balance/use-fresh-balance.ts';
import { Notices } from '#frame/shell/controls/notices.tsx';
import { TopStrip } from '#frame/shell/controls/top-strip.tsx';
import { LateSheets, type SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { loadLatePart } from '#frame/shell/dialogs/load-late-part.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { type FrameParts, useFrame } from '#frame/shell/frame-context.ts';
import { EndedScreen } from '#frame/shell/layout/ended-screen.tsx';
import { RealityCheck } from '#frame/shell/reality-check/reality-check-dialog.tsx';
import { useSiteWishes } from '#frame/shell/session/use-site-wishes.ts';
import { createStore, type Store, useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { TableLobby } from './lobby/table-lobby.tsx';
import type { SeatGameParts } from './seat-game.ts';
import { type SeatLine, SeatTable } from './table/seat-table.ts';
import { TableScreen } from './table-screen.tsx';
import { SeatedProvider } from './use-seats.ts';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/shell/controls/control-modes.css';
import '#frame/bets/bets.css';
import './seats.css';

/** The table the papers are about. */
export type Place = { readonly table: SeatTable | null; readonly sayings: Sayings | null };

const cues = { card: 'card', chip: 'chip', turn: 'reveal', won: 'good' } as const;

function openTable(room: string, { play, site, session, sounds }: FrameParts): Place {
  const sayings = createSayings();
  const line: SeatLine = new RoomConnection({
    room,
    token: session.frameToken,
    openSocket: openBrowserSocket,
    watch: watchBrowser,
    onSaid: sayings.hear,
  });
  const onCue = (cue: keyof typeof cues) => hearBet(sounds, cues[cue]);
  return { table: new SeatTable({ line, play, site, onCue }), sayings };
}

async function loadSheets(place: Store<Place>) {
  const { SeatSheets } = await loadLatePart(() => import('./seat-sheets.tsx'));
  return (props: SheetProps) => <SeatSheets place={place} {...props} />;
}

/** Games between people: the list of tables, then one of them. */
export function SeatsScreen({ game }: { game: SeatGameParts }) {
  const frame = useFrame();
  const { play, site, about } = frame;
  const { language } = useWords();
  const [place] = useState(() => createStore<Place>({ table: null, sayings: null }));
  const [load] = useState(() => () => loadSheets(place));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const table = useStore(place, (state) => state.table);
  const sayings = useStore(place, (state) => state.sayings);
  const ending = useStore(play.session, (state) => state.ending);
  useSiteWishes();
  useFreshBalance();
  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  const closeTable = useEffectEvent(() => place.get().table?.close());
  useEffect(() => () => closeTable(), []);
  function put(room: string | null): void {
    place.get().table?.close();
    place.set(room === null ? { table: null, sayings: null } : openTable(room, frame));
  }
  if (ending) return <EndedScreen reason={ending} site={site} />;
  return (
    <main className="bet seats" data-game={about.code}>
      <h1 className="unseen">{title}</h1>
      <TopStrip onSheet={setSheet} isNight={false} />
      <Notices />
      {table && sayings ? (
        <SeatedProvider value={{ table, sayings, game }}>
          <TableScreen onLeave={() => put(null)} onSheet={setSheet} />
        </SeatedProvider>
      ) : (
        <TableLobby game={game} onRoom={put} />
      )}
      <LateSheets load={load} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
    </main>
  );
}
