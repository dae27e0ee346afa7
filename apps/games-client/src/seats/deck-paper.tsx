import { Button } from '@bahati/ui/button/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { type Say, useText } from '#frame/bets/use-text.ts';
import { CopyValue } from '#frame/shell/fairness/copy-value.tsx';
import { useStore } from '#frame/shell/store.ts';
import { type DeckVerdict, judgeDeck } from './room/judge-deck.ts';
import type { SeatRoom } from './room/seat-room.ts';
import type { SeatWords } from './seat-module.ts';
import { words } from './words.ts';

/** How cards are shuffled, what was promised of this hand's deck, and the check of the last hand. */
type PaperProps = { readonly room: SeatRoom | null; readonly words: SeatWords };

export function DeckPaper({ room, words: said }: PaperProps) {
  const say = useText();
  return (
    <div className="form">
      <p>{say(said.fairText)}</p>
      {room && <DeckCheck room={room} words={said} />}
    </div>
  );
}

function DeckCheck({ room, words: said }: { room: SeatRoom; words: SeatWords }) {
  const say = useText();
  const { line } = room.line;
  const told = useSyncExternalStore(
    (notify) => line.subscribe(notify),
    () => line.get().room,
  );
  const promised = useStore(room.state, ({ heard }) => heard.promised);
  const [verdict, setVerdict] = useState<DeckVerdict | null>(null);
  if (!told?.view.deck) return null;
  const { deck } = told.view;
  const check = async () => setVerdict(await judgeDeck(deck, told.own.opened, promised));
  return (
    <>
      <CopyValue label={say(words.deckPromised)} value={deck.hash} />
      <Button onClick={() => void check()}>{say(said.deckCheck)}</Button>
      <p role="status">{verdict && tell(verdict, said, say)}</p>
    </>
  );
}

function tell(verdict: DeckVerdict, said: SeatWords, say: Say): string {
  if (verdict.is === 'wait') return say(said.deckWait);
  const { is, hand: number, cards: count } = verdict;
  return say(is === 'kept' ? said.deckKept : said.deckBroken, { number, count });
}
