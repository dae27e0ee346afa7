/** What is wrong with an order, in words. */
import type { OrderFault } from '@bahati/contract/lottery/shapes.ts';
import { partWords, symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { soldName } from './basket.rules.ts';

const mostNamed = 8;

export function useOrderFaultWords(currency: Currency): (fault: OrderFault) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  const label = useDrawLabel();
  const say = useSay();
  const named = (key: string): string | undefined => {
    const name = soldName(key);
    if (!name) return undefined;
    const symbol = say(symbolWords(name.symbol));
    return name.part === null ? symbol : `${say(partWords(name.part))}: ${symbol}`;
  };
  return ({ code, keys = [], room, bound, drawNumber }) => {
    if (code !== 'sold_out')
      return t(`lottery_fault_${code}`, {
        amount: bound === undefined ? '' : money(bound, currency),
        draw: drawNumber === undefined ? '' : label(drawNumber),
      });
    const names = keys.flatMap((key) => named(key) ?? []).slice(0, mostNamed);
    const what =
      names.length > 0
        ? t('lottery_sold_names', { names: names.join(', ') })
        : t('lottery_sold_all');
    return room === undefined
      ? what
      : `${what} ${t('lottery_sold_room', { amount: money(room, currency) })}`;
  };
}
