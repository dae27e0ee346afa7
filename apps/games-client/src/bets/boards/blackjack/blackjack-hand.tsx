import type { BlackjackHandView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import { totalOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { ChipPile } from '#frame/chips/chip-pile.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { results, words } from './words.ts';

type HandProps = {
  readonly hand: BlackjackHandView;
  /** How many of its cards lie on the table by now, and from which on they came just now. */
  readonly count: number;
  readonly freshFrom: number;
  /** So many of them count in what is said of the hand. */
  readonly countTold: number;
  readonly isActive: boolean;
  /** All has been dealt: the result may be told. */
  readonly isTold: boolean;
  readonly name: string;
  /** Minor units of one unit, which is half a bet. */
  readonly unit: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
};

/** Chips are worth more where the bets are large, so that a pile stays one. */
export function smallestChip(bet: bigint): bigint {
  return bet > 5_000_000n ? 20_000n : 1_000n;
}

export function BlackjackHand(props: HandProps) {
  const { hand, count, countTold, freshFrom, isActive, isTold, name, unit, money } = props;
  const say = useText();
  const cards = hand.cards.slice(0, count);
  const stake = unit * BigInt(hand.stake);
  const { total, isSoft } = totalOf(hand.cards.slice(0, countTold));
  const result = isTold || total > 21 ? hand.result : null;
  const said = result ? `, ${say(results[result] ?? words.total)}` : '';
  return (
    <li
      className="bj-hand"
      data-active={isActive || undefined}
      aria-current={isActive || undefined}
    >
      <span className="unseen">
        {`${name}, ${say(words.total, { total })}, ${money(stake)}${said}`}
      </span>
      <span className="cloth-cards" data-end={endOf(result)}>
        {cards.map((card, place) => (
          <PlayingCard
            // A place of a hand never changes its card.
            key={`${place} ${card}`}
            card={card}
            dealtAfterMs={place >= freshFrom ? 0 : undefined}
            className={hand.stake > 2 && place === 2 ? 'bj-doubled' : ''}
          />
        ))}
      </span>
      <span className="cloth-total tabular" data-end={endOf(result)} aria-hidden="true">
        {total > 0 && (isSoft && total < 21 && !result ? `${total - 10}/${total}` : total)}
        {result && <span className="bj-result">{say(results[result] ?? words.total)}</span>}
      </span>
      <span className="cloth-bet" data-end={endOf(result)} aria-hidden="true">
        <ChipPile amount={stake} smallest={smallestChip(stake)} most={5} />
        {(hand.pays ?? 0) > hand.stake && result && (
          <span className="cloth-paid">
            <ChipPile
              amount={unit * BigInt((hand.pays ?? 0) - hand.stake)}
              smallest={smallestChip(stake)}
              most={5}
            />
          </span>
        )}
        <span className="cloth-amount tabular">{money(stake, true)}</span>
      </span>
    </li>
  );
}

function endOf(result: BlackjackHandView['result']): 'won' | 'pushed' | 'lost' | undefined {
  if (result === null) return undefined;
  if (result === 'won' || result === 'blackjack') return 'won';
  return result === 'pushed' ? 'pushed' : 'lost';
}
