/** The tournaments of this game: asked again and again while the lobby is open. */
import type { ListedTournament } from '@bahati/contract/games-frame/tournaments.ts';
import { useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';

const freshMs = 5_000;
const tickMs = 500;

type FoundTournaments =
  | { readonly at: 'coming' | 'failed' }
  | {
      readonly at: 'there';
      readonly items: readonly ListedTournament[];
      /** How far the clock that starts them is ahead of this one. */
      readonly aheadMs: number;
    };

/** What was found stays while a later question fails; `ask` begins anew. */
export function useLobby(): { found: FoundTournaments; ask: () => void } {
  const { call } = useFrame();
  const [found, setFound] = useState<FoundTournaments>({ at: 'coming' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isGone = false;
    const ask = () => {
      call('GET /frame/v1/tournaments').then(
        ({ now, items }) =>
          !isGone && setFound({ at: 'there', items, aheadMs: Date.parse(now) - Date.now() }),
        () => !isGone && setFound((before) => (before.at === 'there' ? before : { at: 'failed' })),
      );
    };
    ask();
    const timer = setInterval(ask, freshMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [call, asked]);
  return {
    found,
    ask: () => {
      setFound({ at: 'coming' });
      setAsked(asked + 1);
    },
  };
}

/** The time by the clock that starts tournaments, twice a second. */
export function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
