/** The papers of poker: rules, the last hands, fairness. */
import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
import { cardSign, isRed } from '@bahati/game-rules/cards/card.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { pokerHands } from '@bahati/game-rules/cards/poker-hand.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { DeckPaper } from '#frame/seats/deck-paper.tsx';
import { RulesPaper } from '#frame/seats/rules-paper.tsx';
import type { Papers, SeatModule } from '#frame/seats/seat-module.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';
import { commonRules } from './rule-words.ts';
import type { PastHand } from './table/follow.ts';
import type { PokerTable } from './table/poker-table.ts';
import type { Variant } from './use-poker.ts';
import { seatWords, words } from './words.ts';
import './papers.css';

export const pokerPapers = (
  game: Pick<SeatModule<PokerTable>, 'offer' | 'tellStakes' | 'words'>,
  { rules }: Variant,
): Papers<PokerTable> => ({
  Rules: ({ table }) => (
    <RulesPaper game={game} room={table?.room ?? null} rules={[...rules, ...commonRules]}>
      <Ranks />
    </RulesPaper>
  ),
  History: ({ table }) => (table ? <LastHands table={table} /> : <NoHands />),
  Fairness: ({ table }) => <DeckPaper room={table?.room ?? null} words={seatWords} />,
});

function Ranks() {
  const say = useText();
  return (
    <>
      <p>{say(words.keys)}</p>
      <h3>{say(words.ranks)}</h3>
      <ol className="seats-ranks">
        {pokerHands.map((hand) => (
          <li key={hand}>{say(pokerHandNames[hand])}</li>
        ))}
      </ol>
    </>
  );
}

function NoHands() {
  return <p className="quiet">{useText()(seatWords.noHands)}</p>;
}

function LastHands({ table }: { table: PokerTable }) {
  const past = useStore(table.state, ({ followed }) => followed.past);
  if (past.length === 0) return <NoHands />;
  return (
    <ol className="seats-past">
      {past.map((hand) => (
        <PastRow key={hand.number} hand={hand} />
      ))}
    </ol>
  );
}

function PastRow({ hand }: { hand: PastHand }) {
  const say = useText();
  const { money, minor } = useMoney();
  return (
    <li>
      <span className="quiet small">{say(words.hand, { number: hand.number })}</span>
      <span className="seats-past-cards">
        {hand.cards && <Signs cards={hand.cards} />}
        {hand.board.length > 0 && <Signs cards={hand.board} isQuiet />}
      </span>
      {hand.winners.map(({ seat, name, amount, hand: made }, at) => (
        <span key={`${seat} ${at}`} className="tabular">
          {made
            ? say(words.wonWith, { name, amount: money(amount), hand: say(pokerHandNames[made]) })
            : say(words.wonPlain, { name, amount: money(amount) })}
        </span>
      ))}
      {minor(hand.rake) > 0n && (
        <span className="quiet small tabular">
          {say(common.rakeTaken, { amount: money(hand.rake) })}
        </span>
      )}
    </li>
  );
}

function Signs({ cards, isQuiet = false }: { cards: readonly Card[]; isQuiet?: boolean }) {
  return (
    <span className="seats-signs" data-is-quiet={isQuiet || undefined}>
      {cards.map((card) => (
        <b key={card} data-is-red={isRed(card) || undefined}>
          {cardSign(card)}
        </b>
      ))}
    </span>
  );
}
