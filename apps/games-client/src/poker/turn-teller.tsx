import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
import { useText } from '#frame/bets/use-text.ts';
import { optionsNow, pokerOf } from './table/seen-poker.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useTableState } from '#frame/poker/use-poker.ts';
import { words as common } from '#frame/seats/words.ts';
import { words } from '#frame/poker/words.ts';

/** The table for those who listen: whose turn it is, what a call costs, who has won. */
export function TurnTeller() {
  const say = useText();
  const { money } = useMoney();
  const room = useRoom();
  const isWon = useTableState((state) => state.beat.isWon);
  const past = useTableState((state) => state.followed.past[0]);
  const told = (): string => {
    if (!room) return say(common.joining);
    const { view, own } = room;
    const { hand } = view;
    if (!hand) return '';
    if (hand.isOver) {
      if (!isWon || past?.number !== hand.number) return '';
      return past.winners
        .map(({ name, amount, hand: made }) =>
          made
            ? say(words.wonWith, { name, amount: money(amount), hand: say(pokerHandNames[made]) })
            : say(words.wonPlain, { name, amount: money(amount) }),
        )
        .join('. ');
    }
    const options = optionsNow(hand, own);
    const pot = say(words.pot, { amount: money(pokerOf(hand).pot) });
    if (options) {
      const call = options.call ? say(words.call, { amount: money(options.call) }) : '';
      return [say(common.yourTurn), call, pot].filter(Boolean).join('. ');
    }
    const name = view.seats.find(({ seat }) => seat === hand.turn)?.name;
    return name ? `${say(words.turnOf, { name })}. ${pot}` : pot;
  };
  return (
    <p className="unseen" role="status">
      {told()}
    </p>
  );
}
