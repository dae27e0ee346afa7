/** A part of a panel whose symbols are chosen by touch, with helpers that take many at once. */
import type { BetType, Part } from '@bahati/lottery-rules/bets/bet-type.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { partWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { SymbolButton } from './symbol-button.tsx';
import { helped, helpers, isSoldOut, toggled } from './ticket.rules.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';

/** Few symbols are faster chosen one by one. */
const leastForHelpers = 6;

/** How wide a symbol has to be. */
const widthOf = (betType: BetType, symbols: readonly string[]): 'number' | 'sum' | 'word' => {
  if (betType.panel.kind === 'sums') return 'sum';
  if (betType.panel.kind === 'dice') return 'word';
  return symbols.every((symbol) => /^\d{1,2}$/.test(symbol)) ? 'number' : 'word';
};

export function SymbolRow({
  betType,
  part,
  chosen,
  odds,
  sold,
  onChange,
}: {
  betType: BetType;
  part: Part;
  chosen: readonly string[];
  odds: PrizeTable;
  sold: ReadonlySet<string>;
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const symbols = part.symbols ?? [];
  const isNumeric = symbols.every((symbol) => /^\d+$/.test(symbol));
  const hasHelpers = isNumeric && symbols.length >= leastForHelpers && part.most > 1;
  return (
    <fieldset className="lot-row">
      <legend className={part.name === 'choices' ? 'lot-unseen' : 'lot-row-name'}>
        {say(partWords(part.name))}
      </legend>
      {hasHelpers && (
        <div className="lot-helpers">
          {helpers.map((helper) => (
            <button
              key={helper}
              type="button"
              className="lot-helper"
              onClick={() => onChange(helped(symbols, helper).slice(0, part.most))}
            >
              {t(`lottery_helper_${helper}`)}
            </button>
          ))}
        </div>
      )}
      <div
        className="lot-symbols"
        data-width={widthOf(betType, symbols)}
        data-count={symbols.length}
      >
        {symbols.map((symbol) => (
          <SymbolButton
            key={symbol}
            betType={betType}
            symbol={symbol}
            isChosen={chosen.includes(symbol)}
            isSold={isSoldOut(sold, betType, part, symbol)}
            odds={betType.tiers.length > 1 ? odds[symbol] : undefined}
            onPress={() => {
              const next = toggled(part, chosen, symbol);
              if (next) onChange(next);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
