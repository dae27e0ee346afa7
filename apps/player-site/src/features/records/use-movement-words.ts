import type { Movement } from '@bahati/contract/player-site/records/records.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** What a movement is called: by its exact reason where that has words, or else by its kind. */
export function useMovementWords(): (movement: Pick<Movement, 'code' | 'kind'>) => string {
  const { t, has } = useTranslation();
  return ({ code, kind }) => {
    const exact = `records_code_${code}`;
    return has(exact) ? t(exact as 'records_code_payout') : t(`records_kind_${kind}`);
  };
}
