import { currencies } from '@bahati/money/currencies.ts';
import { readFigure } from '@bahati/money/typed-figure.ts';
import { createContext, useContext } from 'react';
import { localeOf, showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { typedAmount } from '#frame/shell/stakes/typed-limits.ts';
import { useWords } from '#frame/shell/words.ts';
import type { Money } from './money.ts';

const PlayedForContext = createContext<'money' | 'chips'>('money');

/** At tables of tournaments chips are played for: the wire tells one as the smallest unit. */
export const PlayedFor = PlayedForContext.Provider;

/** What is played for at this table. */
export function useMoney(): Money {
  const cash = useCash();
  const { language } = useWords();
  if (useContext(PlayedForContext) === 'money') return cash;
  const { minor } = cash;
  const figures = (amount: string | bigint) =>
    (typeof amount === 'bigint' ? amount : minor(amount)).toLocaleString(
      `${localeOf(language)}-u-nu-latn`,
    );
  return {
    minor,
    figures,
    money: figures,
    symbol: '',
    typed(text, least) {
      const read = readFigure(text, 0);
      if (read.fault !== undefined) return { fault: { is: read.fault, places: 0 } };
      if (read.units < least) return { fault: { is: 'below', limit: figures(least) } };
      return { value: read.units };
    },
    perUnit: 1n,
  };
}

const minorPerUnit = 100n;

/** Money itself, also where chips are played for: prices and prizes. */
export function useCash(): Money {
  const { play } = useFrame();
  const { language } = useWords();
  const { currency } = play;
  const minor = (wire: string) => toMinor(wire, currency);
  const asMinor = (amount: string | bigint) =>
    typeof amount === 'bigint' ? amount : minor(amount);
  return {
    minor,
    figures: (amount) => showFigures(asMinor(amount), currency, language),
    // A sign at the end of a line, its figure on the next: no amount is read like that.
    money: (amount) => showMinor(asMinor(amount), currency, language, true).replace(' ', '\u00a0'),
    symbol: currencies[currency].symbol,
    typed: (text, least) => typedAmount(text, currency, least),
    perUnit: minorPerUnit,
  };
}
