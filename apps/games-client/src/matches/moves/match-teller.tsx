import { useText } from '#frame/bets/use-text.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { words } from '#frame/matches/words.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { tellMove, useNames } from './use-moves.ts';

/** The match for those who listen: what happened, and whose turn it is now. */
export function MatchTeller() {
  const { game } = useMatch();
  const say = useText();
  const room = useRoom();
  const shown = useMatchState((state) => state.shown);
  const nameOf = useNames();
  const told = (): string => {
    if (!room) return say(common.joining);
    if (!shown) return '';
    const { hand, events } = shown;
    const happened = events.flatMap((event) => tellMove(event, game, say, nameOf) ?? []);
    const turn =
      hand.isOver || hand.turn === null
        ? []
        : [
            hand.turn === room.own.seat
              ? say(common.yourTurn)
              : say(words.turnOf, { name: nameOf(hand.turn) }),
          ];
    return [...happened, ...turn].join('. ');
  };
  return (
    <p className="unseen" role="status">
      {told()}
    </p>
  );
}
