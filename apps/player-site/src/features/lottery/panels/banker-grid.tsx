/** Numbers to choose from one grid, as bankers or among the others. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { partWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { SymbolButton } from './symbol-button.tsx';
import { helped, helpers, isSoldOut, type Sets, withBanker } from './ticket.rules.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';

export function BankerGrid({
  betType,
  sets,
  odds,
  sold,
  onChange,
}: {
  betType: BetType;
  sets: Sets;
  odds: PrizeTable;
  sold: ReadonlySet<string>;
  onChange: (sets: Sets) => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const say = useSay();
  const [mode, setMode] = useState<'bankers' | 'others'>('others');
  const { parts } = betType.panel;
  const [bankers, others] = parts;
  const symbols = others?.symbols ?? [];
  const [fixed = [], free = []] = sets;
  const hasBankers = (bankers?.most ?? 0) > 0;
  if (!bankers || !others) return null;
  return (
    <fieldset className="lot-row">
      <legend className="lot-unseen">{say(partWords(others.name))}</legend>
      {hasBankers && (
        <>
          <Segmented
            label={t('lottery_banker_mode')}
            options={[
              { value: 'others', label: say(partWords('others')), count: count(free.length) },
              { value: 'bankers', label: say(partWords('bankers')), count: count(fixed.length) },
            ]}
            value={mode}
            onValueChange={setMode}
          />
          <p className="lot-note">
            {t(mode === 'bankers' ? 'lottery_bankers_note' : 'lottery_others_note', {
              most: count(bankers.most),
            })}
          </p>
        </>
      )}
      <div className="lot-helpers">
        {helpers.map((helper) => (
          <button
            key={helper}
            type="button"
            className="lot-helper"
            onClick={() => {
              const next = helped(symbols, helper).filter((symbol) => !fixed.includes(symbol));
              onChange(helper === 'clear' ? [[], []] : [fixed, next]);
            }}
          >
            {t(`lottery_helper_${helper}`)}
          </button>
        ))}
      </div>
      <div className="lot-symbols" data-width="number" data-count={symbols.length}>
        {symbols.map((symbol) => (
          <SymbolButton
            key={symbol}
            betType={betType}
            symbol={symbol}
            isChosen={fixed.includes(symbol) || free.includes(symbol)}
            isBanker={fixed.includes(symbol)}
            isSold={isSoldOut(sold, betType, others, symbol)}
            odds={betType.tiers.length > 1 ? odds[symbol] : undefined}
            onPress={() => {
              const next = withBanker(parts, sets, mode === 'bankers' ? 0 : 1, symbol);
              if (next) onChange(next);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
