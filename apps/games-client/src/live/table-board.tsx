import { openingOf, priceOfStacks } from '@bahati/game-rules/chips/cloth.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { hearBet } from '#frame/bets/stage/bet-sounds.ts';
import type { PastRound } from '#frame/bets/stage/board.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { LiveGame } from './live-games.ts';
import { RoundResult } from './round-result.tsx';
import { seatedBoard } from './table/seated-board.ts';
import { sharedRound } from './table/shared-round.ts';
import type { Table } from './table/table.ts';
import { boardPhase, entryIn, lyingOf, shownPart } from './table/table-state.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

function useReduced(): boolean {
  return useSyncExternalStore(
    (notify) => {
      reduced.addEventListener('change', notify);
      return () => reduced.removeEventListener('change', notify);
    },
    () => reduced.matches,
  );
}

const nothing = () => undefined;

type BoardProps = { readonly table: Table; readonly live: LiveGame; readonly isSecond: boolean };

/** The board of the game, shown the room's rounds and laid with the player's own chips. */
export function TableBoard({ table, live, isSecond }: BoardProps) {
  const { play, sounds } = useFrame();
  const { language } = useWords();
  const is = useStore(table.line.line, (line) => line.is);
  const room = useStore(table.line.line, (line) => line.room);
  const state = useStore(table.state, (all) => all);
  const isReduced = useReduced();
  const view = room?.view;
  const round = view?.round ?? null;
  const recent = view?.recent;
  const { showing } = state;
  const shown = useMemo(
    () => shownPart({ round, recent: recent ?? [] }, showing),
    [round, recent, showing],
  );
  const past = useMemo(
    () => shown.past.map((each): PastRound<unknown> => ({ ...each, cost: 0n, payout: 0n })),
    [shown.past],
  );
  if (!view) return <div className="bet-board live-board" aria-busy="true" />;
  const { cloth } = live.table;
  const { currency } = play;
  const { all } = lyingOf(cloth, state, entryIn(round, room?.own.entry ?? null));
  const { Board } = live.module;
  const firstAt = (seat: number) =>
    all.find(({ place }) => place === live.table.seats?.placeOf({ kind: 's', seat, raise: null }))
      ?.chips ?? 0;
  const own = room.own.seats;
  const seated = seatedBoard({
    table,
    live,
    view,
    own,
    state,
    currency,
    firstAt,
    hasKeys: !isSecond,
  });
  const isOpen = is === 'connected' && round?.phase === 'betting' && !view.isPaused;
  return (
    <div className="bet-board live-board" data-chips={priceOfStacks(all)}>
      <Board
        phase={boardPhase(round, showing)}
        view={shown.view}
        turn={shown.turn}
        onShown={table.shown}
        isFast={isReduced || showing?.isFast === true}
        opening={openingOf(cloth, all)}
        onOpening={table.lay}
        isLocked={!isOpen}
        stake={toMinor(view.limits.unit, currency)}
        most={toMinor(view.limits.maximum, currency)}
        money={(minor, isShort) => showMinor(minor, currency, language, isShort)}
        sound={(cue, step) => hearBet(sounds, cue, step)}
        isLive
        played={state.played}
        {...(round && {
          shared: sharedRound(round, view.totals, { currency, now: table.line.now }),
        })}
        {...(round?.endsAt && {
          showMs: () => Date.parse(round.endsAt ?? '') - table.line.now(),
        })}
        {...(seated && { seated })}
        actions={[]}
        onAct={nothing}
        past={past}
        isAuto={false}
      />
      <RoundResult table={table} />
    </div>
  );
}
