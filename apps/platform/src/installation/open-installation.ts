/**
 * Every brand of this process: each has a database, a context, jobs and servers of its own, and
 * knows of the others only what `Installation` tells. A request finds its brand by the host.
 */
import { StartError } from '@bahati/server-kit/config.ts';
import { createHostRouter } from '@bahati/server-kit/hosts/host-router.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Config } from '#platform/config.ts';
import type { Installation } from '#platform/context.ts';
import { openPlatform, type Platform, type PlatformOptions } from '#platform/platform.ts';
import { type HostTable, hostTable, type Site } from './brand-hosts.ts';
import { type BrandIdentity, readBrandIdentity } from './installed-brands.ts';

export type OpenInstallation = {
  /** The first brand first. */
  platforms: readonly [Platform, ...Platform[]];
  /** What listens at a port of the site: the only brand's own server, or one that finds the brand. */
  servers: Readonly<Record<Site, HttpServer>>;
  close: () => Promise<void>;
};

export type InstallationOptions = Pick<PlatformOptions, 'now' | 'siteFolders'> & {
  /** The first brand first. */
  configs: readonly Config[];
  log: Log;
};

/** Brands wait for their databases beside each other, but do not all knock at the same moment. */
const openedAtOnce = 4;

export async function openInstallation(options: InstallationOptions): Promise<OpenInstallation> {
  const { configs, log, ...more } = options;
  const opened: Platform[] = [];
  const identities = new Map<string, BrandIdentity>();
  const installation: Installation = {
    brands: () =>
      opened.map(({ context: { config } }) => ({
        code: config.BRAND,
        name: identities.get(config.BRAND)?.name ?? config.BRAND,
      })),
    contextOf: (code) => opened.find(({ context }) => context.config.BRAND === code)?.context,
  };
  const isOne = configs.length === 1;
  try {
    for (let at = 0; at < configs.length; at += openedAtOnce) {
      const opening = configs.slice(at, at + openedAtOnce).map((config) => {
        const own = isOne ? log : log.child({ brand: config.BRAND });
        return openPlatform({ ...more, config, log: own, installation });
      });
      opened.push(...(await allOf(opening)));
    }
    const [first, ...further] = opened;
    if (!first) throw new Error('There is no brand to open.');
    const platforms = [first, ...further] as const;
    const hosts = await followHosts(platforms, identities, log);
    const servers = await serversOf(platforms, hosts, log);
    const close = () => closeAll(opened, isOne ? [] : [servers.player, servers.backOffice]);
    return { platforms, servers, close };
  } catch (error) {
    await closeAll(opened, []);
    throw error;
  }
}

/** All in their order; where one failed the others are closed, once each has come to its end. */
async function allOf(opening: readonly Promise<Platform>[]): Promise<Platform[]> {
  const ends = await Promise.allSettled(opening);
  const opened = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const failed = ends.find((end) => end.status === 'rejected');
  if (!failed) return opened;
  await closeAll(opened, []);
  throw failed.reason;
}

async function serversOf(
  platforms: readonly [Platform, ...Platform[]],
  hosts: () => HostTable,
  log: Log,
): Promise<Record<Site, HttpServer>> {
  const [first] = platforms;
  if (platforms.length === 1) return first.app;
  const byCode = new Map(platforms.map((each) => [each.context.config.BRAND, each]));
  // Those who do not listen are made ready by nobody else.
  await Promise.all(platforms.flatMap(({ app }) => [app.player.ready(), app.backOffice.ready()]));
  const routerOf = (site: Site) =>
    createHostRouter({
      log,
      first: first.app[site],
      isProxyBelieved: first.context.config.TRUST_PROXY,
      serverAt: (host) => byCode.get(hosts().brandAt(site, host) ?? '')?.app[site],
    });
  return { player: routerOf('player'), backOffice: routerOf('backOffice') };
}

/** Reads names and hosts now, and again whenever a brand says that its settings changed. */
async function followHosts(
  platforms: readonly Platform[],
  identities: Map<string, BrandIdentity>,
  log: Log,
): Promise<() => HostTable> {
  const readAll = async () => {
    for (const { context } of platforms) {
      const { BRAND } = context.config;
      const identity = await readBrandIdentity(context.database, BRAND);
      if (identity) identities.set(BRAND, identity);
    }
    return hostTable(platforms.map((platform) => hostsOf(platform, identities)));
  };
  let table = await readAll();
  const [conflict] = table.conflicts;
  if (conflict) {
    const { host, owner, claimant } = conflict;
    throw new StartError(`The host ${host} belongs to the brand ${owner}; ${claimant} claims it.`);
  }
  const refresh = async () => {
    table = await readAll();
    if (table.conflicts.length > 0)
      log.error({ conflicts: table.conflicts }, 'hosts claimed twice');
  };
  for (const { live } of platforms) {
    live.onSystemChange(() => {
      refresh().catch((error: unknown) => log.warn({ err: error }, 'hosts not read'));
    });
  }
  return () => table;
}

/** The host of its own address leads to a brand without being listed. */
function hostsOf({ context }: Platform, identities: ReadonlyMap<string, BrandIdentity>) {
  const { BRAND, PLAYER_ORIGIN, BACK_OFFICE_ORIGIN } = context.config;
  const identity = identities.get(BRAND);
  return {
    code: BRAND,
    player: [...(identity?.domains ?? []), new URL(PLAYER_ORIGIN).hostname],
    backOffice: [...(identity?.backOfficeDomains ?? []), new URL(BACK_OFFICE_ORIGIN).hostname],
  };
}

/** Routers go first: no request is left behind them when the servers they lead to are closed. */
async function closeAll(
  platforms: readonly Platform[],
  routers: readonly HttpServer[],
): Promise<void> {
  await Promise.all(routers.map((router) => router.close()));
  await Promise.all(platforms.map((platform) => platform.close()));
}
