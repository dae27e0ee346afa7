import { useQuery } from '@tanstack/react-query';
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Brand } from '@bahati/contract/player-site/system/system.ts';
import { publicQuery } from '#site/api.ts';

/** What stands until the brand's own settings arrive; nothing that decides about money. */
const unknownBrand = {
  name: 'Bahati',
  legalName: null,
  timeZone: undefined,
  minimumAge: 18,
  countryDialingCodes: [] as string[],
  flags: {} as Partial<BrandFlags>,
  customerServiceUrl: null,
  phoneService: null,
  currency: undefined,
  languages: ['en', 'sw'] as ('en' | 'sw')[],
  logoText: null,
  logoPicture: null,
  emptyCategories: 'hidden' as const,
  agentSupport: { days: [1, 2, 3, 4, 5], opens: '12:00', closes: '21:00' },
};

type KnownBrand = Pick<
  Brand,
  | 'name'
  | 'legalName'
  | 'minimumAge'
  | 'countryDialingCodes'
  | 'customerServiceUrl'
  | 'phoneService'
  | 'languages'
  | 'logoText'
  | 'logoPicture'
  | 'emptyCategories'
  | 'agentSupport'
> & {
  timeZone: string | undefined;
  currency: Brand['currency'] | undefined;
  /** None stands before they are read. */
  flags: Partial<BrandFlags>;
};

export const brandQuery = {
  ...publicQuery('GET /wps/system/whitelabel'),
  staleTime: Number.POSITIVE_INFINITY,
};

export function useBrand(): KnownBrand {
  const { data } = useQuery(brandQuery);
  return data ?? unknownBrand;
}
