/** Brand configuration and system status for the player site. */
import { systemCalls } from '@bahati/contract/player-site/system.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import type { AddressBlocks } from './address-blocks.ts';
import { readBrand } from './brand.ts';
import { publicSealKey } from './seals.ts';

export function systemPlayerSite(
  context: Context,
  blocks: AddressBlocks,
): Handlers<typeof systemCalls, PlatformActors> {
  const brandNow = () => readBrand(context.database, context.config.BRAND);
  return {
    'GET /wps/system/whitelabel': async () => {
      const {
        status: _,
        maintenanceEnd: __,
        withdrawalAutoConfirmHours: ___,
        ...brand
      } = await brandNow();
      return { ...brand, currencySymbol: currencySymbol(brand.currency), languages: ['en', 'sw'] };
    },
    'GET /wps/system/sealKey': async () => ({
      key: await publicSealKey(context.database),
      now: context.now().toISOString(),
    }),
    'GET /wps/system/status': async ({ ip }) => {
      const { status, maintenanceEnd } = await brandNow();
      const isAddressBlocked = await blocks.isBlocked(ip);
      return {
        status,
        maintenanceEnd: maintenanceEnd?.toISOString() ?? null,
        ip,
        isAddressBlocked,
      };
    },
  };
}
