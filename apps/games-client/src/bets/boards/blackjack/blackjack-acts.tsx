import { basicAct } from '@bahati/game-rules/tables/blackjack/basic-strategy.ts';
import type { BlackjackView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { type ActButton, ActButtons } from '#frame/bets/table/act-buttons.tsx';
import { bestPlay } from '#frame/bets/table/best-play.ts';
import { useStore } from '#frame/shell/store.ts';
import { actKeys } from './keys.ts';
import { words } from './words.ts';

const playing: readonly ActButton[] = [
  { act: 'hit', name: words.hit, units: 0, letter: actKeys.hit, tone: 'go' },
  { act: 'stand', name: words.stand, units: 0, letter: actKeys.stand, tone: 'stop' },
  { act: 'double', name: words.double, units: 2, letter: actKeys.double },
  { act: 'split', name: words.split, units: 2, letter: actKeys.split },
];
const insuring: readonly ActButton[] = [
  { act: 'insure', name: words.insure, units: 1, letter: actKeys.insure },
  { act: 'decline', name: words.decline, units: 0, letter: actKeys.decline },
];

export function BlackjackActs(props: BoardProps<BlackjackView>) {
  const { view, phase, actions, onAct, sound, stake, money } = props;
  const isShown = useStore(bestPlay, (state) => state.isShown);
  if (!view || view.isOver) return null;
  const buttons = view.insurance === 'offered' ? insuring : playing;
  const best = isShown && phase === 'acting' ? basicAct(view, actions) : null;
  return <ActButtons {...{ buttons, actions, onAct, best, sound, stake, money }} />;
}
