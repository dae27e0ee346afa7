/** The brand's sign-in providers: configuration, shown only while one-click social login is on. */
import type { SocialProvider } from '@bahati/contract/player-site/identity/social.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readKeptSecret } from '#domains/system/kept-secrets.ts';
import type { OidcClient } from './social-oidc.ts';

export type Provider = SocialProvider & OidcClient;

/** As many as there are buttons for. */
export const mostProviders = 6;

const ofBrand = `SELECT social_providers.code, social_providers.name, icon, issuer,
    client_id AS "clientId", client_secret AS "clientSecret"
  FROM social_providers JOIN brands ON brands.code = brand
 WHERE brand = $1 AND is_shown AND brands.flags @> '{"oneClickSocialLogin": true}'`;

export async function listProviders({ database, config }: Context): Promise<Provider[]> {
  const { rows } = await database.query<Provider>(
    `${ofBrand} ORDER BY position, social_providers.code LIMIT $2`,
    [config.BRAND, mostProviders],
  );
  return rows;
}

/** Where a provider's secret stands, which is part of its seal. */
export function secretPlace(brand: string, code: string): string {
  return `social_providers ${brand} ${code}`;
}

/** Refuses `not_found`: unknown, hidden, or social login is off. */
export async function readProvider({ database, config }: Context, code: string): Promise<Provider> {
  const { rows } = await database.query<Provider>(`${ofBrand} AND social_providers.code = $2`, [
    config.BRAND,
    code,
  ]);
  const provider = rows[0];
  if (!provider) throw new Refusal('not_found');
  const { clientSecret: kept } = provider;
  if (kept === null) return provider;
  const place = secretPlace(config.BRAND, code);
  return { ...provider, clientSecret: readKeptSecret(config.SECRETS_KEY, place, kept) };
}

export function publicProvider({ code, name, icon }: Provider): SocialProvider {
  return { code, name, icon };
}
