/** A selection as people say it: its parts with their symbols. */
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { piecesOf } from '@bahati/lottery-rules/bets/selection.ts';
import { partWords, symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { useRuleWords } from '#features/lottery/panels/use-rule-words.ts';

const mostShown = 24;

export function SelectionWords({ betType: id, selection }: { betType: string; selection: string }) {
  const say = useRuleWords();
  const parts = betTypeOf(id)?.panel.parts ?? [];
  const sets = selection.split('|').map((text) => (text === '' ? [] : text.split(',')));
  return (
    <p className="lot-selection">
      {parts.map((part, at) => {
        const symbols = sets[at] ?? [];
        if (symbols.length === 0) return null;
        const { pieces = 1, digits = 1 } = part.typed ?? {};
        const written = (symbol: string) =>
          pieces > 1 ? piecesOf(symbol, digits).join('-') : say(symbolWords(symbol));
        const shown = symbols.slice(0, mostShown).map(written).join(', ');
        const isNamed = parts.length > 1;
        return (
          <span key={part.name}>
            {isNamed && <small>{say(partWords(part.name))}</small>}
            <b>{symbols.length > mostShown ? `${shown} …` : shown}</b>
          </span>
        );
      })}
    </p>
  );
}
