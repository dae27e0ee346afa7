/** Rounds of free play as they stand in the database, and as the frame sees them. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { gameByCode } from '#games-server/games/games.ts';
import type { Purse } from './purses.ts';

/** So many stay with a purse, for its history. */
export const roundsKept = 60;

export type FreeRound = {
  id: bigint;
  externalId: string;
  idempotencyKey: string;
  stake: bigint;
  choice: string;
  acts: string[];
  actKeys: string[];
  payout: bigint | null;
  balance: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  definitionVersion: number;
  createdAt: Date;
};

type Place = Pick<Purse, 'id' | 'gameCode' | 'currency'>;

/** `rest` begins with AND or ORDER. */
export async function readFreeRounds(
  database: Database | Transaction,
  purse: Pick<Purse, 'id'>,
  rest: string,
  values: unknown[] = [],
): Promise<FreeRound[]> {
  const { rows } = await database.query<FreeRound>(
    `SELECT id, external_id AS "externalId", idempotency_key AS "idempotencyKey", stake, choice,
            acts, act_keys AS "actKeys", payout, balance, server_seed AS "serverSeed",
            server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce,
            definition_version AS "definitionVersion", created_at AS "createdAt"
       FROM games.free_rounds WHERE purse_id = $1 ${rest}`,
    [purse.id, ...values],
  );
  return rows;
}

/** Jackpots take no part: what a ticket won is not paid here. */
export function replayFree(
  { gameCode, currency }: Place,
  round: Omit<FreeRound, 'id' | 'externalId' | 'createdAt'>,
  acts: readonly string[] = round.acts,
) {
  const { stake, choice, definitionVersion: version } = round;
  const draw = createDrawStream(createNodeHmac(round.serverSeed), round);
  return gameByCode(gameCode).play({ version, choice, acts, draw, stake, currency });
}

export function showFreeRound(purse: Place, round: FreeRound): FrameRound {
  const { currency } = purse;
  const { serverSeedHash, clientSeed, nonce } = round;
  const played = replayFree(purse, round);
  return {
    roundId: round.externalId,
    stake: toDecimal(round.stake, currency),
    payout: toDecimal(round.payout ?? 0n, currency),
    ...played.view(),
    choice: round.choice,
    debit: toDecimal(played.debit, currency),
    acts: round.acts,
    actions: [...played.actions],
    state: round.payout === null ? 'open' : 'settled',
    balance: toDecimal(round.balance, currency),
    seeds: { serverSeedHash, clientSeed, nonce },
    at: round.createdAt.toISOString(),
  };
}
