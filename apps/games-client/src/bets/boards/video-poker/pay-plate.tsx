import { groupedText } from '@bahati/game-rules/rational.ts';
import type { PayTable } from '@bahati/game-rules/originals/video-poker/pay-table.ts';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

type Props = {
  readonly table: PayTable;
  /** The line that is lit; null: none. */
  readonly lit: string | null;
  /** The line will be paid, not only would be. */
  readonly isPaid: boolean;
  /** What a line pays at the present stake. */
  readonly amountOf: (pays: number) => string;
};

/** The table of pays, engraved in brass over the cards. */
export function PayPlate({ table, lit, isPaid, amountOf }: Props) {
  const say = useText();
  return (
    <table className="vp-plate" aria-label={say(words.pays)}>
      <tbody>
        {table.lines.map(({ hand, name, pays }) => (
          <tr key={hand} data-is-lit={hand === lit || undefined} data-is-paid={isPaid || undefined}>
            <th scope="row">{say(name)}</th>
            <td className="vp-amount tabular">{amountOf(pays)}</td>
            <td className="vp-times tabular">{groupedText(String(pays))}×</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
