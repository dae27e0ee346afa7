/** A member's name as others may read it: two letters, since the rest may be a login name. */
export function maskedName(name: string): string {
  return `${[...name].slice(0, 2).join('')}***`;
}
