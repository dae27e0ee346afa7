import { useQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { joinPromotions } from './promotions.rules.ts';
import { useBanners } from '#features/banners/use-banners.ts';

/** More promotions than this at once would be a market without stalls. */
const pageSize = 50;

/** The promotions for whoever is there; undefined: not known yet. */
export function usePromotions() {
  const execution = useIsLoggedIn() ? 'A' : 'B';
  const query = useQuery({
    ...publicQuery('GET /wps/relay/MCSFE_getListAnnouncements', {
      query: { types: 'PR', execution, language: currentLanguage(), pageSize },
    }),
    staleTime: 60_000,
  });
  const { banners, isPending } = useBanners('w_promotion');
  // Without their banners promotions still say everything.
  const promotions =
    query.data && !isPending ? joinPromotions(query.data.content, banners) : undefined;
  return { query, promotions };
}
