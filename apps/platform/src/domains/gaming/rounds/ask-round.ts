/** Asking a provider what it knows of a round. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';

export type AskedRound = { roundId: string; gameCode: string; language: 'en' | 'sw' };

/** What it told; without it the record stands by itself. */
export type ProviderAnswer = { detail: ProviderRoundDetail | null; isProviderAway: boolean };

export async function askAboutRound(
  { log }: Pick<Context, 'log'>,
  provider: { code: string; key: string; baseUrl: string },
  body: AskedRound,
): Promise<ProviderAnswer> {
  const { code, key, baseUrl } = provider;
  try {
    const detail = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: 2_000, party: code },
      vendorCalls,
      'POST /vendor/v1/rounds/detail',
      { body },
    );
    return { detail, isProviderAway: false };
  } catch (error) {
    if (error instanceof OutsideRefusal && error.code === 'not_found')
      // Open yet, or unknown there.
      return { detail: null, isProviderAway: false };
    if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
    log.warn({ err: error, provider: code }, 'no round detail');
    return { detail: null, isProviderAway: true };
  }
}

/** For staff, whoever's round it is. Refuses `not_found`. */
export async function askAboutStaffRound(
  context: Context,
  id: string,
  language: 'en' | 'sw',
): Promise<ProviderAnswer> {
  const { rows } = await context.database.query<{
    roundId: string;
    gameCode: string;
    providerId: number;
    code: string;
    keptKey: string;
    baseUrl: string;
  }>(
    `SELECT r.external_id AS "roundId", g.game_code AS "gameCode", p.id AS "providerId", p.code,
            p.signing_key AS "keptKey", p.api_url AS "baseUrl"
       FROM rounds r JOIN games g ON g.id = r.game_id
            JOIN provider_profiles p ON p.id = r.provider_id
      WHERE r.id = $1::bigint`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { code, baseUrl, providerId, keptKey, roundId, gameCode } = row;
  const key = openSigningKey(context.config, providerId, keptKey);
  const asked = { roundId, gameCode, language };
  return askAboutRound(context, { code, key, baseUrl }, asked);
}
