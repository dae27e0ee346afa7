/** A reserve as the platform's records tell it: what was shot, captured and given back. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import {
  type BulletRecord,
  hitsOf,
  type HitRecord,
} from '@bahati/game-rules/fishing/records/bullet-record.ts';
import { hitsText } from '@bahati/game-rules/fishing/records/hit-text.ts';
import { tellShots } from '@bahati/game-rules/fishing/records/tell-shots.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Rational } from '@bahati/game-rules/rational.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { burstSeconds } from './money/commit-shots.ts';
import { readReserves, type StoredReserve } from './money/stored-reserve.ts';

const words = {
  en: { taken: 'Taken for shots', left: 'Paid back', seconds: 'Seconds of fire' },
  sw: { taken: 'Zilizochukuliwa kwa risasi', left: 'Zilizorudi', seconds: 'Sekunde za kufyatua' },
} as const;

/** Refuses `not_found`, also while the reserve is not paid. */
export async function poolDetail(
  { database, config }: Context,
  { roundId, language }: { roundId: string; language: Language },
): Promise<ProviderRoundDetail> {
  const [reserve] = await readReserves(
    database,
    "WHERE v.external_id = $1 AND v.state = 'settled'",
    [roundId],
  );
  const offer = reserve && poolOfferOf(reserve.gameCode);
  if (!reserve || !offer) throw new Refusal('not_found');
  const money = (amount: bigint) => {
    const figures = formatAmount(toDecimal(amount, reserve.currency), reserve.currency, language);
    return `${currencySymbol(reserve.currency)} ${figures}`;
  };
  const bursts = await readBursts(database, reserve.id);
  const bullets = bursts.flatMap((burst) => burst.bullets);
  const told = tellShots(offer.water, bullets, language, ({ numerator }: Rational) =>
    money(numerator),
  );
  const own = words[language];
  return {
    choices: [
      ...told.bets,
      { label: own.taken, value: money(reserve.amount) },
      { label: own.seconds, value: `${bursts.length * burstSeconds}` },
    ],
    outcome: [...told.outcome, { label: own.left, value: money(reserve.payout ?? 0n) }],
    picture: pictureOf(offer.water, bullets),
    fairness: await proofOf({ database, config }, reserve, hitsOf(bullets)),
  };
}

/** Each shot in its order: 0 given back, 1 a hit, 2 a capture; and what was captured. */
function pictureOf(
  { code, version }: Water,
  bullets: readonly BulletRecord[],
): ProviderRoundDetail['picture'] {
  if (bullets.length === 0) return null;
  const captured = hitsOf(bullets).flatMap(({ strikes }) => strikes.flatMap((one) => one.captured));
  const caught = [...Map.groupBy(captured, ({ species, pays }) => `${species} ${pays}`).values()];
  const shots = bullets.toSorted((one, other) => one.bullet - other.bullet);
  return {
    game: code,
    version,
    shown: {
      shots: shots.map((shot) => (shot.outcome === 'returned' ? 0 : shot.pays > 0 ? 2 : 1)),
      caught: caught.flatMap(([first, ...more]) =>
        first ? [{ code: first.species, pays: first.pays, count: 1 + more.length }] : [],
      ),
    },
  };
}

type StoredBurst = { burst: number; bullets: BulletRecord[] };

async function readBursts(database: Context['database'], id: bigint): Promise<StoredBurst[]> {
  const { rows } = await database.query<StoredBurst>(
    'SELECT burst, bullets FROM games.pool_bursts WHERE reserve_id = $1 ORDER BY burst',
    [id],
  );
  return rows.map(({ burst, bullets }) => ({
    burst,
    bullets: readState(bullets) as BulletRecord[],
  }));
}

/** The seed is told once the pool it was drawn in has ended; each hit has a nonce of its own. */
async function proofOf(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { openingId, clientSeed, gameCode, version, currency }: StoredReserve,
  hits: readonly HitRecord[],
): Promise<ProviderRoundDetail['fairness']> {
  const { rows } = await database.query<{ seed: string | null; seedHash: string }>(
    `SELECT CASE WHEN ended_at IS NULL THEN NULL ELSE seed END AS seed, seed_hash AS "seedHash"
       FROM games.pool_openings WHERE id = $1`,
    [openingId],
  );
  const [opening] = rows;
  const water = poolOfferOf(gameCode)?.water;
  if (!opening || !water) throw new Error(`The pool ${openingId} is missing.`);
  const { seed: serverSeed, seedHash: serverSeedHash } = opening;
  const query = new URLSearchParams({
    game: gameCode,
    version: String(version),
    serverSeedHash,
    clientSeed,
    currency,
    hits: hitsText(water, currency, hits),
    ...(serverSeed === null ? {} : { serverSeed }),
  });
  return {
    serverSeedHash,
    serverSeed,
    clientSeed,
    nonce: hits[0]?.nonce ?? 0,
    verifyUrl: `${config.GAMES_ORIGIN}/verify?${query}`,
  };
}
