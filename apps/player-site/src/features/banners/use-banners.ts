import type { Banner, BannerGroup } from '@bahati/contract/player-site/content/banners.ts';
import { useQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';

const staleTime = 60_000;

/** The banners of a group that are for whoever is there. */
export function useBanners(group: BannerGroup): { banners: Banner[]; isPending: boolean } {
  const execution = useIsLoggedIn() ? 'A' : 'B';
  const { data, isPending } = useQuery({
    ...publicQuery('GET /wps/system/banners', { query: { language: currentLanguage() } }),
    staleTime,
  });
  const banners = (data?.banners ?? []).filter(
    ({ groupName, executions }) => groupName === group && executions.includes(execution),
  );
  return { banners, isPending };
}
