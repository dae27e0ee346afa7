import type { BreakdownRow } from '@bahati/contract/back-office/insight/insight.ts';
import { useWords } from '#office/words/use-words.ts';
import type { Dimension } from './use-breakdown-query.ts';

/** The words of a row's key: its name, its day, its country; and what is unknown. */
export function useKeyWords() {
  const { translate, locale, day, codeWords } = useWords();
  const countries = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (by: Dimension, key: string, name?: BreakdownRow['name']): string => {
    if (name) return locale === 'sw' ? name.sw : name.en;
    if (key === '' || key === 'unknown') {
      return translate(
        by === 'game' || by === 'product' ? 'insight.in_wallets' : 'insight.unknown',
      );
    }
    if (by === 'day') return day(key);
    if (by === 'country') return countries.of(key) ?? key;
    if (by === 'product') return codeWords('products', key);
    if (by === 'device') return translate(`insight_devices.${key}`);
    return key;
  };
}
