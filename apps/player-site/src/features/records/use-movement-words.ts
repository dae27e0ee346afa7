import type { Movement } from '@bahati/contract/player-site/records/records.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** What a movement is called by its exact reason; undefined: that has no words of its own. */
export function useCodeWords(): (code: string) => string | undefined {
  const { t, has } = useTranslation();
  return (code) => {
    const exact = `records_code_${code}`;
    return has(exact) ? t(exact as 'records_code_payout') : undefined;
  };
}

/** What a movement is called: by its exact reason where that has words, or else by its kind. */
export function useMovementWords(): (movement: Pick<Movement, 'code' | 'kind'>) => string {
  const { t } = useTranslation();
  const codeWords = useCodeWords();
  return ({ code, kind }) => codeWords(code) ?? t(`records_kind_${kind}`);
}
