import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { useLanguage } from '#features/language/use-language.ts';

/** The words of the help, as staff have published them. */
export function useHelpTopics() {
  return useQuery(
    publicQuery('GET /wps/system/helpCenter', { query: { language: useLanguage() } }),
  );
}
