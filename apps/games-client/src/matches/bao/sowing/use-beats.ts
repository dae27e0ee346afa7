import { useEffect, useEffectEvent, useState } from 'react';
import { type Beat, type Pace, waitsOf } from './sowing.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

type Beats = {
  /** Another one begins anew. */
  readonly key: string;
  readonly beats: readonly Beat[];
  readonly pace: Pace;
  /** The last move of a match. */
  readonly isLast?: boolean;
  readonly onBeat: (beat: Beat, ms: number) => void;
};

/** Goes through the beats of a sowing, each for its while; `skip` comes to the end at once. */
export function useBeats({ key, beats, pace, isLast = false, onBeat }: Beats) {
  const [kept, setKept] = useState({ key, made: 0 });
  const made = kept.key === key ? kept.made : 0;
  const isShowing = made < beats.length;
  const waits = waitsOf(beats, pace, isLast);
  const waitMs = reduced.matches ? 0 : (waits[Math.max(0, made - 1)] ?? 0);
  const make = useEffectEvent(() => {
    // A step is told as it is where nobody sees it move.
    const isStill = reduced.matches || document.hidden;
    const now = isStill ? beats.length : made + 1;
    const beat = beats[made];
    setKept({ key, made: now });
    if (beat && !isStill) onBeat(beat, waits[made] ?? 0);
  });
  useEffect(() => {
    if (!isShowing) return undefined;
    const timer = setTimeout(() => make(), waitMs);
    return () => clearTimeout(timer);
  }, [isShowing, key, made, waitMs]);
  return {
    /** So many beats were made; the last of them is shown for `ms`. */
    made,
    ms: waits[made - 1] ?? 0,
    isShowing,
    skip: () => setKept({ key, made: beats.length }),
    again: () => setKept({ key, made: 0 }),
  };
}
