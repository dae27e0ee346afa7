import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { useNow } from '#features/agency/use-now.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useHoursWords } from '#features/support/use-hours-words.ts';
import { isSupportOpen } from './support-hours.ts';

/** When agents are answered, whether that is now, and where; no address: by the help. */
export function useAgentSupport() {
  const { timeZone, agentSupport } = useBrand();
  const hoursWords = useHoursWords();
  const { data: brand } = useQuery(publicQuery('GET /wps/system/whitelabel'));
  return {
    hours: hoursWords(agentSupport),
    isOpen: isSupportOpen(useNow(), timeZone, agentSupport),
    url: brand?.customerServiceUrl,
  };
}
