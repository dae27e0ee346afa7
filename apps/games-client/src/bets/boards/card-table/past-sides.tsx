import { useText } from '#frame/bets/use-text.ts';
import './past-sides.css';

export type PastSide = {
  readonly id: string;
  readonly name: string;
  /** Stands for the name where there is little room. */
  readonly letter: string;
};

export type PastResult = {
  /** Of the side that won. */
  readonly side: string;
  readonly text: string;
  /** The same for who listens. */
  readonly told: string;
};

type Props = {
  /** At most three: the first two always have a share, the third where it ever won. */
  readonly sides: readonly PastSide[];
  /** From the oldest. */
  readonly rounds: readonly PastResult[];
};

const shownMost = 40;

const said = {
  past: { en: 'Past rounds, newest first', sw: 'Raundi zilizopita, ya kwanza ni mpya' },
  share: { en: '{side} won {percent} %', sw: '{side} imeshinda {percent} %' },
} as const;

/** How often each side won, and what the last rounds came to, the newest at the right. */
export function PastSides({ sides, rounds }: Props) {
  const say = useText();
  if (rounds.length === 0) return <div className="past-sides" />;
  const won = (id: string) => rounds.filter(({ side }) => side === id).length;
  const nthOf = (id: string) => sides.findIndex((side) => side.id === id);
  return (
    <div className="past-sides">
      <div className="past-shares tabular">
        {sides
          .filter(({ id }, nth) => nth < 2 || won(id) > 0)
          .map(({ id, name, letter }) => {
            const percent = Math.round((100 * won(id)) / rounds.length);
            return (
              <span key={id} data-nth={nthOf(id)} style={{ flexGrow: Math.max(1, percent) }}>
                <span className="unseen">{say(said.share, { side: name, percent })}</span>
                <span aria-hidden="true">
                  {letter} {percent} %
                </span>
              </span>
            );
          })}
      </div>
      <ol className="past-beads tabular" aria-label={say(said.past)}>
        {rounds
          .slice(-shownMost)
          .toReversed()
          .map(({ side, text, told }, at) => (
            <li key={at} data-nth={nthOf(side)}>
              <span className="unseen">{told}</span>
              <span aria-hidden="true">{text}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}
