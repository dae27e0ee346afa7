import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardProps } from './board.ts';

type Showing = Pick<
  BoardProps<unknown>,
  'phase' | 'turn' | 'isFast' | 'onShown' | 'showMs' | 'shared'
>;

export type Script = {
  /** When each beat begins, ascending, in milliseconds from the start. */
  readonly beatsMs: readonly number[];
  /** When all has been shown. */
  readonly endMs: number;
  /** At a live table the outcome stays so long after that. Absent: not at all. */
  readonly tailMs?: number;
};

export type Show = {
  /** The beat that is on; -1 before the first, the last one when nothing is being shown. */
  readonly beat: number;
  /** Milliseconds of the script that have passed; its end when nothing is being shown. */
  readonly sinceMs: () => number;
};

/** A hurried showing takes so long. */
const hurriedMs = 90;

/**
 * Shows a round by a script. At a live table its time tells where the show is, so that whoever comes
 * in the middle goes on from there, and all see the same.
 */
export function useShow(showing: Showing, script: Script, onBeat?: (beat: number) => void): Show {
  const { phase, turn, isFast, showMs, shared } = showing;
  const { beatsMs, endMs, tailMs = 0 } = script;
  const [at, setAt] = useState({ turn: -1, beat: -1 });
  const started = useRef<{ turn: number; at: number; pace: number } | null>(null);
  const isShowing = phase === 'showing';
  const beat = at.turn === turn ? at.beat : -1;

  const begin = useEffectEvent(() => {
    const scriptMs = endMs + tailMs;
    const wholeMs = shared?.wholeMs ?? scriptMs;
    const passedMs = showMs ? Math.max(0, wholeMs - showMs()) : 0;
    started.current = { turn, at: performance.now() - passedMs, pace: scriptMs / wholeMs };
  });
  const sinceMs = () => {
    if (!isShowing) return endMs;
    const run = started.current;
    return run?.turn === turn ? (performance.now() - run.at) * run.pace : 0;
  };
  /** Takes the beat of now; answers how long until the next, or null at the end. */
  const step = useEffectEvent((): number | null => {
    const nowMs = sinceMs();
    if (nowMs >= endMs) return null;
    const now = beatsMs.findLastIndex((beatMs) => beatMs <= nowMs);
    if (now !== beat) {
      setAt({ turn, beat: now });
      if (now >= 0) onBeat?.(now);
    }
    const pace = started.current?.pace ?? 1;
    return Math.max(1, ((beatsMs[now + 1] ?? endMs) - nowMs) / pace);
  });
  const end = useEffectEvent(() => showing.onShown());
  useEffect(() => {
    if (!isShowing) return undefined;
    begin();
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const waitMs = isFast ? null : step();
      if (waitMs === null) end();
      else timer = setTimeout(go, waitMs);
    };
    timer = setTimeout(go, isFast ? hurriedMs : 0);
    return () => clearTimeout(timer);
  }, [isShowing, turn, isFast]);
  const last = beatsMs.length - 1;
  return { beat: !isShowing || isFast ? last : beat, sinceMs };
}
