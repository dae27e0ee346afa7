import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWords } from '#office/words/use-words.ts';

/** An amount of a room, whose currency is its own. */
export function Money({ value, currency }: { value: string; currency: Currency }) {
  const { locale } = useWords();
  return <Amount size="s" value={value} currency={currency} locale={locale} />;
}
