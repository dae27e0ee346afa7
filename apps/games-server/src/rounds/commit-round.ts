/**
 * Fixing a round: seeds, number, choice and stake, and the payout of a round without acts, are one
 * committed fact before money is asked.
 */
import { randomBytes } from 'node:crypto';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { addRoundJackpots, fixJackpots } from '#games-server/jackpots/fix-jackpots.ts';
import {
  countGrantedRound,
  type GrantedRound,
  takeGrantedRound,
} from '#games-server/granted/take-granted-round.ts';
import type { Game } from '#games-server/games/game.ts';
import { activePair, lockPlayer } from '#games-server/seeds/seed-pairs.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import {
  isUndecided,
  readStoredRound,
  readStoredRounds,
  type StoredRound,
} from './stored-round.ts';

/** Longer than one call on the wallet, so that nobody else asks while we do. */
export const leaseSeconds = 5;

/** `grantId`: a free round of this grant, at its stake. */
export type RoundRequest = {
  idempotencyKey: string;
  stake: bigint;
  choice: string;
  grantId?: string | undefined;
};

export type Committed = { round: StoredRound; isNew: boolean };

/**
 * Answers the round of this request, made now if it is new. Refuses `request_conflict` and
 * `round_in_progress`, and for a free round as `takeGrantedRound` does.
 */
export async function commitRound(
  context: Context,
  game: Game<unknown>,
  session: FrameSession,
  request: RoundRequest,
): Promise<Committed> {
  return inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, session.memberId);
    const known = await readStoredRounds(
      transaction,
      `WHERE r.member_id = $1 AND
         (r.idempotency_key = $2 OR (r.game_code = $3 AND r.decided_at IS NULL))`,
      [session.memberId, request.idempotencyKey, session.gameCode],
    );
    const same = known.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
    if (same) {
      assertSameRequest(same, session, request);
      return { round: same, isNew: false };
    }
    const undecided = known.find(isUndecided);
    if (undecided) throw new Refusal('round_in_progress', { roundId: undecided.externalId });
    const { grantId, stake } = request;
    const granted =
      grantId === undefined
        ? null
        : await takeGrantedRound(transaction, session, { grantId, stake });
    const id = await addRound(transaction, game, session, { ...request, granted });
    return { round: await readStoredRound(transaction, id), isNew: true };
  });
}

function assertSameRequest(
  { stake, choice, gameCode, currency, grant }: StoredRound,
  session: FrameSession,
  request: RoundRequest,
): void {
  const isSame =
    stake === request.stake &&
    grant?.externalId === request.grantId &&
    choice === request.choice &&
    gameCode === session.gameCode &&
    currency === session.currency;
  if (!isSame) throw new Refusal('request_conflict');
}

async function addRound(
  transaction: Transaction,
  game: Game<unknown>,
  session: FrameSession,
  { idempotencyKey, stake, choice, granted }: RoundRequest & { granted: GrantedRound | null },
): Promise<bigint> {
  const { memberId, gameCode, currency } = session;
  const pair = await activePair(transaction, session);
  const { version } = game;
  const draw = createDrawStream(createNodeHmac(pair.serverSeed), pair);
  const played = game.play({ version, choice, acts: [], draw, stake, currency });
  const { debit, payout, validStake } = played;
  const hasActs = payout === null;
  if (granted && (hasActs || played.jackpots)) throw new Error(`${gameCode} has no free rounds.`);
  const cut = granted ? cutOff(payout, granted) : 0n;
  const jackpots =
    played.jackpots &&
    (await fixJackpots(transaction, { gameCode, currency, stake }, played.jackpots));
  const jackpot = jackpots?.reduce((sum, { won }) => sum + (won ?? 0n), 0n) ?? 0n;
  const { rows } = await transaction.query<{ id: bigint }>(
    `WITH counted AS (UPDATE games.seed_pairs SET nonce = nonce + 1 WHERE id = $8)
     INSERT INTO games.rounds (external_id, member_id, game_code, session_id, idempotency_key, currency,
       stake, payout, seed_pair_id, nonce, definition_version, due_at, choice, extra_stake,
       has_acts, state, has_jackpots, valid_stake, grant_id, grant_number, cut)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $9, $8, $10, $11, now() + make_interval(secs => $12),
       $13, $14, $15, $16, $17, $18, $19, $20, $21)
     RETURNING id`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      memberId,
      gameCode,
      session.id,
      idempotencyKey,
      currency,
      stake,
      pair.id,
      payout === null ? null : payout + jackpot - cut,
      pair.nonce,
      version,
      leaseSeconds,
      choice,
      debit - stake,
      hasActs,
      hasActs ? 'opening' : 'settling',
      jackpots !== null,
      validStake,
      granted?.grantId ?? null,
      granted?.number ?? null,
      cut,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A new round has no id.');
  if (jackpots) await addRoundJackpots(transaction, id, jackpots);
  if (granted) await countGrantedRound(transaction, granted, (payout ?? 0n) - cut);
  return id;
}

/** What of a payout is beyond what its grant has left. */
function cutOff(payout: bigint | null, { left }: GrantedRound): bigint {
  return payout !== null && payout > left ? payout - left : 0n;
}
