/**
 * The draws that take bets now, as the vendors of lotteries tell them: asked again every few seconds,
 * by whoever is the first to ask then. A vendor that does not answer has none.
 */
import { drawCalls, type OpenDraw } from '@bahati/contract/games-provider/draws.ts';
import { keepFresh, type KeptFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { callSigned } from '@bahati/server-kit/signed-caller.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context } from '#platform/context.ts';

type Vendor = { id: number; code: string; key: string; baseUrl: string };

/** By the vendor's code and the game's. */
export type OpenDraws = KeptFresh<ReadonlyMap<string, OpenDraw>>;

const answerMs = 2_000;
const mostVendors = 20;

export const openDrawsOf = (context: Context): OpenDraws =>
  keepFresh('open draws', new Map<string, OpenDraw>(), () => readAll(context), context.log);

async function readAll(context: Context): Promise<Map<string, OpenDraw>> {
  const { rows } = await context.database.query<Vendor>(
    `SELECT p.id, p.code, p.signing_key AS key, p.api_url AS "baseUrl"
       FROM provider_profiles p
      WHERE EXISTS (SELECT 1 FROM games g WHERE g.vendor_id = ANY(p.vendor_ids)
        AND g.category IN ('LOTT', 'ELOTT') AND NOT g.is_under_maintenance)
      ORDER BY p.id LIMIT $1`,
    [mostVendors],
  );
  const told = await Promise.all(rows.map((vendor) => readOne(context, vendor)));
  return new Map(told.flat().map((draw) => [draw.gameCode, draw]));
}

async function readOne(context: Context, vendor: Vendor): Promise<OpenDraw[]> {
  const { id, code, baseUrl } = vendor;
  const key = openSigningKey(context.config, id, vendor.key);
  try {
    const { draws } = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: answerMs, party: code },
      drawCalls,
      'POST /vendor/v1/draws/open',
      { body: {} },
    );
    return draws;
  } catch (error) {
    context.log.warn({ err: error, provider: code }, 'its open draws were not read');
    return [];
  }
}
