import type { SeenSeat } from '@bahati/contract/games-frame/seats.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { matchOf } from '#frame/matches/table/seen-match.ts';
import { SeatName } from '#frame/seats/bots/seat-name.tsx';
import { TimeBank } from '#frame/seats/time-bank.tsx';
import { TurnRing } from '#frame/seats/turn-ring.tsx';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { SideSign } from './side-sign.tsx';
import './player-plate.css';

type PlateProps = { readonly seat: SeenSeat; readonly isOwn: boolean };

/** One who sits: side, name, how far he has come, what is before him, and his time. */
export function PlayerPlate({ seat: seen, isOwn }: PlateProps) {
  const { game } = useMatch();
  const say = useText();
  const room = useRoom();
  const shown = useMatchState((state) => state.shown);
  const isSettled = useMatchState((state) => state.isSettled);
  const hand = room?.view.hand ?? null;
  const isIn = shown?.hand.dealt.some(({ seat }) => seat === seen.seat) === true;
  const isTurn = hand !== null && hand.turn === seen.seat && !hand.isOver;
  const standing = shown && isIn ? game.standingOf?.(shown.hand.view, seen.seat, say) : null;
  const hasEnded = shown?.hand.isOver === true && isSettled;
  return (
    <div
      className="match-plate"
      data-is-own={isOwn || undefined}
      data-is-turn={isTurn || undefined}
      data-is-out={(shown?.hand.isOver === false && !isIn) || undefined}
      data-is-away={seen.isAway || undefined}
    >
      {isTurn && <TurnRing hand={hand} wholeMs={room?.view.limits.turnMs ?? 1} />}
      {isIn && <SideSign seat={seen.seat} />}
      <span className="match-name">
        {isOwn ? say(common.you) : <SeatName name={seen.name} isBot={seen.isBot} />}
      </span>
      <Chips seen={seen} />
      {standing && !hasEnded && <span className="match-standing">{standing}</span>}
      {isOwn && <TimeBank seat={seen} hand={hand} />}
      <State seen={seen} />
      {hasEnded && <Gain seat={seen.seat} />}
    </div>
  );
}

/** What lies before him; what a match brought counts once it was seen. */
function Chips({ seen }: { seen: SeenSeat }) {
  const { figures, minor } = useMoney();
  const room = useRoom();
  const isSettled = useMatchState((state) => state.isSettled);
  const hand = room?.view.hand ?? null;
  const beside = minor(seen.stack);
  const stackIn = (stacks: readonly { seat: number; stack: string }[] | undefined) =>
    minor(stacks?.find(({ seat }) => seat === seen.seat)?.stack ?? '0');
  const total = (): bigint => {
    if (!hand) return beside;
    if (!hand.isOver) return beside + stackIn(matchOf(hand).stacks);
    if (isSettled) return beside;
    const gain = stackIn(hand.result?.stacks) - stackIn(hand.dealt);
    return gain > 0n ? beside - gain : beside;
  };
  return <strong className="match-chips tabular">{figures(total())}</strong>;
}

function stateOf({ isAsking, isLeaving, isAway }: SeenSeat): Words | null {
  if (isAsking) return common.isAsking;
  if (isLeaving) return common.isLeaving;
  return isAway ? common.isAway : null;
}

function State({ seen }: { seen: SeenSeat }) {
  const say = useText();
  const state = stateOf(seen);
  return state && <span className="match-state">{say(state)}</span>;
}

/** What the match that is over brought him, or cost. */
function Gain({ seat }: { seat: number }) {
  const { figures } = useMoney();
  const number = useMatchState((state) => state.shown?.hand.number);
  const past = useMatchState((state) => state.past[0]);
  const player = past?.players.find((each) => each.seat === seat);
  if (!player || past?.number !== number) return null;
  const { gain } = player;
  return (
    <span className="match-gain tabular" data-is-won={gain > 0n || undefined}>
      {gain > 0n ? '+' : gain < 0n ? '−' : ''}
      {figures(gain < 0n ? -gain : gain)}
    </span>
  );
}
