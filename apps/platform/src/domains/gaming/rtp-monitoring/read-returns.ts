/**
 * Asking each provider what its games gave back, and keeping it. Sums only ever replace older ones
 * of the same build, so asking twice, here or in another process, changes nothing.
 */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { BuildReturn } from '@bahati/contract/games-provider/returns.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import { judgeReturn } from './rtp-monitoring.rules.ts';

type Provider = { id: number; code: string; key: string; baseUrl: string };

const limit = 250;
/** What changed since the last time; the rest waits for the next. */
const mostPages = 60;

/** Answers whose returns could not be read. */
export async function readReturns(context: Context): Promise<string[]> {
  const away: string[] = [];
  const { rows } = await context.database.query<Provider>(
    `SELECT id, code, signing_key AS key, api_url AS "baseUrl" FROM provider_profiles ORDER BY id`,
  );
  for (const provider of rows) {
    try {
      const key = openSigningKey(context.config, provider.id, provider.key);
      await readChanges(context, { ...provider, key });
    } catch (error) {
      if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
      context.log.warn({ err: error, provider: provider.code }, 'its returns were not read');
      away.push(provider.code);
    }
  }
  return away;
}

async function readChanges(context: Context, { id, code, key, baseUrl }: Provider): Promise<void> {
  for (let page = 0; page < mostPages; page += 1) {
    const { rows } = await context.database.query<{ afterRevision: string }>(
      `SELECT coalesce(max(revision), 0)::text AS "afterRevision" FROM build_returns
        WHERE provider_id = $1`,
      [id],
    );
    const afterRevision = rows[0]?.afterRevision ?? '0';
    const { builds } = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: 10_000, party: code },
      vendorCalls,
      'POST /vendor/v1/returns',
      { body: { afterRevision, limit } },
    );
    const sound = builds.filter(isSound);
    if (sound.length > 0) await keepReturns(context, id, sound);
    if (sound.length < builds.length) {
      throw new OutsideFault(`${code} tells returns of no rounds.`);
    }
    if (builds.length < limit) return;
  }
}

/** A build has rounds, or all of them were voided and it has nothing. */
function isSound({ rounds, stake, payout, stakeSquares }: BuildReturn): boolean {
  const sums = [rounds, stake, stakeSquares].map(BigInt);
  if (sums.every((sum) => sum > 0n)) return true;
  return [...sums, BigInt(payout)].every((sum) => sum === 0n);
}

/** Says in the log, once, that a build left its band; the back office shows it as long as it lasts. */
async function keepReturns(context: Context, id: number, builds: BuildReturn[]): Promise<void> {
  const { rows } = await context.database.query<{
    gameCode: string;
    version: number;
    hasLeft: boolean | null;
  }>(
    `INSERT INTO build_returns AS known (provider_id, game_code, version, choice, currency, rounds,
       stake, payout, stake_squares, stated_percent, standard_deviation, revision, outside_since)
     SELECT $1, b.game_code, b.version, b.choice, b.currency, b.rounds, b.stake, b.payout,
            b.stake_squares, b.stated_percent, b.standard_deviation, b.revision,
            CASE WHEN b.is_outside THEN now() END
       FROM jsonb_to_recordset($2::jsonb) AS b (game_code text, version int, choice text,
            currency text, rounds numeric, stake numeric, payout numeric, stake_squares numeric,
            stated_percent numeric, standard_deviation numeric, revision bigint,
            is_outside boolean)
     ON CONFLICT (provider_id, game_code, version, choice, currency) DO UPDATE SET
       rounds = excluded.rounds, stake = excluded.stake, payout = excluded.payout,
       stake_squares = excluded.stake_squares, stated_percent = excluded.stated_percent,
       standard_deviation = excluded.standard_deviation, revision = excluded.revision,
       read_at = now(),
       outside_since = CASE WHEN excluded.outside_since IS NOT NULL
         THEN coalesce(known.outside_since, excluded.outside_since) END
      WHERE known.revision < excluded.revision
     RETURNING game_code AS "gameCode", version, outside_since = now() AS "hasLeft"`,
    [id, JSON.stringify(builds.map(buildRow))],
  );
  for (const { hasLeft, ...build } of rows) {
    if (hasLeft) context.log.warn(build, 'a return has left its band');
  }
}

function buildRow(build: BuildReturn) {
  const { gameCode, version, choice, currency, rounds, stake, payout, stakeSquares } = build;
  const { stated, revision } = build;
  const played = {
    rounds: BigInt(rounds),
    stake: BigInt(stake),
    payout: BigInt(payout),
    stakeSquares: BigInt(stakeSquares),
  };
  const isOutside =
    played.rounds > 0n &&
    judgeReturn(
      played,
      stated && {
        percent: Number(stated.returnPercent),
        standardDeviation: Number(stated.standardDeviation),
      },
    ).state === 'outside';
  return {
    game_code: gameCode,
    version,
    choice,
    currency,
    rounds,
    stake,
    payout,
    stake_squares: stakeSquares,
    stated_percent: stated?.returnPercent ?? null,
    standard_deviation: stated?.standardDeviation ?? null,
    revision,
    is_outside: isOutside,
  };
}
