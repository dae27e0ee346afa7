/** An address as it is compared, and the network that counts as one visitor. */
import { BlockList, isIPv6 } from 'node:net';

/** An IPv4 address told as IPv6 is the IPv4 one; a zone belongs to the machine that tells it. */
export function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

export function familyOf(plain: string): 'ipv4' | 'ipv6' {
  return isIPv6(plain) ? 'ipv6' : 'ipv4';
}

/**
 * What limits count by: an IPv4 address, or the /64 an IPv6 address was drawn from, since whoever
 * holds one address of it holds all: `10.0.0.1`, `2001:db8:1:2::/64`.
 */
export function clientNetwork(ip: string): string {
  const plain = plainAddress(ip);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...missing, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The last two groups may be written as an IPv4 address. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

const ownNetworks = new BlockList();
for (const [network, bits, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  ownNetworks.addSubnet(network, bits, family);
}

/** Loopback, link-local and private addresses: the operator's own, which no country has. */
export function isPrivateAddress(ip: string): boolean {
  const plain = plainAddress(ip);
  return ownNetworks.check(plain, familyOf(plain));
}
