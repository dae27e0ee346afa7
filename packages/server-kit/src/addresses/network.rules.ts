/** Reading what staff type as a network. */
import { BlockList, isIP } from 'node:net';
import { plainAddress } from './plain-address.ts';

export type Network = { address: string; bits: number; family: 'ipv4' | 'ipv6' };

/** A network wider than this would shut out a part of the world by a slip of the hand. */
const fewestBits = { ipv4: 8, ipv6: 16 } as const;

/** One address, or an address and a width; null: it is neither. */
export function parseNetwork(text: string): Network | null {
  const [, host = '', width] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  // Visitors are known by their IPv4 address even where it is told as IPv6.
  const address = plainAddress(host);
  const version = isIP(address);
  if (version === 0 || (address !== host && width !== undefined)) return null;
  const longest = version === 4 ? 32 : 128;
  const bits = width === undefined ? longest : Number(width);
  if (bits > longest || isMapped(address, version)) return null;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Such a network would block nobody: its addresses are never looked up in this form. */
function isMapped(address: string, version: number): boolean {
  return version === 6 && contains({ address: '::ffff:0:0', bits: 96, family: 'ipv6' }, address);
}

export function isTooWide({ bits, family }: Network): boolean {
  return bits < fewestBits[family];
}

export function contains({ address, bits, family }: Network, ip: string): boolean {
  const list = new BlockList();
  list.addSubnet(address, bits, family);
  const plain = plainAddress(ip);
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
