import type { Words } from '@bahati/game-rules/words.ts';
import { useText } from '#frame/bets/use-text.ts';

export type PayLine = {
  readonly name: Words;
  readonly profit: number;
  /** It came in the round in view. */
  readonly isLit: boolean;
};

/** What a bet pays, printed beside the table where there is room; the rules say the same. */
export function PayList({ name, lines }: { name: Words; lines: readonly PayLine[] }) {
  const say = useText();
  return (
    <table className="tp-pays">
      <caption className="display">{say(name)}</caption>
      <tbody>
        {lines.map(({ name: hand, profit, isLit }) => (
          <tr key={hand.en} data-is-lit={isLit || undefined}>
            <th scope="row">{say(hand)}</th>
            <td className="tabular">{profit} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
