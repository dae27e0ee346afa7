import type { SeenHand, SeenSeat } from '@bahati/contract/games-frame/seats.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { useText } from '#frame/bets/use-text.ts';
import type { LastWord } from '#frame/poker/table/follow.ts';
import { playerIn, pokerOf, type SeenPlayer } from '#frame/poker/table/seen-poker.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import type { Room } from '#frame/seats/room/seat-room.ts';
import { usePoker, useTableState } from '#frame/poker/use-poker.ts';
import { words as common } from '#frame/seats/words.ts';
import { words } from '#frame/poker/words.ts';
import { HeldCards } from './held-cards.tsx';
import { SeatName } from '#frame/seats/bots/seat-name.tsx';
import { TimeBank } from '#frame/seats/time-bank.tsx';
import { TurnRing } from '#frame/seats/turn-ring.tsx';

type PodProps = { readonly seat: SeenSeat; readonly room: Room };

/** One who sits: cards, name, what is before him, and his last word. */
export function SeatPod({ seat: seen, room }: PodProps) {
  const say = useText();
  const { view, own } = room;
  const { noteOf } = usePoker();
  const hand = view.hand;
  const isWon = useTableState((state) => state.beat.isWon);
  const player = hand && playerIn(pokerOf(hand), seen.seat);
  const isOwn = seen.seat === own.seat;
  const isTurn = hand !== null && hand.turn === seen.seat && !hand.isOver;
  const winners = hand?.isOver ? (pokerOf(hand).won ?? []).flatMap((pot) => pot.winners) : [];
  // What becomes of who lost his last chips is told once the end was seen.
  const isSeen = !hand || !player || isWon;
  const note = (isSeen && noteOf?.(seen.seat)) || null;
  const hasWon = isWon && winners.some(({ seat }) => seat === seen.seat);
  return (
    <div
      className="seats-pod"
      data-is-own={isOwn || undefined}
      data-is-turn={isTurn || undefined}
      data-is-out={!player || player.isFolded || undefined}
      data-is-away={seen.isAway || undefined}
      data-has-won={hasWon || undefined}
    >
      {hand && player && <HeldCards hand={hand} player={player} isOwn={isOwn} />}
      <div className="seats-plate">
        {isTurn && <TurnRing hand={hand} wholeMs={view.limits.turnMs} />}
        <span className="seats-name">
          {isOwn ? say(common.you) : <SeatName name={seen.name} isBot={seen.isBot} />}
        </span>
        {note === null ? (
          <Stack seen={seen} hand={hand} />
        ) : (
          <span className="seats-stack">{note}</span>
        )}
      </div>
      {isOwn && note === null && <TimeBank seat={seen} hand={hand} />}
      <SaidWord seen={seen} player={player} isQuiet={isTurn} />
    </div>
  );
}

/** What lies before him; a pot counts once it is seen to be won. */
function Stack({ seen, hand }: { seen: SeenSeat; hand: SeenHand | null }) {
  const { figures, minor } = useMoney();
  const isWon = useTableState((state) => state.beat.isWon);
  const poker = hand && pokerOf(hand);
  const beside = minor(seen.stack);
  const total = (): bigint => {
    if (!hand?.isOver) return beside + minor(playerIn(poker, seen.seat)?.stack ?? '0');
    const winners = isWon ? [] : (poker?.won?.flatMap((pot) => pot.winners) ?? []);
    const unseen = winners.filter(({ seat }) => seat === seen.seat);
    return unseen.reduce((sum, { stack }) => sum - minor(stack), beside);
  };
  return <strong className="seats-stack tabular">{figures(total())}</strong>;
}

const spoken: Readonly<Record<LastWord['is'], Words>> = {
  fold: words.wordFold,
  check: words.wordCheck,
  call: words.wordCall,
  bet: words.wordBet,
  raise: words.wordRaise,
  'small-blind': words.wordSmall,
  'big-blind': words.wordBig,
};

type SaidProps = { seen: SeenSeat; player: SeenPlayer | null; isQuiet: boolean };

/** The state that lasts, or else the last word of this street. */
function SaidWord({ seen, player, isQuiet }: SaidProps) {
  const say = useText();
  const word = useTableState((state) => state.followed.words.get(seen.seat));
  const isWon = useTableState((state) => state.beat.isWon);
  const [is, told] = ((): [string, Words | null] => {
    if (seen.isAsking) return ['asking', common.isAsking];
    if (seen.isLeaving) return ['leaving', common.isLeaving];
    if (seen.isAway) return ['away', common.isAway];
    if (isWon) return ['', null];
    if (player?.isAllIn || (word?.isAllIn && !player?.isFolded)) return ['all-in', words.isAllIn];
    if (player?.isFolded) return ['fold', words.isFolded];
    if (word && !isQuiet) return [word.is, spoken[word.is]];
    return ['', null];
  })();
  if (!told) return null;
  return (
    <span className="seats-word" data-is={is} key={is}>
      {say(told)}
    </span>
  );
}
