import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { HandOrder } from '#frame/matches/hand-fan/hand-order.ts';
import { words } from '#frame/matches/hand-fan/words.ts';
import './own-side.css';

type OwnSideProps = {
  readonly hint: string;
  /** The hint says why not. */
  readonly isNo: boolean;
  readonly isTurn: boolean;
  readonly order: HandOrder;
  readonly onOrder: (order: HandOrder) => void;
  /** Beside the order of the hand. */
  readonly tools?: ReactNode;
  /** What is to be picked beside the cards; it floats over the table's edge. */
  readonly picker: ReactNode;
  readonly fan: ReactNode;
  /** What may be said without cards, and with them. */
  readonly without: ReactNode;
  readonly withCards: ReactNode;
};

/** The near side of the table: what holds, the own hand, and what one may say. */
export function OwnSide(props: OwnSideProps) {
  const { hint, isNo, isTurn, order, onOrder, tools, picker, fan, without, withCards } = props;
  const say = useText();
  const next = order === 'rank' ? 'suit' : 'rank';
  const shown = say(order === 'rank' ? words.rank : words.suit);
  return (
    <div className="own-side" data-is-turn={isTurn || undefined}>
      {picker && <div className="own-side-picker">{picker}</div>}
      <div className="own-side-head">
        <p className="own-side-hint" role="status" data-is-no={isNo || undefined}>
          {hint}
        </p>
        {tools}
        <button
          type="button"
          className="own-side-order"
          aria-label={`${say(words.sort)}: ${shown}`}
          title={say(order === 'rank' ? words.byRank : words.bySuit)}
          onClick={() => onOrder(next)}
        >
          <span aria-hidden="true">
            <svg width="12" height="12" viewBox="0 0 12 12">
              <path d="M3.500 1v9.500M1 8l2.500 2.500L6 8M8.500 11V1.500M6 4l2.500-2.500L11 4" />
            </svg>
            {shown}
          </span>
        </button>
      </div>
      <div className="own-side-fan">{fan}</div>
      <div className="own-side-without">{without}</div>
      <div className="own-side-with">{withCards}</div>
    </div>
  );
}
