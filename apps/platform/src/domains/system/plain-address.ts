/** An IPv4 address told as IPv6 is the IPv4 one; a zone belongs to the machine that tells it. */
export function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
