/** Which brand a host belongs to: one host, one brand, on both of its sites. */
import { hostName } from '@bahati/server-kit/hosts/host-router.ts';

export type Site = 'player' | 'backOffice';

export type HostsOfBrand = { code: string } & Readonly<Record<Site, readonly string[]>>;

export type HostTable = {
  brandAt: (site: Site, host: string) => string | undefined;
  /** Hosts that a later brand claims although they are an earlier one's. */
  conflicts: readonly { host: string; owner: string; claimant: string }[];
};

/** The earlier brand keeps what a later one claims too. */
export function hostTable(brands: readonly HostsOfBrand[]): HostTable {
  const owners = new Map<string, string>();
  const sites = { player: new Map<string, string>(), backOffice: new Map<string, string>() };
  const conflicts: { host: string; owner: string; claimant: string }[] = [];
  for (const brand of brands) {
    for (const site of ['player', 'backOffice'] as const) {
      for (const host of brand[site].map(hostName)) {
        const owner = owners.get(host) ?? brand.code;
        owners.set(host, owner);
        if (owner === brand.code) sites[site].set(host, owner);
        else conflicts.push({ host, owner, claimant: brand.code });
      }
    }
  }
  return { brandAt: (site, host) => sites[site].get(host), conflicts };
}
