import { blackjack } from '@bahati/game-rules/tables/blackjack/blackjack.rules.ts';
import { type BlackjackView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import { totalOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import { useState } from 'react';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { BestPlayToggle } from '#frame/bets/table/best-play-toggle.tsx';
import { CardShoe } from '#frame/bets/table/card-shoe.tsx';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { useSteps } from '#frame/bets/table/use-steps.ts';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { ChipPile } from '#frame/chips/chip-pile.tsx';
import { BlackjackActs } from './blackjack-acts.tsx';
import { BlackjackHand, smallestChip } from './blackjack-hand.tsx';
import { tableAfter } from './dealing.ts';
import { describe } from './describe.ts';
import { actKeys } from './keys.ts';
import { TablePrint } from './table-print.tsx';
import { rules, words } from './words.ts';
import '#frame/bets/table/table.css';
import './blackjack.css';

function BlackjackBoard(props: BoardProps<BlackjackView>) {
  const { view, phase, turn, isFast, actions, onAct, stake, sound } = props;
  // What lay on the table before what is shown now: the dealing goes on from there.
  const [lay, setLay] = useState(view);
  if (phase !== 'showing' && lay !== view) setLay(view);
  const from = phase === 'showing' ? lay : view;
  const { moves } = view ? tableAfter(view, from, 0) : { moves: [] };
  const steps = useSteps({
    phase,
    turn,
    isFast,
    count: moves.length,
    onStep: () => sound('card'),
    onShown: () => {
      if (view?.isOver) sound(soundOf(view));
      props.onShown();
    },
  });
  useActKeys({ keys: actKeys, actions, onAct });
  const isSwept = phase === 'asking' && (view === null || view.isOver);
  return (
    <div
      className="cloth bj"
      data-swept={isSwept || undefined}
      data-hands={view?.hands.length ?? 1}
    >
      <CardShoe />
      <TablePrint />
      <BestPlayToggle />
      {view ? (
        <Cards {...props} view={view} from={from} steps={steps} isTold={phase !== 'showing'} />
      ) : (
        <span className="cloth-first" aria-hidden="true">
          <ChipPile amount={2n * stake} smallest={smallestChip(2n * stake)} />
        </span>
      )}
    </div>
  );
}

type CardsProps = BoardProps<BlackjackView> & {
  readonly view: BlackjackView;
  readonly from: BlackjackView | null;
  readonly steps: number;
  readonly isTold: boolean;
};

function Cards({ view, from, steps, phase, isTold, stake, money }: CardsProps) {
  const say = useText();
  const { table } = tableAfter(view, from, steps);
  // What is said of a hand waits until its latest card has been turned over.
  const told = tableAfter(view, from, isTold ? steps : Math.max(0, steps - 1)).table;
  const start = tableAfter(view, from, 0).table;
  const isShowing = phase === 'showing';
  const { hands } = view;
  const isSplit = hands.length > 1;
  return (
    <>
      <DealerCards
        view={view}
        table={table}
        told={told}
        freshFrom={isShowing ? start.dealer : 99}
      />
      <ul className="bj-hands">
        {hands.map((hand, place) => (
          <BlackjackHand
            // Hands keep their places but for a split, which sets one beside its sister.
            key={place}
            hand={hand}
            count={table.hands[place] ?? 0}
            countTold={told.hands[place] ?? 0}
            freshFrom={isShowing ? (start.hands[place] ?? 0) : 99}
            isActive={isSplit && phase === 'acting' && view.active === place}
            isTold={isTold && (view.isOver || hand.result === 'bust')}
            name={say(isSplit ? words.hand : words.you, { place: place + 1 })}
            unit={stake}
            money={money}
          />
        ))}
      </ul>
      {view.insurance === 'taken' && (
        <span className="bj-insured small" data-end={insuranceEnd(view, isTold)}>
          <ChipPile amount={stake} smallest={smallestChip(2n * stake)} most={3} />
          {say(words.insured)} {money(stake, true)}
        </span>
      )}
      {view.insurance === 'offered' && phase === 'acting' && (
        <span className="bj-ask display">{say(words.askInsurance)}</span>
      )}
      <p className="unseen" role="status">
        {phase === 'acting' &&
          say(view.insurance === 'offered' ? words.askInsurance : describe(view))}
      </p>
    </>
  );
}

function insuranceEnd({ insurancePays }: BlackjackView, isTold: boolean) {
  if (!isTold || insurancePays === null) return undefined;
  return insurancePays > 0 ? 'won' : 'lost';
}

type Table = ReturnType<typeof tableAfter>['table'];

type DealerCardsProps = {
  readonly view: BlackjackView;
  readonly table: Table;
  readonly told: Table;
  readonly freshFrom: number;
};

function DealerCards({ view, table, told, freshFrom }: DealerCardsProps) {
  const say = useText();
  const known = view.dealer.cards;
  const lying = ({ dealer, isHoleUp }: Table) =>
    Array.from({ length: dealer }, (_, place) =>
      place === 1 && !isHoleUp ? null : (known[place] ?? null),
    );
  const shown = lying(table);
  const { total } = totalOf(lying(told).filter((card) => card !== null));
  return (
    <section className="bj-dealer" aria-label={say(words.dealer)}>
      <span className="cloth-cards">
        {shown.map((card, place) => (
          <PlayingCard
            // The same card lies there before and after it is turned.
            key={place}
            card={card}
            dealtAfterMs={place >= freshFrom ? 0 : undefined}
          />
        ))}
      </span>
      {total > 0 && (
        <span className="cloth-total tabular">
          <span className="unseen">{say(words.dealer)} </span>
          {total}
        </span>
      )}
    </section>
  );
}

/** What comes back says how the round sounds. */
function soundOf({ hands }: BlackjackView): 'good' | 'tick' | 'bad' {
  const staked = hands.reduce((sum, { stake }) => sum + stake, 0);
  const paid = hands.reduce((sum, { pays }) => sum + (pays ?? 0), 0);
  return paid > staked ? 'good' : paid === staked ? 'tick' : 'bad';
}

export const board = betModule({
  game: blackjack,
  staking: 'amount',
  shownUnits: 2,
  Board: BlackjackBoard,
  Acts: BlackjackActs,
  describe,
  rules,
  cloth: { seed: 'blackjack' },
});
