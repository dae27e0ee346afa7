/** Staff at work in several brands. */
import type { boStaffBrandCalls } from '@bahati/contract/back-office/staff/staff-brands.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { admissionsOf } from './admissions.ts';
import { admitStaff } from './admit-staff.ts';
import { enterBrand, enterByCode } from './enter-brand.ts';

export function staffBrandsBackOffice(
  context: Context,
): Handlers<typeof boStaffBrandCalls, PlatformActors> {
  return {
    'GET /bo/brands': async ({ actor }) => ({
      items: (await admissionsOf(context, actor)).map(({ code, name, isHere }) => ({
        code,
        name,
        isHere,
      })),
      isOneOfSeveral: context.installation.brands().length > 1,
    }),
    'POST /bo/brands/:code/enter': ({ params, actor }) => enterBrand(context, actor, params.code),
    'POST /bo/session/enter': ({ body, ip }) => enterByCode(context, { ...body, ip }),
    'POST /bo/staff/admit': ({ body, actor, ip }) => admitStaff(context, actor, { ...body, ip }),
  };
}
