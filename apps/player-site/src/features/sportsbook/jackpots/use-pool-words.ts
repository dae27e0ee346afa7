import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** What a pool and its money are called in the reader's language. */
export function usePoolWords() {
  const { language } = useTranslation();
  const format = useFormat();
  const money = ({ currency }: Pick<JackpotPool, 'currency'>, amount: string) =>
    isCurrency(currency) ? format.money(amount, currency) : amount;
  return {
    money,
    /** What the top tier holds, or paid to each line that has it. */
    top: (pool: JackpotPool) => {
      const [tier] = pool.tiers;
      const isWon = pool.state === 'settled' && (tier?.winners ?? 0) > 0;
      return money(pool, (isWon ? tier?.each : tier?.holds) ?? '0');
    },
    name: ({ name }: Pick<JackpotPool, 'name'>) => (language === 'sw' ? name.sw : name.en),
  };
}
