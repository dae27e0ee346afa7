import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { createContext, useContext } from 'react';
import { useWords } from '#office/words/use-words.ts';

/** An amount of a room, whose currency is its own. */
export function Money({ value, currency }: { value: string; currency: Currency }) {
  const { locale } = useWords();
  return <Amount size="s" value={value} currency={currency} locale={locale} />;
}

const PlayedForContext = createContext<'money' | 'chips'>('money');

/** Hands of a tournament are played for chips, which are no money. */
export const PlayedFor = PlayedForContext.Provider;
export const playedFor = (kind: string) =>
  kind === 'sit-and-go' || kind.startsWith('tournament') ? 'chips' : 'money';

/** What lies before a seat or in a hand: money, or chips, each told as the smallest unit. */
export function Played({ value, currency }: { value: string; currency: Currency }) {
  const { translate } = useWords();
  if (useContext(PlayedForContext) === 'money') return <Money value={value} currency={currency} />;
  const chips = Number(value.replace('.', ''));
  return <span className="tabular">{translate('rooms_office.chips', { chips })}</span>;
}
