import { useQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useIsTrial } from '#features/members/use-trial.ts';
import { memberQuery, publicQuery } from '#site/api.ts';

/** Campaigns for whoever is there; a trial member sees what visitors see. */
export function useCampaigns() {
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  const isMember = isLoggedIn && !isTrial;
  const own = useQuery({ ...memberQuery('GET /wps/rewards/promotions'), enabled: isMember });
  const open = useQuery({ ...publicQuery('GET /wps/promotions'), enabled: !isMember });
  return { isMember, isTrial, own, open };
}
