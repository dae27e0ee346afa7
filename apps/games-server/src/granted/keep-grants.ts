/** The operator grants free rounds, ends them and asks how far they are played. */
import type { z } from 'zod';
import type { freeRoundCalls, GrantTold } from '@bahati/contract/games-provider/free-rounds.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { findGame } from '#games-server/games/games.ts';
import { isPlayedFromOwnWallet } from '#games-server/own-wallets/wallet-rows.ts';
import { type Grant, isBarred, readGrant, tellGrant } from './granted-rounds.ts';

type Wish = z.output<(typeof freeRoundCalls)['POST /vendor/v1/freeRounds/grant']['body']>;
type PricedWish = Omit<Wish, 'stake' | 'cap'> & Pick<Grant, 'stake' | 'cap'>;

/**
 * Answers the grant, written now if it is new. Refuses `grant_conflict`, `grant_cancelled`,
 * `free_rounds_not_offered`, `stake_not_offered`.
 */
export async function grantRounds({ database }: Context, body: Wish): Promise<GrantTold> {
  const wish = priced(body);
  const known = await readGrant(database, wish.grantId);
  if (!known) await addGrant(database, wish);
  const grant = known ?? (await readGrant(database, wish.grantId));
  if (!grant) throw new Error(`The grant ${wish.grantId} is gone.`);
  if (isBarred(grant)) throw new Refusal('grant_cancelled');
  if (!isSame(grant, wish)) throw new Refusal('grant_conflict');
  return tellGrant(grant);
}

function priced(wish: Wish): PricedWish {
  const [stake, cap] = [wish.stake, wish.cap].map((text) => parseAmount(text, wish.currency));
  if (stake === undefined || cap === undefined || cap === 0n) {
    throw new Refusal('invalid_input', { fields: [{ field: 'stake', problem: 'invalid' }] });
  }
  return { ...wish, stake, cap };
}

async function addGrant(database: Database, wish: PricedWish): Promise<void> {
  const { gameCode, currency, stake } = wish;
  const game = isPlayedFromOwnWallet(gameCode) ? undefined : findGame(gameCode);
  if (!game?.hasFreeRounds) throw new Refusal('free_rounds_not_offered');
  if (!game.takesStake(currency, stake)) throw new Refusal('stake_not_offered');
  await database.query(
    `INSERT INTO games.round_grants (external_id, state, member_id, game_code, currency,
       campaign_id, rounds, stake, cap, expires_at)
     VALUES ($1, 'active', $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (external_id) DO NOTHING`,
    [
      wish.grantId,
      wish.memberId,
      gameCode,
      currency,
      wish.campaignId,
      wish.rounds,
      stake,
      wish.cap,
      wish.expiresAt,
    ],
  );
}

function isSame(grant: Grant, wish: PricedWish): boolean {
  return (
    grant.memberId === wish.memberId &&
    grant.gameCode === wish.gameCode &&
    grant.currency === wish.currency &&
    grant.campaignId === wish.campaignId &&
    grant.rounds === wish.rounds &&
    grant.stake === wish.stake &&
    grant.cap === wish.cap &&
    grant.expiresAt.getTime() === new Date(wish.expiresAt).getTime()
  );
}

/** No other round begins; an id that has not come yet never will. */
export async function cancelGrant(
  { database }: Context,
  { grantId }: { grantId: string },
): Promise<GrantTold> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(
      `INSERT INTO games.round_grants (external_id, state) VALUES ($1, 'cancelled')
       ON CONFLICT (external_id) DO NOTHING`,
      [grantId],
    );
    // A round that begins just now comes before or after, and is counted or does not begin.
    const grant = await readGrant(transaction, grantId, 'FOR UPDATE');
    if (!grant) throw new Error(`The grant ${grantId} is gone.`);
    // One whose time is over stays what it is told as.
    if (isBarred(grant) || grant.isExpired) return tellGrant(grant);
    await transaction.query(`UPDATE games.round_grants SET state = 'cancelled' WHERE id = $1`, [
      grant.id,
    ]);
    return tellGrant({ ...grant, state: 'cancelled' });
  });
}

/** Refuses `grant_not_found`. */
export async function tellGrantState(
  { database }: Context,
  { grantId }: { grantId: string },
): Promise<GrantTold> {
  const grant = await readGrant(database, grantId);
  if (!grant) throw new Refusal('grant_not_found');
  return tellGrant(grant);
}
