/** A selection as people say it: its parts with their symbols. */
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { chosenParts } from '@bahati/lottery-rules/words/selection-words.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';

const mostShown = 24;

export function SelectionWords({ betType: id, selection }: { betType: string; selection: string }) {
  const say = useSay();
  const betType = betTypeOf(id);
  const read = betType && parseSelection(betType, selection);
  if (!read || 'refusal' in read) return <p className="lot-selection">{selection}</p>;
  return (
    <p className="lot-selection">
      {chosenParts(betType, read.selection).map(({ part, name, symbols }) => {
        const shown = symbols.slice(0, mostShown).map(({ words }) => say(words));
        return (
          <span key={part}>
            {name && <small>{say(name)}</small>}
            <b>{symbols.length > mostShown ? `${shown.join(', ')} …` : shown.join(', ')}</b>
          </span>
        );
      })}
    </p>
  );
}
