import type { Exclusion } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** Until when play is closed, in a sentence. */
export function useExclusionWords(): (exclusion: Exclusion) => string {
  const { t } = useTranslation();
  const { time } = useFormat();
  return ({ endsAt, opensAt, canReturn }) => {
    if (canReturn) return t('limits_paused_over');
    if (endsAt === null) return t('limits_paused_ever');
    return t('limits_paused_until', { time: time(opensAt ?? endsAt) });
  };
}
