/**
 * Taking a reserve from the wallet. It is a committed row before the wallet is asked, and shots count
 * only once its stake was taken. It is asked for once: without an answer it is undone, so that a
 * late arrival moves nothing.
 */
import { randomBytes } from 'node:crypto';
import { poolOfferOf, shotsInReserve } from '@bahati/game-rules/fishing/pool-offers.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { holdLease, type Opening } from '#games-server/pools/lease.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import { readReserves, type StoredReserve } from './stored-reserve.ts';

export type Shooter = {
  context: Context;
  room: Pick<StoredRoom, 'id' | 'gameCode' | 'currency'>;
  holder: string;
  opening: Opening;
  clientSeed: string;
  session: FrameSession;
};

export type TakenReserve = {
  id: bigint;
  externalId: string;
  amount: bigint;
  /** The wallet's word after it was taken. */
  balance: string;
};

export type ReserveAnswer = TakenReserve | { refused: Refused };

const refusedBy = (code: string): { refused: Refused } => ({ refused: { code, details: {} } });

/** Much longer than a call on the wallet: until then nobody else touches it. */
const ownSeconds = 15;

/** So many shots, or as many as the member can pay. Throws LeaseLost. */
export async function takeReserve(shooter: Shooter, stake: bigint): Promise<ReserveAnswer> {
  const whole = await takeAmount(shooter, stake * shotsInReserve);
  if (!('refused' in whole) || whole.refused.code !== 'insufficient_funds') return whole;
  const left = await shotsLeft(shooter, stake);
  return left > 0n ? takeAmount(shooter, stake * left) : whole;
}

async function shotsLeft({ context, room, session }: Shooter, stake: bigint): Promise<bigint> {
  try {
    const { balance } = await context.wallet.balance(session);
    const shots = (parseAmount(balance, room.currency) ?? 0n) / stake;
    return shots < shotsInReserve ? shots : shotsInReserve;
  } catch (error) {
    context.log.warn({ err: error }, 'a balance is not known');
    return 0n;
  }
}

async function takeAmount(shooter: Shooter, amount: bigint): Promise<ReserveAnswer> {
  const { context } = shooter;
  const asked = await commitReserve(shooter, amount);
  if ('refused' in asked) return asked;
  const answer = await context.wallet.bet(asked, {
    transactionId: asked.externalId,
    platformToken: asked.platformToken,
    stake: amount,
  });
  if (answer.kind === 'applied') return openReserve(shooter, asked, answer.balance);
  if (answer.kind === 'refused') {
    await context.database.query(
      `UPDATE games.pool_reserves SET state = 'refused', refusal_code = $2,
              decided_at = clock_timestamp()
        WHERE id = $1 AND state = 'asking'`,
      [asked.id, answer.code],
    );
    return { refused: { code: answer.code, details: answer.details } };
  }
  context.log.warn(
    { reserve: asked.externalId, reason: answer.reason },
    'a reserve is not decided',
  );
  await context.database.query(
    `UPDATE games.pool_reserves SET state = 'voiding', due_at = clock_timestamp()
      WHERE id = $1 AND state = 'asking'`,
    [asked.id],
  );
  return refusedBy('retry');
}

async function commitReserve(
  { context, room, holder, opening, clientSeed, session }: Shooter,
  amount: bigint,
): Promise<StoredReserve | { refused: Refused }> {
  if (!session.canBet) return refusedBy('bets_blocked');
  return inTransaction(context.database, async (transaction) => {
    await holdLease(transaction, room.id, holder);
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO games.pool_reserves (external_id, room_id, opening_id, client_seed, game_code,
         version, member_id, session_id, currency, amount, due_at)
       SELECT $1, r.id, $3, $4, r.game_code, $5, $6, $7, r.currency, $8,
              clock_timestamp() + make_interval(secs => $9)
         FROM games.rooms r WHERE r.id = $2 AND NOT r.is_paused
       RETURNING id`,
      [
        `r-${randomBytes(16).toString('hex')}`,
        room.id,
        opening.id,
        clientSeed,
        poolOfferOf(room.gameCode)?.water.version,
        session.memberId,
        session.id,
        amount,
        ownSeconds,
      ],
    );
    if (!rows[0]) return refusedBy('table_paused');
    const [reserve] = await readReserves(transaction, 'WHERE v.id = $1', [rows[0].id]);
    if (!reserve) throw new Error('A reserve was not written.');
    return reserve;
  });
}

/** Under the lease: where the pool has passed to another, the reserve is left to be given back. */
async function openReserve(
  { context, room, holder }: Shooter,
  { id, externalId, amount }: StoredReserve,
  balance: string,
): Promise<ReserveAnswer> {
  return inTransaction(context.database, async (transaction) => {
    await holdLease(transaction, room.id, holder);
    const { rowCount } = await transaction.query(
      `UPDATE games.pool_reserves SET state = 'open', balance = $2
        WHERE id = $1 AND state = 'asking'`,
      [id, balance],
    );
    return rowCount === 1 ? { id, externalId, amount, balance } : refusedBy('retry');
  });
}
