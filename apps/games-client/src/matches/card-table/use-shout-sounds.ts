import { useEffect, useEffectEvent } from 'react';
import type { MatchCue } from '#frame/matches/match-game.ts';
import type { Shout } from './shouts.tsx';

const cues: Readonly<Partial<Record<Shout['tone'], MatchCue>>> = { hot: 'capture', good: 'home' };

/** Each shout that matters is heard once, when it is seen. */
export function useShoutSounds(
  moment: string,
  shouts: readonly Shout[],
  hear: (cue: MatchCue) => void,
): void {
  const start = useEffectEvent(() =>
    shouts.flatMap(({ tone, afterMs }) => {
      const cue = cues[tone];
      return cue ? [setTimeout(() => hear(cue), afterMs)] : [];
    }),
  );
  useEffect(() => {
    const timers = start();
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moment]);
}
