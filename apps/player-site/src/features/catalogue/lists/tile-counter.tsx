import { useSyncExternalStore } from 'react';
import { isReaderThere } from '#features/low-data/reader-presence.ts';
import { useFormat } from '#features/language/use-format.ts';
import { counterEveryMs, counterFigure } from './game-list.rules.ts';
import './tile-counter.css';

let ticks = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One clock for all tiles, which rests while no tile is seen. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (!isReaderThere()) return;
    ticks += 1;
    for (const tell of listeners) tell();
  }, counterEveryMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Decoration (spec §2): no figure of the operator, and nothing for the ear. */
export function TileCounter({ nodeId }: { nodeId: number }) {
  const { figures } = useFormat();
  const step = useSyncExternalStore(onTick, () => ticks);
  return (
    <span className="tile-counter" aria-hidden="true">
      {figures(counterFigure(nodeId, step))}
    </span>
  );
}
