/**
 * To whom the player site is open just now: not from a blocked network, not during maintenance,
 * not from a region the brand does not serve (spec §2, §4). Only what players call is closed:
 * providers and payment gateways go on, since their money is already on its way.
 */
import { BlockList } from 'node:net';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { isBlocked, readAddressBlocks } from './address-blocks.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { keepFresh } from '@bahati/server-kit/kept-fresh.ts';
import { judgeRegion, readRegionRule } from './regions.ts';

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

const openToAll = {
  blocks: new BlockList(),
  status: 0 as SiteStatus['status'],
  maintenanceStart: null as Date | null,
  maintenanceEnd: null as Date | null,
  maintenanceMessage: { en: '', sw: '' },
  regions: null as Awaited<ReturnType<typeof readRegionRule>>,
};

export function createSiteAccess({ database, config, log, now }: Context): SiteAccess {
  const read = async () => {
    const [blocks, brand, regions] = await Promise.all([
      readAddressBlocks(database),
      readBrand(database, config.BRAND),
      readRegionRule(database, config.BRAND),
    ]);
    const { status, maintenanceStart, maintenanceEnd, maintenanceMessage } = brand;
    return { blocks, status, maintenanceStart, maintenanceEnd, maintenanceMessage, regions };
  };
  const settings = keepFresh('site access', openToAll, read, log);
  const statusFor = async (ip: string): Promise<SiteStatus> => {
    const { blocks, maintenanceStart, maintenanceEnd, maintenanceMessage, regions, ...brand } =
      await settings.now();
    const isBegun = maintenanceStart !== null && maintenanceStart <= now();
    const status = isBegun ? 1 : brand.status;
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
