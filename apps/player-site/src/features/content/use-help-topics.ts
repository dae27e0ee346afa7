import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { useLanguage } from './use-language.ts';

/** The words of the help change with a release at most. */
export function useHelpTopics() {
  return useQuery({
    ...publicQuery('GET /wps/system/helpCenter', { query: { language: useLanguage() } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
