/** What was chosen, part by part; what won stands out. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import { chosenParts } from '@bahati/lottery-rules/words/selection-words.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useMemo } from 'react';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { readSelection, winningSymbols } from './ticket.rules.ts';

/** So many symbols of a part are shown while the ticket is folded. */
const fewSymbols = 24;

export function ChosenNumbers({ ticket, isWhole }: { ticket: LotteryTicket; isWhole: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const { betType, selection, draw } = ticket;
  const { numbers } = draw;
  const { read, won } = useMemo(() => {
    const found = readSelection({ betType, selection });
    return { read: found, won: found && numbers ? winningSymbols(found, numbers) : new Set() };
  }, [betType, selection, numbers]);
  if (!read) return <p className="ticket-text">{selection}</p>;
  return (
    <div className="chosen">
      {chosenParts(read.betType, read.selection).map(({ part, name, symbols }) => {
        const at = read.betType.panel.parts.findIndex((one) => one.name === part);
        const isOut = (symbol: string) => won.has(`${at}:${symbol}`);
        // What won is seen even of a long list.
        const shown =
          isWhole || symbols.length <= fewSymbols
            ? symbols
            : symbols.filter(({ symbol }, place) => place < fewSymbols || isOut(symbol));
        return (
          <p key={part} className="chosen-part">
            {name && <span className="chosen-name">{say(name)}</span>}
            {shown.map(({ symbol, words }) => (
              <span
                key={symbol}
                className="chosen-symbol"
                data-won={isOut(symbol) ? '' : undefined}
              >
                {say(words)}
                {isOut(symbol) && <VisuallyHidden> {t('lot_symbol_won')}</VisuallyHidden>}
              </span>
            ))}
            {shown.length < symbols.length && (
              <span className="quiet">
                {t('lot_and_more', { count: symbols.length - shown.length })}
              </span>
            )}
          </p>
        );
      })}
    </div>
  );
}
