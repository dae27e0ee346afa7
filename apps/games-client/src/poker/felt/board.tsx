import type { Card } from '@bahati/game-rules/cards/card.ts';
import { useMemo } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { ChipPile } from '#frame/chips/chip-pile.tsx';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { playerIn, pokerOf, type SeenPoker } from '#frame/poker/table/seen-poker.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { usePoker, useTableState, type Variant } from '#frame/poker/use-poker.ts';
import { words as common } from '#frame/seats/words.ts';
import { onChips } from './bet-chips.tsx';
import { words } from '#frame/poker/words.ts';

const cardGapMs = 130;

/** The middle of the table: pots, and the cards that are everybody's. */
export function Board() {
  const say = useText();
  const hand = useRoom()?.view.hand;
  const open = useTableState((state) => state.beat.open);
  const isWon = useTableState((state) => state.beat.isWon);
  const lying = useTableState((state) => state.followed.lying);
  const winning = useWinningCards();
  if (!hand) return <div className="seats-middle" />;
  const poker = pokerOf(hand);
  return (
    <div className="seats-middle">
      <Pots poker={poker} isWon={isWon} />
      <div className="seats-board" role="group" aria-label={say(words.board)}>
        {poker.board.slice(0, open).map((card, at) => (
          <PlayingCard
            key={`${hand.number} ${card}`}
            card={card}
            {...(at >= lying && { dealtAfterMs: at < 3 ? at * cardGapMs : 0 })}
            className={lightOf(winning, card)}
          />
        ))}
      </div>
    </div>
  );
}

/** Lit or dimmed once it is known who won with what. */
export const lightOf = (winning: ReadonlySet<Card> | null, card: Card): string =>
  winning === null ? '' : winning.has(card) ? 'is-lit' : 'is-dim';

/** The five of every hand that won a pot, in this order; null: nothing was shown. */
function winningFives(poker: SeenPoker, { bestFive }: Variant): readonly Card[] | null {
  if (!poker.won || poker.board.length < 5) return null;
  const fives = poker.won
    .flatMap(({ winners }) => winners)
    .flatMap(({ seat }) => {
      const cards = playerIn(poker, seat)?.cards;
      return cards ? bestFive(cards, poker.board) : [];
    });
  return fives.length > 0 ? fives : null;
}

export function useWinningCards(): ReadonlySet<Card> | null {
  const { variant } = usePoker();
  const hand = useRoom()?.view.hand ?? null;
  const isWon = useTableState((state) => state.beat.isWon);
  return useMemo(() => {
    const fives = hand && isWon ? winningFives(pokerOf(hand), variant) : null;
    return fives && new Set(fives);
  }, [hand, isWon, variant]);
}

/** The chips that were gathered: a pile for each pot, the main one first. */
function PotChips({ poker }: { poker: SeenPoker }) {
  const { minor, perUnit } = useMoney();
  const smallest = onChips(minor(poker.settings.smallBlind), perUnit);
  return (
    <span className="seats-pot-chips">
      {poker.pots.map(({ amount }, at) => (
        <ChipPile key={at} amount={onChips(minor(amount), perUnit)} smallest={smallest} most={5} />
      ))}
    </span>
  );
}

/** What lies in the middle: before the river's end without the bets that are still before players. */
function Pots({ poker, isWon }: { poker: SeenPoker; isWon: boolean }) {
  const say = useText();
  const { money, figures, minor } = useMoney();
  const rake = poker.won?.reduce((sum, pot) => sum + minor(pot.rake), 0n) ?? 0n;
  const shown = poker.pots.filter(({ amount }) => minor(amount) > 0n);
  return (
    <div className="seats-pots tabular">
      {shown.length > 0 && !isWon && <PotChips poker={poker} />}
      <strong className="seats-pot">{say(words.pot, { amount: money(poker.pot) })}</strong>
      {shown.length > 1 && (
        <span className="seats-side-pots">
          {shown.map(({ amount }, at) => (
            <span key={at}>
              {say(at === 0 ? words.mainPot : words.sidePot, { amount: figures(amount) })}
            </span>
          ))}
        </span>
      )}
      {isWon && rake > 0n && (
        <span className="seats-rake">{say(common.rakeTaken, { amount: money(rake) })}</span>
      )}
    </div>
  );
}
