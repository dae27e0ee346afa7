import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Pool } from './play/pool.ts';
import { words } from './words.ts';

const refusals: Readonly<Record<string, Words>> = {
  stake_not_offered: words.notOffered,
  seat_taken: words.full,
  table_paused: words.paused,
};

const hintMs = 6_000;

/** True for a while after it became so. */
function useFresh(isSo: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsOver(true), hintMs);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && !isOver;
}

/** One sentence over the water: what is wrong, or how it goes. */
export function PoolNote({ pool }: { pool: Pool }) {
  const say = useText();
  const isClosed = useStore(pool.line.line, (line) => line.ended === 'closed');
  const isConnected = useStore(pool.line.line, (line) => line.is === 'connected');
  const isThere = useStore(pool.state, (state) => state.isThere);
  const refusal = useStore(pool.state, (state) => state.refusal);
  const isLocking = useStore(pool.state, (state) => state.isLocking);
  const lock = useStore(pool.state, (state) => state.lock);
  const isSeated = useStore(pool.state, (state) => state.own !== null && state.own.seat !== null);
  const hasBack = useStore(pool.state, (state) => state.hasBack);
  const isNew = useFresh(isSeated);
  const isBackNew = useFresh(hasBack);
  const said = (): Words | null => {
    if (isClosed) return words.closed;
    if (!isConnected) return words.offline;
    if (!isThere) return words.joining;
    if (refusal !== null) return refusals[refusal] ?? words.refused;
    if (isLocking && lock === null) return words.lockHint;
    if (isBackNew) return words.backHint;
    return isNew ? words.holdToFire : null;
  };
  const text = said();
  if (!text) return null;
  return (
    <p className="pool-note" role="status">
      {say(text)}
    </p>
  );
}
