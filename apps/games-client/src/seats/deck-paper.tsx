import { Button } from '@bahati/ui/button/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { CopyValue } from '#frame/shell/fairness/copy-value.tsx';
import { useStore } from '#frame/shell/store.ts';
import { type DeckVerdict, judgeDeck } from './table/judge-deck.ts';
import type { SeatTable } from './table/seat-table.ts';
import { words } from './words.ts';

/** How cards are shuffled, what was promised of this hand's deck, and the check of the last hand. */
export function DeckPaper({ table }: { table: SeatTable | null }) {
  const say = useText();
  return (
    <div className="form">
      <p>{say(words.fairText)}</p>
      {table && <DeckCheck table={table} />}
    </div>
  );
}

function DeckCheck({ table }: { table: SeatTable }) {
  const say = useText();
  const { line } = table.line;
  const room = useSyncExternalStore(
    (notify) => line.subscribe(notify),
    () => line.get().room,
  );
  const promised = useStore(table.state, ({ followed }) => followed.promised);
  const [verdict, setVerdict] = useState<DeckVerdict | null>(null);
  if (!room?.view.deck) return null;
  const { deck } = room.view;
  const check = async () => setVerdict(await judgeDeck(deck, room.own.opened, promised));
  return (
    <>
      <CopyValue label={say(words.deckPromised)} value={deck.hash} />
      <Button onClick={() => void check()}>{say(words.deckCheck)}</Button>
      <p role="status">{verdict && said(verdict, say)}</p>
    </>
  );
}

function said(verdict: DeckVerdict, say: ReturnType<typeof useText>): string {
  if (verdict.is === 'wait') return say(words.deckWait);
  const { is, hand: number, cards: count } = verdict;
  return say(is === 'kept' ? words.deckKept : words.deckBroken, { number, count });
}
