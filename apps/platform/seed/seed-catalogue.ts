/** Writes the demo's vendors, games and the in-house provider's profile. */
import type { Database } from '@bahati/server-kit/database.ts';
import { demoGames, demoVendors } from '#seed/demo/demo-catalogue.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

/** Where the demo's providers answer when nobody says otherwise. */
const usualOrigins = {
  games: 'http://127.0.0.1:8082',
  sportsbook: 'http://127.0.0.1:8084',
  lottery: 'http://127.0.0.1:8086',
};

/** What staff may change in use (maintenance, hot) is written only once. */
export async function seedCatalogue(
  owner: Database,
  { games, sportsbook, lottery }: typeof usualOrigins = usualOrigins,
  { currency, providerKey, sportsbookKey, lotteryKey }: SeededBrand = kenya,
): Promise<void> {
  for (const [position, vendor] of demoVendors.entries()) {
    await owner.query(
      `INSERT INTO vendors (id, code, name, position) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, position = excluded.position`,
      [vendor.id, vendor.code, vendor.name, position],
    );
  }
  const vendorIds = new Map(demoVendors.map(({ code, id }) => [code, id]));
  for (const [position, game] of demoGames.entries()) {
    await owner.query(
      `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, is_hot,
         is_under_maintenance, is_ready, rtp_basis_points, volatility, minimum_stake, maximum_stake,
         features, position, is_vendor_group, has_free_rounds)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, NOT $9, $10, $11, $12, $13, $14, $15, $16, $17)
       ON CONFLICT (id) DO UPDATE SET name_en = excluded.name_en, name_sw = excluded.name_sw,
         features = excluded.features, position = excluded.position`,
      [
        game.id,
        `${game.vendor}-${game.code}`,
        vendorIds.get(game.vendor),
        game.code,
        game.category,
        game.en,
        game.sw,
        game.isHot,
        // A group may be looked into whatever rests in it.
        game.live === undefined && !game.isVendorGroup,
        game.live?.rtpBasisPoints ?? null,
        game.live?.volatility ?? null,
        game.live?.stakes[currency]?.[0] ?? null,
        game.live?.stakes[currency]?.[1] ?? null,
        game.features,
        position,
        game.isVendorGroup,
        game.live !== undefined,
      ],
    );
  }
  const idsOf = (...codes: string[]) => codes.map((code) => vendorIds.get(code));
  await owner.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok, may_void_rounds)
     VALUES (1, 'BAHATI', $9, $1, $2, $2, true, true, true),
            (700, 'SPORTSBOOK', $5, $3, $4, $4, true, true, false),
            (701, 'LOTTERY', $8, $6, $7, $7, true, true, false)
     ON CONFLICT (id) DO UPDATE SET launch_url = excluded.launch_url, api_url = excluded.api_url,
       vendor_ids = ARRAY(SELECT DISTINCT unnest(provider_profiles.vendor_ids || excluded.vendor_ids))`,
    [
      providerKey,
      games,
      sportsbookKey,
      sportsbook,
      idsOf('BSPORTS', 'AV', 'IMES', 'IA', 'AI', 'TF'),
      lotteryKey,
      lottery,
      idsOf('BLOTTO', 'TCG_LOTTO_VN', 'TCG_SEA'),
      idsOf('BAHATI', 'SV3', 'DS88', 'DIG', 'WGB', 'WS168'),
    ],
  );
}
