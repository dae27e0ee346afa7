/** Taking over what a provider offers: new games are listed, known ones told anew. */
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/** The vendors of an offer by code. */
export type OfferedVendors = ReadonlyMap<string, number>;

export type OfferedVendor = { name: string; wallet: 'seamless' | 'transfer' };

/**
 * Lists the vendors of an offer; where a listed one keeps its money never changes. A code some other provider's vendor bears is left out: nobody
 * sells under another's name.
 */
export async function offerVendors(
  transaction: Transaction,
  offered: ReadonlyMap<string, OfferedVendor>,
  ownVendorIds: readonly number[],
): Promise<OfferedVendors> {
  const codes = [...offered.keys()];
  const known = await transaction.query<{ code: string; id: number }>(
    'SELECT code, id FROM vendors WHERE code = ANY($1)',
    [codes],
  );
  const taken = new Map(known.rows.map(({ code, id }) => [code, id]));
  const added = await transaction.query<{ code: string; id: number }>(
    `INSERT INTO vendors (id, code, name, wallet, position)
     SELECT nextval('vendor_ids'), code, name, wallet, 1000 + place
       FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY
         AS new (code, name, wallet, place)
      WHERE NOT code = ANY($4) RETURNING code, id`,
    [
      codes,
      [...offered.values()].map(({ name }) => name),
      [...offered.values()].map(({ wallet }) => wallet),
      [...taken.keys()],
    ],
  );
  const own = [...taken].filter(([, id]) => ownVendorIds.includes(id));
  return new Map([...own, ...added.rows.map(({ code, id }) => [code, id] as const)]);
}

/**
 * Lists these games behind what is there. What staff set (names,
 * marks, maintenance, narrower stakes) and order stay; a
 * game its vendor has just built leaves maintenance by itself.
 */
export async function offerGames(
  transaction: Transaction,
  games: readonly OfferedGame[],
  vendors: OfferedVendors,
  currency: Currency,
  firstPosition: number,
): Promise<void> {
  const rows = games.flatMap((game, at) => {
    const vendorId = vendors.get(game.vendorCode);
    return vendorId === undefined ? [] : [offerRow(game, vendorId, currency, firstPosition + at)];
  });
  if (rows.length === 0) return;
  await transaction.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw,
       rtp_basis_points, volatility, minimum_stake, maximum_stake, offered_minimum_stake,
       offered_maximum_stake, features, released_on,
       is_ready, is_under_maintenance, position, has_free_play, has_free_rounds, is_seated)
     SELECT nextval('game_ids'), o.game_id, o.vendor_id, o.game_code, o.category, o.name_en,
            o.name_sw, o.rtp, o.volatility, o.minimum, o.maximum, o.minimum,
            o.maximum,
            ARRAY(SELECT jsonb_array_elements_text(o.features)), o.released_on, o.is_ready,
            NOT o.is_ready, o.position, o.has_free_play, o.has_free_rounds, o.is_seated
       FROM jsonb_to_recordset($1::jsonb) AS o (game_id text, vendor_id int, game_code text,
            category text, name_en text, name_sw text, rtp int, volatility text, minimum bigint,
            maximum bigint, features jsonb, released_on date, is_ready boolean, position int,
            has_free_play boolean, has_free_rounds boolean, is_seated boolean)
     ON CONFLICT (vendor_id, game_code) DO UPDATE SET
       name_en = CASE WHEN games.has_own_names THEN games.name_en ELSE excluded.name_en END,
       name_sw = CASE WHEN games.has_own_names THEN games.name_sw ELSE excluded.name_sw END,
       rtp_basis_points = excluded.rtp_basis_points, volatility = excluded.volatility,
       minimum_stake = ${stakeInForce('minimum')}, maximum_stake = ${stakeInForce('maximum')},
       offered_minimum_stake = excluded.minimum_stake,
       offered_maximum_stake = excluded.maximum_stake,
       features = excluded.features, released_on = excluded.released_on,
       is_under_maintenance = games.is_under_maintenance
         AND (games.is_ready OR NOT excluded.is_ready) OR NOT excluded.is_ready,
       is_ready = excluded.is_ready, has_free_play = excluded.has_free_play,
       has_free_rounds = excluded.has_free_rounds, is_seated = excluded.is_seated`,
    [JSON.stringify(rows)],
  );
}

/**
 * A stake staff set stands while it lies within what is offered now; one that was the vendor's own
 * follows the vendor.
 */
function stakeInForce(end: 'minimum' | 'maximum'): string {
  const [stake, offered] = [`games.${end}_stake`, `games.offered_${end}_stake`];
  return `CASE WHEN ${stake} IS DISTINCT FROM coalesce(${offered}, ${stake})
             AND ${stake} BETWEEN excluded.minimum_stake AND excluded.maximum_stake
            THEN ${stake} ELSE excluded.${end}_stake END`;
}

function offerRow(game: OfferedGame, vendorId: number, currency: Currency, position: number) {
  const stakes = game.stakes[currency];
  return {
    game_id: `${game.vendorCode}-${game.gameCode}`,
    vendor_id: vendorId,
    game_code: game.gameCode,
    category: game.category,
    name_en: game.title.en,
    name_sw: game.title.sw,
    rtp: game.rtpBasisPoints,
    volatility: game.volatility,
    minimum: stakes?.minimum ?? null,
    maximum: stakes?.maximum ?? null,
    features: game.features,
    released_on: game.releasedOn,
    // Without stakes in this currency nobody here could play it.
    is_ready: game.isReady && stakes !== undefined,
    position,
    has_free_play: game.hasFreePlay ?? false,
    has_free_rounds: game.hasFreeRounds ?? false,
    is_seated: game.isSeated ?? false,
  };
}
