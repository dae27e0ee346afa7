/** The numbers of a draw in one row; as they come in, balls drop, cars drive up and dice roll. */
import type { DrawnNumbers as Drawn } from '@bahati/contract/lottery/shapes.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Ball, shapeOf } from '#features/lottery/panels/ball.tsx';
import { useRuleWords } from '#features/lottery/panels/use-rule-words.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import './drawn-numbers.css';

/** Prizes of a draw that fit a card. */
const mostPrizes = 3;

export function DrawnNumbers({
  family,
  numbers,
  isNew = false,
}: {
  family: Family;
  numbers: Drawn;
  isNew?: boolean | undefined;
}) {
  const isText = useLowData();
  if (numbers.kind === 'prizes') return <Prizes family={family} prizes={numbers.prizes} />;
  const layout = layoutOf(family);
  const width = layout.kind === 'balls' && layout.to > 9 ? 2 : 1;
  const written = (ball: number) =>
    String(ball).padStart(shapeOf(family) === 'die' ? 1 : width, '0');
  const { main, extra } = numbers;
  const spoken = [main.map(written).join(' '), extra.map(written).join(' ')]
    .filter(Boolean)
    .join(' + ');
  if (isText) return <p className="lot-drawn-text">{spoken}</p>;
  return (
    <p
      className="lot-drawn"
      data-shape={shapeOf(family)}
      data-many={main.length > 10 ? '' : undefined}
      data-new={isNew ? '' : undefined}
    >
      <span className="lot-unseen">{spoken}</span>
      {[...main, ...extra].map((ball, at) => (
        <span
          // A digit may come twice; its place tells it from the other.
          key={`${at} ${ball}`}
          className="lot-drawn-one"
          style={{ '--at': at } as React.CSSProperties}
          aria-hidden="true"
        >
          <Ball
            family={family}
            number={written(ball)}
            tone={at >= main.length ? 'extra' : undefined}
          />
        </span>
      ))}
    </p>
  );
}

function Prizes({
  family,
  prizes,
}: {
  family: Family;
  prizes: Extract<Drawn, { kind: 'prizes' }>['prizes'];
}) {
  const say = useRuleWords();
  const layout = layoutOf(family);
  if (layout.kind !== 'prizes') return null;
  const shown = layout.slots.filter(({ count }) => count === 1).slice(0, mostPrizes);
  return (
    <dl className="lot-prizes">
      {shown.map(({ prize }) => (
        <div key={prize}>
          <dt>{say(tierWords(prize))}</dt>
          <dd>{prizes[prize]?.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
