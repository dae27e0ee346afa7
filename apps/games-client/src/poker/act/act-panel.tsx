import { useText } from '#frame/bets/use-text.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import {
  optionsNow,
  playerIn,
  pokerOf,
  type SeenPlayer,
  settingsOf,
} from '#frame/poker/table/seen-poker.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import type { Room } from '#frame/seats/room/seat-room.ts';
import { useTableState } from '#frame/poker/use-poker.ts';
import { botWords } from '#frame/seats/bots/bot-words.ts';
import { words as common } from '#frame/seats/words.ts';
import { words } from '#frame/poker/words.ts';
import { OwnTurn } from './own-turn.tsx';
import { PreActs } from './pre-acts.tsx';
import './act.css';

/**
 * What this player may do: his words on his turn, wishes before it, or a sentence on what is
 * awaited. `resting`: what is told between hands whatever he has.
 */
export function ActPanel({ resting }: { resting?: Words }) {
  const room = useRoom();
  const asked = useRoomState((state) => state.asked);
  const own = room?.own;
  const hand = room?.view.hand ?? null;
  const options = own && optionsNow(hand, own);
  const isAsked = hand !== null && asked?.hand === hand.number && asked.step === hand.step;
  if (room && hand && options) {
    const key = `${hand.number} ${hand.step}`;
    return <OwnTurn key={key} room={room} hand={hand} options={options} isAsked={isAsked} />;
  }
  return (
    <section className="seats-act" data-is="waiting">
      {room && <Waiting room={room} resting={resting} />}
    </section>
  );
}

/** All cards come, or the pot goes to the only one left. */
const outcomeAwaited = (player: SeenPlayer | null): Words => {
  if (!player) return words.waitingHand;
  return player.isFolded ? words.foldedNote : words.cardsCome;
};

function Waiting({ room, resting }: { room: Room; resting: Words | undefined }) {
  const say = useText();
  const { game } = useSeated();
  const { minor } = useMoney();
  const { view, own } = room;
  const { hand } = view;
  const seat = view.seats.find((each) => each.seat === own.seat);
  const player = hand && playerIn(pokerOf(hand), own.seat);
  const isWon = useTableState((state) => state.beat.isWon);
  // A hand whose end was not seen yet is still being played for whoever looks.
  const isPlaying = hand !== null && !(hand.isOver && isWon);
  const isStaying = seat !== undefined && !seat.isAway && !seat.isLeaving;
  const isDeciding = hand?.isOver === false && player?.isFolded === false && !player.isAllIn;
  if (isStaying && isDeciding) {
    return <PreActs />;
  }
  const told = ((): Words => {
    if (!seat) return view.seats.length < view.limits.seats ? common.watching : common.watchingFull;
    if (seat.isAsking) return common.asking;
    if (seat.isLeaving) return game.words.leavingNote;
    if (seat.isAway) return game.words.awayNote;
    if (isPlaying && (player?.isAllIn || hand.isOver)) return outcomeAwaited(player);
    if (isPlaying && player?.isFolded) return words.foldedNote;
    if (isPlaying) return words.waitingHand;
    if (resting) return resting;
    if (minor(seat.stack) < minor(settingsOf(view).bigBlind)) return words.noChips;
    const ready = view.seats.filter(({ isAway, isAsking }) => !isAway && !isAsking);
    if (ready.length >= 2) return words.nextHand;
    return view.mayHaveBots ? botWords.waiting : common.waitingPlayers;
  })();
  return <p className="seats-told">{say(told)}</p>;
}
