import type { SeenTurn } from '@bahati/contract/games-frame/tables.ts';
import { chartAct } from '@bahati/game-rules/tables/blackjack/basic-strategy.ts';
import { valueOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { actKeys } from '#frame/bets/boards/blackjack/keys.ts';
import { words as handWords } from '#frame/bets/boards/blackjack/words.ts';
import type { BetCue } from '#frame/bets/stage/board.ts';
import { type ActButton, ActButtons } from '#frame/bets/table/act-buttons.tsx';
import { bestPlay } from '#frame/bets/table/best-play.ts';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { useStore } from '#frame/shell/store.ts';

type ActBarProps = {
  readonly view: LiveBlackjackView;
  readonly turn: SeenTurn;
  /** Minor units of the first bet on the seat. */
  readonly bet: bigint;
  readonly isAsleep: boolean;
  readonly hasKeys: boolean;
  readonly onDecide: (act: string) => void;
  readonly sound: (cue: BetCue, step?: number) => void;
  readonly money: (minor: bigint, isShort?: boolean) => string;
};

const buttons: readonly ActButton[] = [
  { act: 'hit', name: handWords.hit, units: 0, letter: actKeys.hit, tone: 'go' },
  { act: 'stand', name: handWords.stand, units: 0, letter: actKeys.stand, tone: 'stop' },
  { act: 'double', name: handWords.double, units: 1, letter: actKeys.double },
  { act: 'split', name: handWords.split, units: 1, letter: actKeys.split },
];

/** The four decisions of the seat whose turn it is. */
export function ActBar({
  view,
  turn,
  bet,
  isAsleep,
  hasKeys,
  onDecide,
  sound,
  money,
}: ActBarProps) {
  const isShown = useStore(bestPlay, (state) => state.isShown);
  const actions = isAsleep ? [] : turn.actions;
  useActKeys({ keys: actKeys, actions: hasKeys ? actions : [], onAct: onDecide });
  const onAct = (act: string) => {
    if (actions.includes(act)) onDecide(act);
  };
  const best = isShown && !isAsleep ? bestOf(view, actions) : null;
  return <ActButtons {...{ buttons, actions, onAct, best, sound, stake: bet, money }} />;
}

/** A hint by the chart, of the acts there are. */
function bestOf({ turn, seats, dealer }: LiveBlackjackView, actions: readonly string[]) {
  const hand = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0];
  const up = dealer.cards[0];
  if (!hand || up === undefined) return null;
  const { total, isSoft, cards } = hand;
  return chartAct(
    {
      total,
      isSoft,
      pairOf: actions.includes('split') ? valueOf(cards[0] ?? up) : null,
      canDouble: actions.includes('double'),
    },
    valueOf(up),
  );
}
