/** Plays the hits of a reserve of fishing again, and says whether the promise was kept. Pure but for its hashing. */
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed, isClientSeed } from '@bahati/fairness/commit.ts';
import { drawnFate } from '@bahati/game-rules/fishing/capture/fate.ts';
import { proveHit, type ProvenHit } from '@bahati/game-rules/fishing/capture/replay.ts';
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { readHits } from '@bahati/game-rules/fishing/records/hit-text.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';

export type ShotFields = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly hits: string;
  readonly currency: string;
};

export type ProvenShots = {
  readonly serverSeedHash: string;
  /** Null when no hash was given to compare with. */
  readonly isCommitmentKept: boolean | null;
  readonly clientSeed: string;
  readonly hits: readonly ProvenHit[];
  /** Minor units of the currency; null where none was given. */
  readonly money: {
    readonly currency: Currency;
    readonly spent: bigint;
    readonly won: bigint;
  } | null;
};

/** Throws a RangeError where the fields tell no hits, or none that can have happened. */
export async function proveShots(water: Water, fields: ShotFields): Promise<ProvenShots> {
  const { serverSeed, clientSeed, currency } = fields;
  if (!isClientSeed(clientSeed)) throw new RangeError('That is no client seed.');
  const told = readHits(water, fields.hits);
  const hits = await Promise.all(
    told.map((hit) =>
      drawInBrowser({ serverSeed, clientSeed, nonce: hit.nonce }, (draw) =>
        proveHit(hit, drawnFate(draw)),
      ),
    ),
  );
  const serverSeedHash = await hashServerSeed(serverSeed);
  const shown = fields.serverSeedHash.toLowerCase();
  return {
    serverSeedHash,
    isCommitmentKept: shown === '' ? null : shown === serverSeedHash,
    clientSeed,
    hits,
    money: isCurrency(currency) ? moneyOf(hits, currency) : null,
  };
}

function moneyOf(hits: readonly ProvenHit[], currency: Currency): ProvenShots['money'] {
  const stakes = hits.map(({ told, pays }) => ({
    stake: stakeAt(told.level, currency) ?? 0n,
    pays,
  }));
  return {
    currency,
    spent: stakes.reduce((sum, { stake }) => sum + stake, 0n),
    won: stakes.reduce((sum, { stake, pays }) => sum + stake * BigInt(pays), 0n),
  };
}
