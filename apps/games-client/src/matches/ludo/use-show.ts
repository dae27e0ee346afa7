/** Shows each step of a match of Ludo as it comes. */
import { useEffect, useEffectEvent, useState } from 'react';
import { BeatPlayer, type Shown } from '#frame/matches/board/beat-player.ts';
import { useStore } from '#frame/shell/store.ts';
import { beatsOf, type Picture, settledPicture } from './ludo-show.ts';
import type { LudoBoardProps } from './seen-ludo.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

export function useShow(props: LudoBoardProps): Shown<Picture> {
  const { view, step, hear } = props;
  const [player] = useState(() => new BeatPlayer(settledPicture(view, null), hear));
  const play = useEffectEvent(() => {
    const { view: next, events, onShown } = props;
    const settle = ({ die }: Picture) => settledPicture(next, die);
    player.play((last) => beatsOf(last, events), { settle, onShown }, reduced.matches);
  });
  useEffect(() => play(), [step]);
  useEffect(() => () => player.stop(), [player]);
  return useStore(player.shown, (shown) => shown);
}
