/** The rooms of this game, and who is in them: asked again and again while the lobby is open. */
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';

const freshMs = 8_000;

export type FoundRooms =
  | { readonly at: 'coming' | 'failed' }
  | {
      readonly at: 'there';
      readonly rooms: readonly ListedRoom[];
      /** The room in which this member has a seat; null: in none. */
      readonly seatedIn: string | null;
    };

/** What was found stays while a later question fails; `ask` begins anew. */
export function useRooms(): { found: FoundRooms; ask: () => void } {
  const { call } = useFrame();
  const [found, setFound] = useState<FoundRooms>({ at: 'coming' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isGone = false;
    const ask = () => {
      call('GET /frame/v1/rooms').then(
        ({ rooms, seatedIn }) => !isGone && setFound({ at: 'there', rooms, seatedIn }),
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
