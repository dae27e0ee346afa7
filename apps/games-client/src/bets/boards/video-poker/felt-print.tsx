import type { Words } from '@bahati/game-rules/words.ts';
import { ArcWords } from '#frame/bets/table/arc-words.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { CardBack } from '#frame/cards/card-face.tsx';

/** What is printed on the felt: the name of the game between two rows of kanga diamonds. */
export function FeltPrint({ title }: { title: Words }) {
  const say = useText();
  return (
    <svg className="vp-print" viewBox="0 0 420 74" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.4">
        <path d="M8 70Q210 26 412 70M8 30Q210-14 412 30" />
        <path d="M8 30v40M412 30v40" />
      </g>
      <ArcWords
        along="M20 63Q210 19 400 63"
        fill="currentColor"
        fontFamily="'Bricolage Variable', sans-serif"
        fontSize="27"
        fontWeight="760"
        letterSpacing="3"
        textAnchor="middle"
      >
        {say(title)}
      </ArcWords>
    </svg>
  );
}

/** What is left of the deck, from which the cards come. */
export function Deck() {
  return (
    <span className="vp-deck" aria-hidden="true">
      <CardBack />
      <CardBack />
      <CardBack />
    </span>
  );
}
