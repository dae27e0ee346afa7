import type { ThreeCardHand } from '@bahati/game-rules/tables/three-card-poker/three-card-hand.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { handNames } from './words.ts';

type PayListProps = {
  readonly name: Words;
  readonly side: 'left' | 'right';
  readonly pays: Readonly<Partial<Record<ThreeCardHand, number>>>;
  /** What the player holds, once it is told. */
  readonly lit: ThreeCardHand | null;
};

/** What a bet pays, printed on the cloth; the line that is hit lights up. */
export function PayList({ name, side, pays, lit }: PayListProps) {
  const say = useText();
  const lines = Object.entries(pays) as [ThreeCardHand, number][];
  return (
    <table className="tcp-pays" data-side={side}>
      <caption className="display">{say(name)}</caption>
      <tbody>
        {lines.map(([hand, times]) => (
          <tr key={hand} data-lit={hand === lit || undefined}>
            <th scope="row">{say(handNames[hand])}</th>
            <td className="tabular">{times} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
