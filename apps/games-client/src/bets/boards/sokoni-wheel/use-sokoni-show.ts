import {
  type Beat,
  type BeatKind,
  endOf,
  showOf,
  tailMs,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.show.ts';
import type { SokoniView } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { useMemo } from 'react';
import type { BetCue, BoardProps } from '#frame/bets/stage/board.ts';
import { useShow } from '#frame/bets/stage/use-show.ts';

/** The beat that is on, and since when, in milliseconds of the script. */
export type Now = { readonly beat: Beat; readonly sinceMs: () => number };

const cues: Readonly<Partial<Record<BeatKind, BetCue>>> = {
  offer: 'roll',
  stop: 'reveal',
  'coin-in': 'good',
  face: 'card',
  toss: 'roll',
  fell: 'reveal',
  'crates-in': 'good',
  crate: 'tick',
  sum: 'good',
  'festival-in': 'good',
  'festival-spin': 'roll',
  doubled: 'strike',
  'festival-stop': 'reveal',
};

/** Null while nothing is being shown. */
export function useSokoniShow(props: BoardProps<SokoniView>): Now | null {
  const { view, phase, isFast, isLive = false, sound } = props;
  const bonus = view?.bonus ?? null;
  const beats = useMemo(() => showOf({ bonus }, isLive ? 'table' : 'own'), [bonus, isLive]);
  const script = useMemo(
    () => ({
      beatsMs: beats.map(({ atMs }) => atMs),
      endMs: endOf(beats),
      tailMs: isLive ? tailMs : 0,
    }),
    [beats, isLive],
  );
  const { beat: at, sinceMs } = useShow(props, script, (now) => {
    const begun = beats[now];
    const cue = begun && cues[begun.kind];
    if (cue) sound(cue, begun.at);
  });
  const beat = beats[Math.max(0, at)];
  if (phase !== 'showing' || isFast || !beat) return null;
  return { beat, sinceMs: () => sinceMs() - beat.atMs };
}
