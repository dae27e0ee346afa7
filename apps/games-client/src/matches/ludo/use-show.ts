/** Plays beats one after the other; what comes while they play follows them, faster. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardProps } from '#frame/matches/match-game.ts';
import { type Beat, beatsOf, type Picture, settledPicture } from './ludo-show.ts';
import type { LudoAct, SeenLudo } from './seen-ludo.ts';

/** More than the beats of two steps are passed over. */
const mostBeats = 24;
const hurry = 0.45;

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

type Props = Pick<BoardProps<SeenLudo, LudoAct>, 'view' | 'step' | 'events' | 'onShown' | 'hear'>;

export type Show = { readonly picture: Picture; readonly isPlaying: boolean };

export function useShow({ view, step, events, onShown, hear }: Props): Show {
  const [picture, setPicture] = useState(() => settledPicture(view, null));
  const [isPlaying, setIsPlaying] = useState(false);
  const queue = useRef<Beat[]>([]);
  const last = useRef(picture);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = (next: Picture) => {
    last.current = next;
    setPicture(next);
  };
  const end = () => {
    timer.current = undefined;
    show(settledPicture(view, last.current.die));
    setIsPlaying(false);
    onShown();
  };
  const playNext = useEffectEvent((pace: number) => {
    const beat = queue.current.shift();
    if (!beat) return end();
    show(beat.picture);
    if (beat.cue) hear(beat.cue);
    timer.current = setTimeout(() => playNext(pace), beat.lastsMs * pace);
  });
  const take = useEffectEvent(() => {
    const before = queue.current.at(-1)?.picture ?? last.current;
    const isBehind = timer.current !== undefined;
    const beats = beatsOf(before, events);
    if (beats.length === 0 || reduced.matches || queue.current.length > mostBeats) {
      clearTimeout(timer.current);
      queue.current = [];
      show(beats.at(-1)?.picture ?? before);
      return end();
    }
    queue.current.push(...beats);
    setIsPlaying(true);
    clearTimeout(timer.current);
    playNext(isBehind ? hurry : 1);
  });
  useEffect(() => take(), [step]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { picture, isPlaying };
}
