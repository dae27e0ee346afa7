import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';

/** Which rewards the brand offers, for menus; nothing until that is known. */
export function useOffers(): { vip: boolean; referral: boolean } {
  const { data } = useQuery({ ...publicQuery('GET /wps/rewards/offers'), staleTime: 300_000 });
  return {
    vip: data?.hasVip === true,
    referral:
      data?.availablePromo.some(({ code, enabled }) => code === 'REFERRAL' && enabled) === true,
  };
}
