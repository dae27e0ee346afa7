/**
 * Ways to the hosted phone service and back. Each begins with a nonce that the service signs into
 * its token: a token that was given for somebody else, in another browser, or twice, opens
 * nothing here.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { offeredPhoneService, readBrand } from '#domains/system/brand/brand.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { type Browser, socialSeconds } from '#domains/identity/outside-sign-in/outside-sign-in.ts';

const callbackPath = '/phone/callback';

/**
 * The service's page to go to (OpenID Connect Core, section 3.2: the implicit flow). The state in
 * it is for the site, which compares it with what comes back. Refuses `function_not_enabled`.
 */
export async function startPhoneWay(
  { database, config }: Context,
  browser: Browser,
  { language }: { language: 'en' | 'sw' },
): Promise<{ url: string }> {
  const service = offeredPhoneService(config, await readBrand(database, config.BRAND));
  if (!service) throw new Refusal('function_not_enabled');
  const nonce = newToken('n');
  await database.query('INSERT INTO phone_ways (nonce_hash, browser_hash) VALUES ($1, $2)', [
    nonce.hash,
    browser.hash,
  ]);
  const url = new URL(service.authorizeUrl);
  for (const [name, value] of Object.entries({
    response_type: 'id_token',
    response_mode: 'fragment',
    client_id: service.audience,
    redirect_uri: config.PLAYER_ORIGIN + callbackPath,
    scope: 'openid phone',
    state: newToken('s').token,
    nonce: nonce.token,
    ui_locales: language,
  })) {
    url.searchParams.set(name, value);
  }
  return { url: url.href };
}

/**
 * Takes nothing yet: a token that finds nobody stays good to register with. Refuses
 * `phone_token_invalid` for a nonce this browser never began with, `phone_token_expired` for one
 * that is used or too old.
 */
export async function assertWayIsOpen(
  database: Database,
  browser: Browser | undefined,
  nonce: unknown,
): Promise<void> {
  const hash = typeof nonce === 'string' ? tokenHash(nonce) : undefined;
  if (!browser || !hash) throw new Refusal('phone_token_invalid');
  const { rows } = await database.query<{ isOpen: boolean }>(
    `SELECT used_at IS NULL AND created_at > now() - make_interval(secs => $3) AS "isOpen"
       FROM phone_ways WHERE nonce_hash = $1 AND browser_hash = $2`,
    [hash, browser.hash, socialSeconds],
  );
  if (!rows[0]) throw new Refusal('phone_token_invalid');
  if (!rows[0].isOpen) throw new Refusal('phone_token_expired');
}

/** Ends a way for good, and with it its token. Refuses `phone_token_expired` for an ended one. */
export async function endPhoneWay(
  database: Database,
  browser: Browser | undefined,
  nonce: unknown,
): Promise<void> {
  const hash = typeof nonce === 'string' ? tokenHash(nonce) : undefined;
  const { rowCount } = await database.query(
    `UPDATE phone_ways SET used_at = now()
      WHERE nonce_hash = $1 AND browser_hash = $2 AND used_at IS NULL
        AND created_at > now() - make_interval(secs => $3)`,
    [hash ?? null, browser?.hash ?? null, socialSeconds],
  );
  if (rowCount !== 1) throw new Refusal('phone_token_expired');
}

/** Removes ways whose tokens are too old to be taken anyway. */
export async function dropOldPhoneWays({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM phone_ways WHERE nonce_hash IN (
       SELECT nonce_hash FROM phone_ways
        WHERE created_at < now() - make_interval(secs => $1)
        ORDER BY created_at LIMIT 20000)`,
    [2 * socialSeconds],
  );
}
