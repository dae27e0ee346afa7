/** For which host a passkey is made and used: the one the page was opened at, if it is the brand's. */
import { isIP } from 'node:net';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

export type PasskeySite = {
  /** As the browser signs it: "https://bahati.example". */
  origin: string;
  rpId: string;
  brandName: string;
};

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/** Refuses `passkeys_unavailable`: browsers make none for an address without a name. */
export async function passkeySite(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { origin }: { origin?: string | undefined },
): Promise<PasskeySite> {
  const { domains, name } = await readBrand(database, config.BRAND);
  const own = new URL(config.PLAYER_ORIGIN);
  const asked = new URL(origin !== undefined && URL.canParse(origin) ? origin : own);
  const host = asked.hostname;
  const isOwn =
    host === own.hostname ||
    domains.includes(host) ||
    (isLoopback(host) && isLoopback(own.hostname));
  if (!isOwn || isIP(host) !== 0 || host.startsWith('[')) throw new Refusal('passkeys_unavailable');
  return { origin: asked.origin, rpId: host, brandName: name };
}
