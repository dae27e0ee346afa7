/** Our ids as networks take them that know letters and digits alone. */

export const asPlainId = (uuid: string): string => uuid.replaceAll('-', '');

/** Undefined for what is no id of ours. */
export function asUuid(text: string): string | undefined {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text);
  return parts?.slice(1).join('-');
}
