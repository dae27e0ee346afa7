/** The sums of several brands in the back office of one. */
import type {
  boBrandSumCalls,
  BrandSums,
} from '@bahati/contract/back-office/insight/brand-sums.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { readBrandSums } from './brand-sums.ts';

/** A brand where the staff user is admitted, and what he may do there. */
type Admitted = {
  code: string;
  name: string;
  isHere: boolean;
  context: Context;
  permissions: ReadonlySet<string>;
};

/** @param admissionsOf where a staff user is admitted, which the domain of staff knows. */
export function brandSumsBackOffice(
  context: Context,
  admissionsOf: (context: Context, actor: StaffActor) => Promise<Admitted[]>,
): Handlers<typeof boBrandSumCalls, PlatformActors> {
  return {
    'GET /bo/brandSums': async ({ actor }) => {
      const admitted = await admissionsOf(context, actor);
      const readable = admitted.filter(({ permissions }) => permissions.has('insight.read'));
      const items: BrandSums[] = [];
      const away: string[] = [];
      const read = await Promise.allSettled(readable.map((brand) => readBrandSums(brand.context)));
      for (const [at, { code, name, isHere }] of readable.entries()) {
        const result = read[at];
        if (result?.status === 'fulfilled') items.push({ code, name, isHere, ...result.value });
        else {
          context.log.warn({ err: result?.reason as unknown, code }, 'its sums were not read');
          away.push(name);
        }
      }
      return { items, away };
    },
  };
}
