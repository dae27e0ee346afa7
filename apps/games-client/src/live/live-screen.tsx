import { useEffect, useEffectEvent, useState } from 'react';
import { EndedScreen } from '#frame/shell/layout/ended-screen.tsx';
import { useFrame, useLive } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { LateSheets, type SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { loadLatePart } from '#frame/shell/dialogs/load-late-part.ts';
import { Notices } from '#frame/shell/controls/notices.tsx';
import { RealityCheck } from '#frame/shell/reality-check/reality-check-dialog.tsx';
import { createStore, type Store, useStore } from '#frame/shell/store.ts';
import { TopStrip } from '#frame/shell/controls/top-strip.tsx';
import { useFreshBalance } from '#frame/shell/balance/use-fresh-balance.ts';
import { useSiteWishes } from '#frame/shell/session/use-site-wishes.ts';
import { useWords } from '#frame/shell/words.ts';
import type { LiveGame } from './live-games.ts';
import { LiveTable } from './live-table.tsx';
import { openTable, type SeatedTable } from './open-table.ts';
import { RoomLobby } from './room-lobby.tsx';
import type { Table } from './table/table.ts';
import { useIsWide } from './use-is-wide.ts';
import '#frame/shell/controls/top-strip.css';
import '#frame/shell/controls/control-bar.css';
import '#frame/shell/controls/control-modes.css';
import '#frame/bets/bets.css';
import './live.css';
import './panel/live-panel.css';
import './lobby.css';

/** The table the papers are about: the first of those that are open. */
type Seat = { readonly table: Table | null };

/** What a place beside another shows: a table, or the list of tables. */
type Place = { readonly roomId: string; readonly seated: SeatedTable } | null;

async function loadSheets(live: LiveGame, seat: Store<Seat>) {
  const { LiveSheets } = await loadLatePart(() => import('./papers/live-sheets.tsx'));
  return (props: SheetProps) => <LiveSheets live={live} seat={seat} {...props} />;
}

/** Live tables: their list, then one table; on a desk two of them side by side. */
export function LiveScreen() {
  const { play, site, about } = useFrame();
  const live = useLive();
  const { language } = useWords();
  const { places, put, addPlace, dropPlace, seat } = usePlaces(live);
  const [load] = useState(() => () => loadSheets(live, seat));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const ending = useStore(play.session, (state) => state.ending);
  const isWide = useIsWide();
  useSiteWishes();
  useFreshBalance();
  const title = about.title[language];
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (ending) return <EndedScreen reason={ending} site={site} />;
  const shown = isWide ? places : places.slice(0, 1);
  const taken = (at: number) => shown.find((_, each) => each !== at)?.roomId ?? null;
  return (
    <main
      className="bet live"
      data-game={about.code}
      data-tables={shown.length}
      style={{ background: live.module.ground }}
    >
      <h1 className="unseen">{title}</h1>
      <TopStrip onSheet={setSheet} isNight={false} />
      <Notices />
      <div className="live-places">
        {shown.map((place, at) => (
          <div key={at} className="live-seat">
            {place === null ? (
              <RoomLobby taken={taken(at)} onRoom={(roomId) => put(at, roomId)} />
            ) : (
              <LiveTable
                key={place.roomId}
                seated={place.seated}
                live={live}
                isSecond={at > 0}
                onLeave={() => (at > 0 ? dropPlace() : put(0, null))}
                onSecond={isWide && places.length === 1 ? addPlace : undefined}
              />
            )}
          </div>
        ))}
      </div>
      <LateSheets load={load} sheet={sheet} onSheet={setSheet} />
      <RealityCheck />
    </main>
  );
}

/** The tables that are open: one, or on a desk two. */
function usePlaces(live: LiveGame) {
  const frame = useFrame();
  const [places, setPlaces] = useState<readonly Place[]>([null]);
  const [seat] = useState(() => createStore<Seat>({ table: null }));
  const leaveAll = useEffectEvent(() => {
    for (const place of places) place?.seated.table.close();
  });
  useEffect(() => () => leaveAll(), []);
  const enter = useEffectEvent(() => {
    if (frame.room !== null) put(0, frame.room);
  });
  useEffect(() => enter(), []);
  function put(at: number, roomId: string | null): void {
    places[at]?.seated.table.close();
    const place = roomId === null ? null : { roomId, seated: openTable(roomId, live, frame) };
    if (at === 0) seat.set({ table: place?.seated.table ?? null });
    setPlaces(places.map((before, each) => (each === at ? place : before)));
  }
  return {
    places,
    seat,
    put,
    addPlace: () => setPlaces([...places, null]),
    dropPlace() {
      places[1]?.seated.table.close();
      setPlaces(places.slice(0, 1));
    },
  };
}
