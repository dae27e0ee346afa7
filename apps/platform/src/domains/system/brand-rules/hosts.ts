import type { BrandCompany } from '@bahati/contract/back-office/system/brand-rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

type Hosts = Pick<BrandCompany, 'domains' | 'backOfficeDomains'>;

/**
 * Refuses `hosts_missing`: among several brands this one could not be reached any more, and
 * `host_taken`: another brand of this installation answers there.
 */
export async function assertHostsFree(
  { config, installation }: Pick<Context, 'config' | 'installation'>,
  { domains, backOfficeDomains }: Hosts,
): Promise<void> {
  const others = installation.brands().filter(({ code }) => code !== config.BRAND);
  const isAnyMissing = domains.length === 0 || backOfficeDomains.length === 0;
  if (others.length > 0 && isAnyMissing) throw new Refusal('hosts_missing');
  for (const { code } of others) {
    const other = installation.contextOf(code);
    if (!other) continue;
    const theirs = await readBrand(other.database, code);
    const taken = new Set([...theirs.domains, ...theirs.backOfficeDomains]);
    const host = [...domains, ...backOfficeDomains].find((one) => taken.has(one));
    if (host !== undefined) throw new Refusal('host_taken', { host });
  }
}
