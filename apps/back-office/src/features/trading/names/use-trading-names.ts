/** Names of sports, markets and outcomes in the reader's language. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '#office/words/use-words.ts';
import { marketName, outcomeName, sidesOf, type Speaker } from './market-names.rules.ts';

type Named = { sport: string; name: string };

export function useTradingNames() {
  const { i18n } = useTranslation();
  const { translate } = useWords();
  return useMemo(() => {
    const speaker: Speaker = {
      say: (key, blanks) => translate(`trading.${key}`, blanks),
      has: (key) => i18n.exists(`trading.${key}`),
    };
    const of = ({ sport, name }: Named) => ({ sport, sides: sidesOf(name) });
    return {
      sport: (code: string) => translate(`trading.sport.${code}`, { _: code }),
      market: (key: string, event: Named) => marketName(key, of(event), speaker),
      /** Of an outright: whom it is about. */
      outcome: (
        key: string,
        { outcome, participant }: { outcome: string; participant?: string | null },
        event: Named,
      ) => participant ?? outcomeName(key, outcome, of(event), speaker),
    };
  }, [i18n, translate]);
}
