import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { useText } from '#frame/bets/use-text.ts';
import { optionsNow } from '#frame/matches/table/match-table.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { words } from '#frame/matches/words.ts';
import { matchOf } from '#frame/matches/table/seen-match.ts';
import { FreeSeat } from '#frame/seats/free-seat.tsx';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { PlayerPlate } from './player-plate.tsx';
import './players.css';

/** Everybody but this player, clockwise from him; free seats among them. */
export function OtherPlayers({ onSit }: { onSit: (seat: number) => void }) {
  const say = useText();
  const room = useRoom();
  if (!room) return <ul className="match-others" aria-busy="true" />;
  const { view, own } = room;
  const most = view.limits.seats;
  const first = own.seat === null ? 0 : own.seat + 1;
  const others = Array.from({ length: most }, (_, at) => (first + at) % most).filter(
    (seat) => seat !== own.seat,
  );
  return (
    <ul className="match-others" aria-label={say(words.players)} data-count={others.length}>
      {others.map((seat) => {
        const seen = view.seats.find((each) => each.seat === seat);
        return (
          <li key={seat} data-seat={seat}>
            {seen ? (
              <PlayerPlate seat={seen} isOwn={false} />
            ) : (
              <FreeSeat seat={seat} onSit={own.seat === null && !view.isPaused ? onSit : null} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** This player, and what lies in the pot. */
export function OwnPlayer() {
  const say = useText();
  const room = useRoom();
  const seen = room?.view.seats.find(({ seat }) => seat === room.own.seat);
  return (
    <div className="match-own">
      {seen && <PlayerPlate seat={seen} isOwn />}
      {room && !seen && <p className="match-looking">{say(lookingOn(room.view))}</p>}
      <Prompt />
      <Pot />
    </div>
  );
}

/** What is to be done now, or by whom. */
function Prompt() {
  const { game } = useMatch();
  const say = useText();
  const shown = useMatchState((state) => state.shown);
  const names = useMatchState((state) => state.names);
  const isSettled = useMatchState((state) => state.isSettled);
  const own = useRoom()?.own.seat ?? null;
  if (!shown || shown.hand.isOver || shown.hand.turn === null) return null;
  const { turn } = shown.hand;
  const isMine = turn === own;
  // What a die or a card came to is not said before it was seen.
  const prompt = isMine && isSettled ? game.promptOf?.(optionsNow(shown), say) : null;
  return (
    <p className="match-prompt" data-is-mine={isMine || undefined}>
      {isMine
        ? (prompt ?? say(common.yourTurn))
        : say(words.turnOf, { name: names.get(turn) ?? '' })}
    </p>
  );
}

const lookingOn = ({ seats, limits }: SeatsView) =>
  seats.length < limits.seats ? common.watching : common.watchingFull;

/** All stakes of this match, and what is left of them for the winner. */
function Pot() {
  const { game } = useMatch();
  const say = useText();
  const { money, minor } = useMoney();
  const hand = useMatchState((state) => state.shown?.hand ?? null);
  if (!hand || hand.isOver) return null;
  const { pot, due } = matchOf(hand);
  const prize = minor(pot) - minor(due);
  return (
    <p className="match-pot tabular">
      <strong>{say(words.pot, { amount: money(pot) })}</strong>
      <span>{say(game.prizeWords?.pot ?? words.potAfterRake, { amount: money(prize) })}</span>
    </p>
  );
}
