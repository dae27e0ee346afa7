/** A room whose line a test holds in its hands. */
import type { TestContext } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { Acted } from '#frame/rooms/line/acts-under-way.ts';
import type { SeatCue, SeatTable, TableParts } from '#frame/seats/seat-module.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { createStore } from '#frame/shell/store.ts';
import type { Played } from './played-hand.testing.ts';
import type { SeatLine } from './seat-room.ts';

type Said = {
  readonly act: { readonly kind: string; readonly act?: unknown };
  readonly answer: (acted: Acted) => void;
};

/** Timers are the test's; `open` makes the game's table. */
export function sitHere<Table extends SeatTable>(
  t: TestContext,
  open: (parts: TableParts) => Table,
) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  type Heard = { room: { version: number; view: SeatsView; own: SeatsOwn } | null };
  const line = createStore<Heard>({ room: null });
  const said: Said[] = [];
  const cues: SeatCue[] = [];
  const act = (spoken: Said['act']) =>
    new Promise<Acted>((answer) => said.push({ act: spoken, answer }));
  const session = createStore({ balance: 0n, staked: 0n, won: 0n, rounds: 0 });
  const play = { currency: 'KES', session, send: () => undefined };
  const table = open({
    line: { line, act, close: () => undefined } as unknown as SeatLine,
    play: play as unknown as Play,
    site: { tell: () => undefined },
    hear: (cue) => cues.push(cue),
  });
  t.after(() => table.close());
  let version = 0;
  const hear = ({ view, own }: Played) => {
    version += 1;
    line.set({ room: { version, view, own } });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { table, said, cues, hear, session, settle };
}
