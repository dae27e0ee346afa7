/** Networks that may not use the player site (spec §4, §8: "Access restricted"). */
import { BlockList } from 'node:net';
import type { Database } from '@bahati/server-kit/database.ts';
import { familyOf, plainAddress } from '@bahati/server-kit/addresses/plain-address.ts';

/** More networks than this are a matter for a firewall. */
export const mostNetworks = 10_000;

export async function readAddressBlocks(database: Database): Promise<BlockList> {
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

export function isBlocked(list: BlockList, ip: string): boolean {
  const address = plainAddress(ip);
  return list.check(address, familyOf(address));
}
