import { useMemo, useSyncExternalStore } from 'react';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import type { BoardProps } from './board.ts';
import { useOpening } from './use-opening.ts';
import { WonRibbon } from './won-ribbon.tsx';

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

/** Everything the board and its bar of acts are told. */
export function useBoard(): BoardProps<unknown> {
  const { play } = useFrame();
  const { stage } = useBet();
  const opening = useOpening();
  const shown = useStore(stage.state, (state) => state);
  const acting = useStore(play.round, (state) => state.acting);
  const isAuto = useStore(play.round, (state) => state.autoplay !== null);
  const isReduced = useReduced();
  const { currency } = play;
  const past = useMemo(
    () =>
      shown.past.map(({ roundId, shown: view, debit, payout }) => ({
        roundId,
        view,
        cost: toMinor(debit, currency),
        payout: toMinor(payout, currency),
      })),
    [shown.past, currency],
  );
  const isWaiting = shown.phase === 'ready' && acting !== null && acting.doing === null;
  const isAsking = shown.phase === 'ready' && acting !== null && acting.doing !== null;
  return {
    ...opening,
    // A round that was begun elsewhere goes on with its own stake.
    stake: acting ? toMinor(acting.round.stake, currency) : opening.stake,
    phase: isWaiting ? 'acting' : isAsking ? 'asking' : shown.phase,
    view: shown.round?.shown ?? null,
    turn: shown.turn,
    onShown: stage.onShown,
    isFast: shown.isTurbo || shown.isHurried || isReduced,
    actions: isWaiting ? acting.round.actions : [],
    onAct: (action) => play.send({ type: 'act', action }),
    past,
    isAuto,
  };
}

/** The game's own picture; a press on it shortens what is being shown. */
export function BoardArea() {
  const { play } = useFrame();
  const { game } = useBet();
  const board = useBoard();
  const { Board } = game;
  return (
    <section
      className="bet-board"
      onPointerDown={() => {
        if (board.phase === 'showing') play.send({ type: 'hurry' });
      }}
    >
      <Board {...board} />
      <WonRibbon />
    </section>
  );
}
