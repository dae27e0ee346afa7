/** Providers' profiles and games as the hot path knows them, read again every two seconds. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import type { GameFacts, ProviderProfile } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { openSigningKey } from './provider-keys.ts';

export { newProviderKind } from './add-provider.ts';
export { providerChangeKind } from './change-provider.ts';
export { importGames } from './import-games.ts';
export { keepSigningKey, openSigningKey } from './provider-keys.ts';
export { registerProvider } from './register-provider.ts';

export type ProviderDirectory = {
  provider: (code: string) => ProviderProfile | undefined;
  providerById: (id: number) => ProviderProfile | undefined;
  /** A game of this provider by the provider's own code. */
  game: (provider: ProviderProfile, gameCode: string) => GameFacts | undefined;
  refresh: () => Promise<void>;
  stop: () => void;
};

const refreshMs = 2_000;

type ProviderRow = ProviderProfile & { vendorIds: number[] };
type GameRow = GameFacts & { vendorId: number; gameCode: string };

/** What staff change acts within the refresh interval on every process: a switch, a key. */
export async function openProviderDirectory({
  database,
  config,
  log,
}: Context): Promise<ProviderDirectory> {
  let byCode = new Map<string, ProviderRow>();
  let games = new Map<string, GameFacts>();
  let gamesState = '';
  const refresh = async () => {
    const providers = (await readProfiles(database)).map((row) => openKeys(config, row));
    byCode = new Map(providers.map((row) => [row.code, row]));
    const owners = new Map(
      providers.flatMap((row) => row.vendorIds.map((vendor) => [vendor, row.id] as const)),
    );
    const state = `${await readCatalogueVersion(database)} ${[...owners].join(' ')}`;
    if (state === gamesState) return;
    const rows = await readGames(database);
    games = new Map(rows.map((row) => [`${owners.get(row.vendorId) ?? 0} ${row.gameCode}`, row]));
    gamesState = state;
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'providers not refreshed'));
  }, refreshMs);
  timer.unref();
  return {
    provider: (code) => byCode.get(code),
    providerById: (id) => [...byCode.values()].find((row) => row.id === id),
    game: (provider, gameCode) => games.get(`${provider.id} ${gameCode}`),
    refresh,
    stop: () => clearInterval(timer),
  };
}

async function readProfiles(database: Database): Promise<ProviderRow[]> {
  const { rows } = await database.query<ProviderRow>(
    `SELECT p.id, p.code, p.vendor_ids AS "vendorIds", p.signing_key AS "signingKey",
            k.kept_key AS "previousKey", k.good_until AS "previousKeyUntil",
            p.launch_url AS "launchUrl", p.api_url AS "apiUrl",
            p.is_id_scope_global AS "isIdScopeGlobal",
            p.is_unknown_rollback_ok AS "isUnknownRollbackOk",
            p.may_void_rounds AS "mayVoidRounds"
       FROM provider_profiles p
            LEFT JOIN provider_keys k ON k.provider_id = p.id AND k.state = 'previous'`,
  );
  return rows;
}

function openKeys(config: Context['config'], row: ProviderRow): ProviderRow {
  const { id, signingKey, previousKey } = row;
  return {
    ...row,
    signingKey: openSigningKey(config, id, signingKey),
    previousKey: previousKey === null ? null : openSigningKey(config, id, previousKey),
  };
}

/** Rises with every change of a game or a vendor: thousands of games are read only then. */
async function readCatalogueVersion(database: Database): Promise<bigint> {
  const { rows } = await database.query<{ version: bigint }>(
    'SELECT version FROM catalogue_version',
  );
  return rows[0]?.version ?? 0n;
}

async function readGames(database: Database): Promise<GameRow[]> {
  const { rows } = await database.query<GameRow>(
    `SELECT g.id, g.game_code AS "gameCode", g.vendor_id AS "vendorId", v.code AS "vendorCode",
            g.category, (g.is_under_maintenance OR v.is_under_maintenance OR g.category = ANY
              (SELECT unnest(closed_categories) FROM brands)) AS "isUnderMaintenance",
            g.minimum_stake AS "minimumStake", g.maximum_stake AS "maximumStake"
       FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE NOT g.is_vendor_group`,
  );
  return rows;
}
