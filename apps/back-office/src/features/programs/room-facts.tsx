import type { ReactNode } from 'react';
import { useWords } from '#office/words/use-words.ts';

type Fact = {
  readonly id: string;
  readonly value: ReactNode;
  /** Which one, where there are several of a name. */
  readonly number?: number;
};

/** How a room or what is played in it stands, at its head. Names are words of `<words>.<id>`. */
export function RoomFacts({ words, facts }: { words: string; facts: readonly Fact[] }) {
  const { translate } = useWords();
  return (
    <dl className="room-facts">
      {facts.map(({ id, value, number = 0 }) => (
        <div key={`${id} ${number}`}>
          <dt>{translate(`${words}.${id}`, { number })}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
