import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from './read-brand.ts';

/** Refuses `host_taken`: another brand of this installation answers there. */
export async function assertHostsFree(
  { config, installation }: Context,
  hosts: readonly string[],
): Promise<void> {
  for (const { code } of installation.brands()) {
    const other = code === config.BRAND ? undefined : installation.contextOf(code);
    if (!other) continue;
    const { domains, backOfficeDomains } = await readBrand(other.database, code);
    const host = hosts.find((one) => domains.includes(one) || backOfficeDomains.includes(one));
    if (host !== undefined) throw new Refusal('host_taken', { host });
  }
}
