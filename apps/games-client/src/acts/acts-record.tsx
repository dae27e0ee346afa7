/** Cards and chests of a round that is over, recalled: small, in order, with their amounts. */
import { cardName } from '@bahati/game-rules/cards/card.ts';
import { CardFace } from '#frame/cards/card-face.tsx';
import { useWords } from '#frame/shell/words.ts';
import { ChestDrawing } from './chest-drawing.tsx';
import { gambleCard } from './gamble-card.ts';
import './acts-record.css';

type RecordedCard = {
  readonly card: number;
  readonly guess: 'red' | 'black';
  readonly isWon: boolean;
  /** What the win was after it. */
  readonly amount: string;
};

export function CardsRecord({ cards }: { cards: readonly RecordedCard[] }) {
  const { t, language } = useWords();
  return (
    <ol className="record-cards">
      {cards.map(({ card, guess, isWon, amount }, index) => (
        <li key={`${index} ${card}`} data-is-won={isWon}>
          <CardFace card={gambleCard(card)} />
          <span className="unseen">{cardName(gambleCard(card))[language]}</span>
          <span className="record-said">{t(guess === 'red' ? 'record_red' : 'record_black')}</span>
          <strong className="tabular">{isWon ? amount : t('record_lost')}</strong>
        </li>
      ))}
    </ol>
  );
}

/** `amounts`: what lay in each chest; `opened`: the places of those that were chosen. */
export function ChestsRecord({
  amounts,
  opened,
}: {
  amounts: readonly string[];
  opened: readonly number[];
}) {
  const { t } = useWords();
  return (
    <ol className="record-chests">
      {amounts.map((amount, place) => {
        const look = opened.includes(place) ? 'open' : 'left';
        return (
          <li key={`${place} ${amount}`} data-look={look}>
            <span className="unseen">
              {t(look === 'open' ? 'chest_open' : 'chest_left', { chest: place + 1 })}
            </span>
            <ChestDrawing look={look} />
            <span className="tabular">{amount}</span>
          </li>
        );
      })}
    </ol>
  );
}
