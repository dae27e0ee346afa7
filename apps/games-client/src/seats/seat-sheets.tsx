/** The papers of a table with seats: rules, the last hands, fairness, settings. */
import { cardSign, isRed } from '@bahati/game-rules/cards/card.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { pokerHands } from '@bahati/game-rules/cards/poker-hand.ts';
import { useSyncExternalStore } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { PapersDialog } from '#frame/shell/dialogs/papers-dialog.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { type Store, useStore } from '#frame/shell/store.ts';
import { DeckPaper } from './deck-paper.tsx';
import { rakeWords } from './rake-words.ts';
import { rulesOf } from './rule-words.ts';
import type { Place } from './seats-screen.tsx';
import type { PastHand } from './table/follow.ts';
import { settingsOf } from './table/seen-poker.ts';
import type { SeatTable } from './table/seat-table.ts';
import { useMoney } from './use-seats.ts';
import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
import { words } from './words.ts';
import './sheets.css';

type Props = SheetProps & { readonly place: Store<Place> };

export function SeatSheets({ place, ...props }: Props) {
  const say = useText();
  const table = useStore(place, (state) => state.table);
  const history = table ? <LastHands table={table} /> : <p>{say(words.noHands)}</p>;
  return (
    <PapersDialog
      {...props}
      rules={{ label: say(words.rules), panel: <Rules table={table} /> }}
      history={{ label: say(words.lastHands), panel: history }}
      fairness={{ label: say(words.fair), panel: <DeckPaper table={table} /> }}
    />
  );
}

function Rules({ table }: { table: SeatTable | null }) {
  const { about } = useFrame();
  const say = useText();
  const money = useMoney();
  const rake = useRake(table);
  return (
    <div className="rules">
      <ul className="rules-list">
        {rulesOf(about.code).map((rule) => (
          <li key={rule.en}>{say(rule)}</li>
        ))}
        {rake && <li>{rakeWords(rake, say, money)}</li>}
        <li>{say(words.closeNote)}</li>
        <li>{say(words.keys)}</li>
      </ul>
      <h3>{say(words.ranks)}</h3>
      <ol className="seats-ranks">
        {pokerHands.map((hand) => (
          <li key={hand}>{say(pokerHandNames[hand])}</li>
        ))}
      </ol>
    </div>
  );
}

function useRake(table: SeatTable | null) {
  const line = table?.line.line;
  const view = useSyncExternalStore(
    (notify) => line?.subscribe(notify) ?? (() => undefined),
    () => line?.get().room?.view ?? null,
  );
  return view && settingsOf(view);
}

function LastHands({ table }: { table: SeatTable }) {
  const say = useText();
  const past = useStore(table.state, ({ followed }) => followed.past);
  if (past.length === 0) return <p className="quiet">{say(words.noHands)}</p>;
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
          {say(words.rakeTaken, { amount: money(hand.rake) })}
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
