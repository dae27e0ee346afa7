/**
 * A round of free play, by the same rules and the same randomness as one for money. Stake, outcome
 * and payout are one transaction on the purse; the same request plays once.
 */
import { randomBytes } from 'node:crypto';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import {
  type FreeRound,
  readFreeRounds,
  replayFree,
  roundsKept,
  showFreeRound,
} from './free-rounds.ts';
import { lockPurse, type Purse, setBalance } from './purses.ts';

type SpinRequest = { idempotencyKey: string; stake: string; choice?: string | undefined };
type ActRequest = { roundId: string; idempotencyKey: string; sequence: number; action: string };

/** Refuses as a round for money does, as far as play money can be refused. */
export async function playFreeRound(
  { database }: Context,
  frame: Purse,
  { idempotencyKey, stake: wanted, choice: chosen }: SpinRequest,
): Promise<FrameRound> {
  const game = gameByCode(frame.gameCode);
  const stake = parseAmount(wanted, frame.currency);
  if (stake === undefined || !game.takesStake(frame.currency, stake)) {
    throw new Refusal('stake_not_offered');
  }
  const choice = chosen ?? game.choices[0].name;
  if (game.priceOf(choice) === null) throw new Refusal('choice_not_offered');
  return inTransaction(database, async (transaction) => {
    const purse = await lockPurse(transaction, frame);
    const [known] = await readFreeRounds(
      transaction,
      purse,
      'AND (idempotency_key = $2 OR payout IS NULL) ORDER BY idempotency_key <> $2 LIMIT 1',
      [idempotencyKey],
    );
    if (known?.idempotencyKey === idempotencyKey) {
      if (known.stake !== stake || known.choice !== choice) throw new Refusal('request_conflict');
      return showFreeRound(purse, known);
    }
    if (known) throw new Refusal('round_in_progress', { roundId: known.externalId });
    const round = await addRound(transaction, purse, { idempotencyKey, stake, choice });
    return showFreeRound(purse, round);
  });
}

async function addRound(
  transaction: Transaction,
  purse: Purse,
  request: { idempotencyKey: string; stake: bigint; choice: string },
): Promise<FreeRound> {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = purse;
  const definitionVersion = gameByCode(purse.gameCode).version;
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
  const begun = { ...request, ...seeds, definitionVersion, acts: [], actKeys: [] };
  const { debit, payout } = replayFree(purse, { ...begun, payout: null, balance: 0n });
  const balance = await pay(transaction, purse, debit, payout);
  const externalId = `p-${randomBytes(16).toString('hex')}`;
  const { rows } = await transaction.query<Pick<FreeRound, 'id' | 'createdAt'>>(
    `WITH counted AS (UPDATE games.free_purses SET nonce = nonce + 1 WHERE id = $1),
          forgotten AS (DELETE FROM games.free_rounds WHERE purse_id = $1 AND id <= (
            SELECT id FROM games.free_rounds WHERE purse_id = $1
             ORDER BY id DESC OFFSET ${roundsKept - 1} LIMIT 1))
     INSERT INTO games.free_rounds (purse_id, external_id, idempotency_key, stake, choice, payout,
       balance, server_seed, server_seed_hash, client_seed, nonce, definition_version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     RETURNING id, created_at AS "createdAt"`,
    [
      purse.id,
      externalId,
      request.idempotencyKey,
      request.stake,
      request.choice,
      payout,
      balance,
      serverSeed,
      serverSeedHash,
      clientSeed,
      nonce,
      definitionVersion,
    ],
  );
  if (!rows[0]) throw new Error('A new round of free play has no id.');
  return { ...begun, ...rows[0], externalId, payout, balance };
}

/** Takes what a step costs and adds what it ends with; answers the balance after it. */
async function pay(
  transaction: Transaction,
  purse: Purse,
  cost: bigint,
  payout: bigint | null,
): Promise<bigint> {
  if (purse.balance < cost) throw new Refusal('insufficient_funds');
  const balance = purse.balance - cost + (payout ?? 0n);
  await setBalance(transaction, purse, balance);
  return balance;
}

/** Refuses `not_found`, `request_conflict`, `act_out_of_order`, `action_not_allowed`. */
export async function actInFreeRound(
  { database }: Context,
  frame: Purse,
  { roundId, idempotencyKey, sequence, action }: ActRequest,
): Promise<FrameRound> {
  return inTransaction(database, async (transaction) => {
    const purse = await lockPurse(transaction, frame);
    const [round] = await readFreeRounds(transaction, purse, 'AND external_id = $2', [roundId]);
    if (!round) throw new Refusal('not_found');
    const known = round.actKeys.indexOf(idempotencyKey);
    if (known >= 0) {
      if (known + 1 === sequence && round.acts[known] === action)
        return showFreeRound(purse, round);
      throw new Refusal('request_conflict');
    }
    if (round.payout !== null || sequence !== round.acts.length + 1) {
      throw new Refusal('act_out_of_order');
    }
    const before = replayFree(purse, round);
    if (!before.actions.includes(action)) throw new Refusal('action_not_allowed');
    const acts = [...round.acts, action];
    const { debit, payout } = replayFree(purse, round, acts);
    const balance = await pay(transaction, purse, debit - before.debit, payout);
    const actKeys = [...round.actKeys, idempotencyKey];
    await transaction.query(
      `UPDATE games.free_rounds SET acts = $2, act_keys = $3, payout = $4, balance = $5
        WHERE id = $1`,
      [round.id, acts, actKeys, payout, balance],
    );
    return showFreeRound(purse, { ...round, acts, actKeys, payout, balance });
  });
}
