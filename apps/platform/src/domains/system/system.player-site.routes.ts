/** Brand configuration and system status for the player site. */
import { systemCalls } from '@bahati/contract/player-site/system/system.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { type BrandSettings, offeredPhoneService, readBrand } from '#domains/system/brand/brand.ts';
import { publicSealKey } from '#domains/system/secrets/secrets.ts';
import type { SiteAccess } from '#domains/system/visitors/visitors.ts';

export function systemPlayerSite(
  context: Context,
  access: SiteAccess,
): Handlers<typeof systemCalls, PlatformActors> {
  const brandNow = () => readBrand(context.database, context.config.BRAND);
  return {
    'GET /wps/system/whitelabel': async () => {
      const brand = await brandNow();
      const service = offeredPhoneService(context.config, brand);
      const phoneService = service ? { channel: service.channel, name: service.name } : null;
      return { ...told(brand), currencySymbol: currencySymbol(brand.currency), phoneService };
    },
    'GET /wps/system/domainRoute': async () => ({
      mainDomain: context.config.PLAYER_ORIGIN,
      imageCDNs: [],
      launchGameCDNs: [context.config.GAMES_ORIGIN],
      programs: context.config.PROGRAM_ORIGINS,
    }),
    'GET /wps/system/sealKey': async () => ({
      key: await publicSealKey(context.database),
      now: context.now().toISOString(),
    }),
    'GET /wps/system/status': async ({ ip }) => {
      const { maintenanceEnd, ...status } = await access.statusFor(ip);
      return { ...status, maintenanceEnd: maintenanceEnd?.toISOString() ?? null, ip };
    },
  };
}

/** What everybody may know of a brand; its rules of money and its hosts stay here. */
function told(brand: BrandSettings) {
  return {
    code: brand.code,
    name: brand.name,
    legalName: brand.legalName,
    currency: brand.currency,
    timeZone: brand.timeZone,
    countryDialingCodes: brand.countryDialingCodes,
    languages: brand.languages,
    minimumAge: brand.minimumAge,
    flags: brand.flags,
    realityCheckMinutes: brand.realityCheckMinutes,
    customerServiceUrl: brand.customerServiceUrl,
    palette: brand.palette,
    accent: brand.accent,
    logoText: brand.logoText,
    logoPicture: brand.logoPicture,
    emptyCategories: brand.emptyCategories,
    agentSupport: brand.agentSupport,
  };
}
