/**
 * The settings of each brand from one environment: `NAME__CODE` is NAME of that brand alone. What a
 * brand does not set it shares with the first, but for where it keeps things and where it is found.
 */
import { join } from 'node:path';
import { settingsOfBrand } from '@bahati/server-kit/config.ts';
import { type Config, platformConfig } from '#platform/config.ts';

export type BrandHosts = { domains: readonly string[]; backOfficeDomains: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** The brand that stands in DATABASE_URL's database. */
export function firstBrandConfig(environment: Environment): Config {
  const code = environment['BRAND'] || 'bahati';
  return platformConfig({ ...environment, ...settingsOfBrand(environment, code) });
}

/** A further brand's: its database is another on the same server, its files stand in a folder of its own. */
export function furtherBrandConfig(
  environment: Environment,
  first: Config,
  brand: { code: string; databaseName: string; hosts: BrandHosts },
): Config {
  const { code, hosts } = brand;
  return platformConfig({
    ...environment,
    BRAND: code,
    BAHATI_DATA_FOLDER: join(first.BAHATI_DATA_FOLDER, 'brands', code),
    UPLOAD_FOLDER: first.UPLOAD_FOLDER && `${first.UPLOAD_FOLDER}-${code}`,
    UPLOAD_S3_PREFIX: `brands/${code}/`,
    PLAYER_ORIGIN: onHost(first.PLAYER_ORIGIN, hosts.domains[0]),
    BACK_OFFICE_ORIGIN: onHost(first.BACK_OFFICE_ORIGIN, hosts.backOfficeDomains[0]),
    ...settingsOfBrand(environment, code),
    DATABASE_URL: databaseUrlOf(first.DATABASE_URL, brand.databaseName),
  });
}

/** The same address with another database's name. */
export function databaseUrlOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function onHost(origin: string, host: string | undefined): string {
  if (host === undefined) return origin;
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}
