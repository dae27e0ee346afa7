/** The running clock of an event in play, and its part. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useSyncExternalStore } from 'react';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { clockText } from './clock.rules.ts';
import './live-clock.css';

const listeners = new Set<() => void>();
let nowMs = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for every clock of the page. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    nowMs = Date.now();
    ticking = setInterval(tick, 1_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(ticking);
  };
}

export function LiveClock({ event }: { event: OfferedEvent }) {
  const names = useNames();
  const { inPlay, sport } = event;
  // The text is what is subscribed to: a minute redraws it once.
  const clock = useSyncExternalStore(subscribe, () => inPlay && clockText(sport, inPlay, nowMs));
  if (!inPlay) return null;
  return (
    <span className="live-clock">
      <span className="live-dot" aria-hidden="true" />
      {clock !== null && <b>{clock}</b>}
      <span className="live-part">{names.part(sport, inPlay.part)}</span>
    </span>
  );
}
