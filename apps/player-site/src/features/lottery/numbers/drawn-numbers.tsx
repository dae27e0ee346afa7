/** The numbers of a draw as its game shows them: balls, digits, dice, cars, or prizes. */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { numbersWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { Ball } from './ball.tsx';
import { PrizeBoard } from './prize-board.tsx';
import { useSay } from './use-say.ts';
import './numbers.css';

export function DrawnNumbers({
  family,
  numbers,
  size = 'm',
}: {
  family: Family;
  numbers: DrawNumbers;
  size?: 's' | 'm' | 'l';
}) {
  const say = useSay();
  if (numbers.kind === 'prizes') return <PrizeBoard family={family} numbers={numbers} />;
  const { main, extra } = numbers;
  const sum = main.reduce((all, ball) => all + ball, 0);
  const shown = family === 'keno' ? main.toSorted((one, other) => one - other) : main;
  return (
    <span className="lot-numbers" data-size={size} data-family={family}>
      <VisuallyHidden>{say(numbersWords(family, numbers))}</VisuallyHidden>
      {shown.map((ball, at) => (
        <span key={`${at}-${ball}`} className="lot-numbers-one" aria-hidden="true">
          {family === 'lucky-28' && at > 0 && <span className="lot-numbers-sign">+</span>}
          <Ball family={family} ball={ball} />
        </span>
      ))}
      {family === 'lucky-28' && (
        <span className="lot-numbers-one" aria-hidden="true">
          <span className="lot-numbers-sign">=</span>
          <b className="lot-sum">{sum}</b>
        </span>
      )}
      {extra.map((ball) => (
        <span key={`extra-${ball}`} className="lot-numbers-one" aria-hidden="true">
          <span className="lot-numbers-sign">+</span>
          <Ball family={family} ball={ball} isExtra />
        </span>
      ))}
    </span>
  );
}
