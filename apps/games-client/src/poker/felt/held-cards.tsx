import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { ownPoker, playerIn, pokerOf, type SeenPlayer } from '#frame/poker/table/seen-poker.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { usePoker, useTableState } from '#frame/poker/use-poker.ts';
import { words } from '#frame/poker/words.ts';
import { lightOf, useWinningCards } from './board.tsx';

const cardGapMs = 110;
const roundGapMs = 300;

type HeldProps = { readonly hand: SeenHand; readonly player: SeenPlayer; readonly isOwn: boolean };

/** The cards of one player: backs, until they are his to see or shown; none once he has folded. */
export function HeldCards({ hand, player, isOwn }: HeldProps) {
  const { variant } = usePoker();
  const say = useText();
  const own = useTableState((state) => state.followed.cards);
  const isSeenDealt = useTableState((state) => state.followed.isSeenDealt);
  const winning = useWinningCards();
  const poker = pokerOf(hand);
  const order = poker.players.findIndex(({ seat }) => seat === player.seat);
  if (player.isFolded && !isOwn) return null;
  const count = variant.holeCards;
  const known = isOwn ? own : player.cards;
  const cards: readonly (Card | null)[] = known ?? Array.from({ length: count }, () => null);
  return (
    <div
      className="seats-cards"
      data-is-shown={known !== null || undefined}
      data-is-folded={player.isFolded || undefined}
      style={{ '--count': cards.length } as CSSProperties}
      {...(isOwn && { role: 'group', 'aria-label': say(words.ownCards) })}
    >
      {cards.map((card, at) => (
        <PlayingCard
          key={`${hand.number} ${at}`}
          card={card}
          {...(isSeenDealt && { dealtAfterMs: order * cardGapMs + at * roundGapMs })}
          className={card === null ? '' : lightOf(winning, card)}
        />
      ))}
      <MadeHand hand={hand} player={player} isOwn={isOwn} />
    </div>
  );
}

/** What the cards make with the board, once all of it that they are made with is seen. */
function MadeHand({ hand, player, isOwn }: HeldProps) {
  const say = useText();
  const room = useRoom();
  const open = useTableState((state) => state.beat.open);
  const mine = isOwn && room ? ownPoker(room.own) : null;
  const board = mine?.board ?? pokerOf(hand).board;
  const made = isOwn ? playerIn(mine, player.seat)?.hand : player.hand;
  if (!made || board.length !== open || player.isFolded) return null;
  return <span className="seats-made">{say(pokerHandNames[made])}</span>;
}
