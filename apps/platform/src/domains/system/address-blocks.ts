/**
 * Networks that may not use the player site (spec §4, §8: "Access restricted"). The list is read
 * again every few seconds, so that a block acts on every process within five.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { plainAddress } from './plain-address.ts';

const refreshMs = 3_000;
/** More networks than this are a matter for a firewall. */
const mostNetworks = 10_000;

export type AddressBlocks = { isBlocked: (ip: string) => Promise<boolean> };

export function createAddressBlocks(database: Database, log: Log): AddressBlocks {
  let list = new BlockList();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    try {
      list = await readBlocks(database);
      readAt = performance.now();
    } catch (error) {
      // What was known goes on: a hiccup of the database neither opens nor shuts the site.
      log.warn({ err: error }, 'address blocks not read');
      readAt = performance.now();
    } finally {
      reading = undefined;
    }
  };
  return {
    async isBlocked(ip) {
      if (performance.now() - readAt > refreshMs) await (reading ??= refresh());
      const address = plainAddress(ip);
      return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    },
  };
}

async function readBlocks(database: Database): Promise<BlockList> {
  const { rows } = await database.query<{ address: string; bits: number; family: number }>(
    `SELECT host(network) AS address, masklen(network) AS bits, family(network) AS family
       FROM address_blocks WHERE ends_at IS NULL OR ends_at > now() ORDER BY id DESC LIMIT $1`,
    [mostNetworks],
  );
  const list = new BlockList();
  for (const { address, bits, family } of rows) {
    list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
