import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { hearBet } from './bet-sounds.ts';
import type { OpeningProps } from './board.ts';

/** What the next round is on, and how to change it. */
export function useOpening(): OpeningProps {
  const { play, sounds } = useFrame();
  const { language } = useWords();
  const opening = useStore(play.round, (state) => state.opening) ?? '';
  const stake = useStore(play.round, (state) => state.stake);
  const { bounds } = useStore(play.session, (state) => state.offer);
  const isLocked = useStore(play.round, (state) => state.isBusy || state.autoplay !== null);
  return {
    opening,
    onOpening: (wished) => play.send({ type: 'opening-set', opening: wished }),
    isLocked,
    stake,
    most: bounds.maximum,
    money: (minor, isShort) => showMinor(minor, play.currency, language, isShort),
    sound: (cue, step) => hearBet(sounds, cue, step),
  };
}
