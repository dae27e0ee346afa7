import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { hearBet } from '#frame/bets/stage/bet-sounds.ts';
import type { BetCue } from '#frame/bets/stage/board.ts';
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
import { ReplayDialog } from './history/replay-dialog.tsx';
import { TableLobby } from './lobby/table-lobby.tsx';
import type { SeatLine } from './room/seat-room.ts';
import type { SeatCue, SeatModule, SeatTable } from './seat-module.ts';
import { PlayedFor } from './use-money.ts';
import { SeatedProvider } from './use-seats.ts';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/shell/controls/control-modes.css';
import '#frame/bets/bets.css';
import './seats.css';

/** The table the papers are about. */
export type Place = {
  readonly table: SeatTable | null;
  readonly sayings: Sayings | null;
  /** The hand that is shown again. */
  readonly replay: string | null;
};

const cues: Readonly<Record<SeatCue, BetCue>> = {
  card: 'card',
  chip: 'chip',
  turn: 'reveal',
  won: 'good',
  lost: 'bad',
  move: 'tick',
  capture: 'bad',
  throw: 'roll',
  home: 'good',
};

function openTable(
  game: SeatModule,
  room: string,
  { play, site, session, sounds }: FrameParts,
): Pick<Place, 'table' | 'sayings'> {
  const sayings = createSayings();
  const line: SeatLine = new RoomConnection({
    room,
    token: session.frameToken,
    openSocket: openBrowserSocket,
    watch: watchBrowser,
    onSaid: sayings.hear,
  });
  const hear = (cue: SeatCue) => hearBet(sounds, cues[cue]);
  return { table: game.open({ line, play, site, hear }), sayings };
}

async function loadSheets(game: SeatModule, place: Store<Place>) {
  const [{ SeatSheets }, papers] = await loadLatePart(() =>
    Promise.all([import('./seat-sheets.tsx'), game.loadPapers()]),
  );
  return (props: SheetProps) => <SeatSheets game={game} place={place} papers={papers} {...props} />;
}

/** The id of the room the player was sent to: by the id itself, or by the code of a private one. */
async function findRoom({ call }: FrameParts, key: string): Promise<string> {
  if (/^\d/.test(key)) return key;
  const { room } = await call('POST /frame/v1/rooms/enter', { body: { code: key } });
  return room.roomId;
}

type GameLobby = ComponentProps<typeof TableLobby>;

function Lobby({ game, ...props }: GameLobby) {
  return game.Lobby ? <game.Lobby {...props} /> : <TableLobby game={game} {...props} />;
}

/** Games between people: the list of tables, then one of them. */
export function SeatsScreen({ game }: { game: SeatModule }) {
  const frame = useFrame();
  const { play, site, about } = frame;
  const { language } = useWords();
  const [place] = useState(() => createStore<Place>({ table: null, sayings: null, replay: null }));
  const [load] = useState(() => () => loadSheets(game, place));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  /** The code the player came with leads to no table. */
  const [isLost, setIsLost] = useState(false);
  const table = useStore(place, (state) => state.table);
  const sayings = useStore(place, (state) => state.sayings);
  const replay = useStore(place, (state) => state.replay);
  const ending = useStore(play.session, (state) => state.ending);
  useSiteWishes();
  useFreshBalance();
  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  const closeTable = useEffectEvent(() => place.get().table?.close());
  useEffect(() => () => closeTable(), []);
  const [wasIn, setWasIn] = useState(false);
  function put(room: string | null, note?: 'moved'): void {
    if (room !== null) setWasIn(true);
    place.get().table?.close();
    place.set(room === null ? { table: null, sayings: null } : openTable(game, room, frame));
    if (note) place.get().table?.room.state.set({ note: { is: note } });
  }
  const enter = useEffectEvent(() => {
    if (frame.room === null) return;
    findRoom(frame, frame.room).then(
      (room) => put(room),
      () => setIsLost(true),
    );
  });
  useEffect(() => enter(), []);
  if (ending) return <EndedScreen reason={ending} site={site} />;
  return (
    <PlayedFor value={game.playedFor ?? 'money'}>
      <main className="bet seats" data-game={about.code}>
        <h1 className="unseen">{title}</h1>
        <TopStrip onSheet={setSheet} isNight={false} />
        <Notices />
        {table && sayings ? (
          <SeatedProvider value={{ room: table.room, sayings, game }}>
            <game.Table
              key={table.room.line.roomId}
              table={table}
              onLeave={() => put(null)}
              onSheet={setSheet}
              onRoom={put}
            />
          </SeatedProvider>
        ) : (
          <Lobby game={game} onRoom={(room) => put(room)} isReturning={!wasIn} isLost={isLost} />
        )}
        <LateSheets load={load} sheet={sheet} onSheet={setSheet} />
        {replay !== null && (
          <ReplayDialog
            game={game}
            handId={replay}
            live={table?.room ?? null}
            onClose={() => place.set({ replay: null })}
          />
        )}
        <RealityCheck />
      </main>
    </PlayedFor>
  );
}
