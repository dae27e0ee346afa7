/**
 * Free play (spec §4, §6): a trial member who may look everywhere and stake nothing real. Its
 * wallet is in a play currency that never meets a real one; after a day it is closed.
 */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  createCredentials,
  startFirstSession,
} from '#domains/identity/registration/registration.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { countAttempt } from '#domains/system/throttle/throttle.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { openSealed } from '#domains/system/secrets/secrets.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { grantPlayMoney, openWallet } from '#domains/wallet/wallet.ts';
import { trialType } from './members.ts';

const playCurrency = 'XPL';
/** 10,000.00 of play money. */
const playMoney = 1_000_000n;
const call = 'POST /wps/session/login/freeplay';

export type FreePlayInput = Visitor & { token?: string | undefined; language: 'en' | 'sw' };

/** Refuses `free_play_off`, `seal_invalid`, `seal_required`; `too_many_requests` to a crowd. */
export async function startFreePlay(context: Context, input: FreePlayInput): Promise<Session> {
  const { database, config } = context;
  const { flags } = await readBrand(database, config.BRAND);
  if (!flags.freePlay) throw new Refusal('free_play_off');
  if (input.token !== undefined) await openSealed(database, call, input.token, context.now());
  else if (config.SEALED_CALLS === 'required') throw new Refusal('seal_required');
  await assertFewTrials(context, input.ip);
  const username = `trial-${newToken('t').token.slice(2, 12)}`;
  const token = await inTransaction(database, async (transaction) => {
    // No password has this hash: nobody comes back as this trial member.
    const memberId = await createCredentials(transaction, { username, passwordHash: '-' });
    await transaction.query(
      `INSERT INTO members (id, nickname, type, currency, language, registered_ip)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [memberId, username, trialType, playCurrency, input.language, input.ip],
    );
    await openWallet(transaction, memberId, playCurrency);
    await grantPlayMoney(transaction, {
      ownerId: memberId,
      currency: playCurrency,
      amount: playMoney,
    });
    return startFirstSession(transaction, memberId, input);
  });
  return { token, userName: username, firstTimeLogin: true, passwordExpired: false };
}

/** Five trials an hour from one address: each leaves rows behind. */
async function assertFewTrials({ database, config }: Context, ip: string): Promise<void> {
  await countAttempt(database, [
    {
      subject: `free play from ${clientNetwork(ip)}`,
      freeAttempts: Math.ceil(5 * config.RATE_LIMIT_FACTOR),
      windowSeconds: 3_600,
      firstDelaySeconds: 300,
      longestDelaySeconds: 3_600,
    },
  ]);
}

/** Closes trial members whose day is over; their sessions ended by then. */
export async function closeOldTrials(database: Database): Promise<void> {
  await database.query(
    `UPDATE members SET status = 'closed' WHERE id IN (
       SELECT id FROM members
        WHERE type = $1 AND status = 'active' AND registered_at < now() - interval '25 hours'
        ORDER BY id LIMIT 10000)`,
    [trialType],
  );
}
