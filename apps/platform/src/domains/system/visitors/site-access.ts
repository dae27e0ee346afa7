/**
 * To whom the player site is open just now: not from a blocked network, not during maintenance,
 * not from a region the brand does not serve (spec §2, §4). Only what players call is closed:
 * providers and payment gateways go on, since their money is already on its way.
 */
import { BlockList } from 'node:net';
import { isPrivateAddress } from '@bahati/server-kit/addresses/plain-address.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { isBlocked, readAddressBlocks } from './address-blocks.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { admits, judgeRegion, readRegionRule, type RegionRule } from './regions.ts';

export type SiteStatus = {
  /** 0 normal, 1 maintenance, 2 region restricted; maintenance wins. */
  status: 0 | 1 | 2;
  /** Null: nobody said, or what was said has passed. */
  maintenanceEnd: Date | null;
  /** What the brand says about it; empty: nothing of its own. */
  maintenanceMessage: { en: string; sw: string };
  /** Where the visitor seems to be, told when that is what closes the site to him. */
  country: string | null;
  isAddressBlocked: boolean;
};

export type SiteAccess = {
  statusFor: (ip: string) => Promise<SiteStatus>;
  /** Refuses `access_restricted`, `system_maintenance`, `region_restricted`. */
  assertOpen: (key: string, ip: string) => Promise<void>;
  /** The settings changed: whoever asks next is judged by the new ones. */
  expire: () => void;
};

/** What the closed screen itself asks, and leaving, which is never refused. */
const alwaysOpen: ReadonlySet<string> = new Set([
  'GET /wps/system/status',
  'GET /wps/system/whitelabel',
  'POST /wps/session/logout',
]);

export type SiteRules = {
  blocks: BlockList;
  status: SiteStatus['status'];
  maintenanceStart: Date | null;
  maintenanceEnd: Date | null;
  maintenanceMessage: { en: string; sw: string };
  regions: RegionRule | null;
};

export const openToAll: SiteRules = {
  blocks: new BlockList(),
  status: 0,
  maintenanceStart: null,
  maintenanceEnd: null,
  maintenanceMessage: { en: '', sw: '' },
  regions: null,
};

export async function readSiteRules(database: Database, brandCode: string): Promise<SiteRules> {
  const [blocks, brand, regions] = await Promise.all([
    readAddressBlocks(database),
    readBrand(database, brandCode),
    readRegionRule(database, brandCode),
  ]);
  const { status, maintenanceStart, maintenanceEnd, maintenanceMessage } = brand;
  return { blocks, status, maintenanceStart, maintenanceEnd, maintenanceMessage, regions };
}

/** An address and the country it was found to be of; null: not known. */
export type VisitorPlace = { ip: string | null; country: string | null };

/** Pure: what closes the brand to whoever is there; undefined: it is open to him. */
export function closedBy(
  rules: SiteRules,
  { ip, country }: VisitorPlace,
  now: Date,
): 'address' | 'maintenance' | 'region' | undefined {
  if (ip !== null && isBlocked(rules.blocks, ip)) return 'address';
  const status = statusAt(rules, now);
  if (status === 1) return 'maintenance';
  if (status === 2) return 'region';
  const { regions } = rules;
  if (!regions || (ip !== null && isPrivateAddress(ip))) return undefined;
  return admits(regions, country) ? undefined : 'region';
}

function statusAt({ status, maintenanceStart }: SiteRules, now: Date): SiteStatus['status'] {
  return maintenanceStart !== null && maintenanceStart <= now ? 1 : status;
}

export function createSiteAccess({ database, config, log, now }: Context): SiteAccess {
  const read = () => readSiteRules(database, config.BRAND);
  const settings = keepFresh('site access', openToAll, read, log);
  const statusFor = async (ip: string): Promise<SiteStatus> => {
    const rules = await settings.now();
    const { blocks, maintenanceEnd, maintenanceMessage, regions } = rules;
    const status = statusAt(rules, now());
    const isAddressBlocked = isBlocked(blocks, ip);
    const { isAdmitted, country } = await judgeRegion(regions, ip, log);
    const isAhead = maintenanceEnd !== null && maintenanceEnd > now();
    const isRestricted = status !== 1 && !isAdmitted;
    return {
      status: isRestricted ? 2 : status,
      maintenanceEnd: status === 1 && isAhead ? maintenanceEnd : null,
      maintenanceMessage: status === 1 ? maintenanceMessage : { en: '', sw: '' },
      country: isRestricted ? country : null,
      isAddressBlocked,
    };
  };
  return {
    statusFor,
    async assertOpen(key, ip) {
      if (alwaysOpen.has(key)) return;
      const { status, isAddressBlocked } = await statusFor(ip);
      if (isAddressBlocked) throw new Refusal('access_restricted');
      if (status === 1) throw new Refusal('system_maintenance');
      if (status === 2) throw new Refusal('region_restricted');
    },
    expire: settings.expire,
  };
}
