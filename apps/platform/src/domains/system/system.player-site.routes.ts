/** Brand configuration and system status for the player site. */
import { systemCalls } from '@bahati/contract/player-site/system/system.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readBrand } from './brand.ts';
import { offeredPhoneService } from './phone-service.ts';
import { publicSealKey } from './seals.ts';
import type { SiteAccess } from './site-access.ts';

export function systemPlayerSite(
  context: Context,
  access: SiteAccess,
): Handlers<typeof systemCalls, PlatformActors> {
  const brandNow = () => readBrand(context.database, context.config.BRAND);
  return {
    'GET /wps/system/whitelabel': async () => {
      const {
        status: _,
        maintenanceStart: _______,
        maintenanceEnd: __,
        maintenanceMessage: _____,
        withdrawalAutoConfirmHours: ___,
        payoutCooldownHours: ____,
        massMessageFrom: ______,
        ...brand
      } = await brandNow();
      const service = offeredPhoneService(context.config, brand);
      const phoneService = service ? { channel: service.channel, name: service.name } : null;
      return { ...brand, currencySymbol: currencySymbol(brand.currency), phoneService };
    },
    'GET /wps/system/domainRoute': async () => ({
      mainDomain: context.config.PLAYER_ORIGIN,
      imageCDNs: [],
      launchGameCDNs: [context.config.GAMES_ORIGIN],
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
