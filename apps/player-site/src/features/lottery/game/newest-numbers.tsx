/** The numbers of a draw where there is little room: of many prizes the first ones. */
import type { DrawnNumbers as Drawn } from '@bahati/contract/lottery/shapes.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { DrawnNumbers } from '#features/lottery/numbers/drawn-numbers.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import './newest-numbers.css';

const mostPrizes = 3;

export function NewestNumbers({
  family,
  numbers,
  size = 's',
}: {
  family: Family;
  numbers: Drawn;
  size?: 's' | 'm' | undefined;
}) {
  const say = useSay();
  const layout = layoutOf(family);
  if (numbers.kind === 'balls' || layout.kind === 'balls')
    return <DrawnNumbers family={family} numbers={numbers} size={size} />;
  const shown = layout.slots.filter(({ count }) => count === 1).slice(0, mostPrizes);
  return (
    <dl className="lot-prizes">
      {shown.map(({ prize }) => (
        <div key={prize}>
          <dt>{say(tierWords(prize))}</dt>
          <dd>{numbers.prizes[prize]?.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
