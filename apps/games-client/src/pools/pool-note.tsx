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
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), hintMs);
    return () => clearTimeout(timer);
  }, []);
  const hint = isNew && isSeated ? words.holdToFire : null;
  const text = isClosed
    ? words.closed
    : !isConnected
      ? words.offline
      : !isThere
        ? words.joining
        : refusal !== null
          ? (refusals[refusal] ?? words.refused)
          : isLocking && lock === null
            ? words.lockHint
            : hint;
  if (!text) return null;
  return (
    <p className="pool-note" role="status">
      {say(text)}
    </p>
  );
}
