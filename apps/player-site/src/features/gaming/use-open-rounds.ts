import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { canContinue } from './bets/open-round.rules.ts';

/** More at once nobody plays; the record has them all. */
const mostShown = 3;

/** The member's rounds that wait for him, newest first; undefined until they are known. */
export function useOpenRounds(isMember: boolean) {
  const language = useLanguage();
  const { data, isError } = useQuery({
    ...memberQuery('GET /wps/gaming/bets', { query: { state: 'open', pageSize: 20, language } }),
    enabled: isMember,
  });
  return isError ? [] : data?.items.filter(canContinue).slice(0, mostShown);
}
