/** The brand's sign-in providers: configuration, shown only while one-click social login is on. */
import type { SocialProvider } from '@bahati/contract/player-site/social.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
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

/** Refuses `not_found`: unknown, hidden, or social login is off. */
export async function readProvider({ database, config }: Context, code: string): Promise<Provider> {
  const { rows } = await database.query<Provider>(`${ofBrand} AND social_providers.code = $2`, [
    config.BRAND,
    code,
  ]);
  const provider = rows[0];
  if (!provider) throw new Refusal('not_found');
  return provider;
}

export function publicProvider({ code, name, icon }: Provider): SocialProvider {
  return { code, name, icon };
}
