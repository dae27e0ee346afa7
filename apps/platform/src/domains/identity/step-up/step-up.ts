/**
 * The second proof of a login from a network the member was never seen on (spec §4): by an
 * authenticator, a code to the bound address or to the bound number, or the name a bank account is
 * held in. Until it is given the session's token may do nothing else. Who has bound nothing cannot
 * be asked.
 */
import type { StepUpWay } from '@bahati/contract/player-site/identity/step-up.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { plainAddress } from '@bahati/server-kit/addresses/plain-address.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { maskedEmail, maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';
import { isHolderName } from './holder-name.ts';
import { issueCode, tellAccountChange, useCode } from '#domains/identity/contacts/contacts.ts';

export {
  forgetAuthenticator,
  hasAuthenticator,
  isAuthenticatorSettled,
  removeLostAuthenticator,
  renewRecoveryCodes,
  sendLostAuthenticatorCode,
  takeAuthenticatorCode,
} from './authenticator.ts';
export { countRecoveryCodes } from './recovery-codes.ts';

type Ways = {
  authenticator: boolean;
  email: string | null;
  sms: string | null;
  bankAccount: boolean;
};

/** Of `credentials c`. */
const isAuthenticatorBound = `EXISTS (
  SELECT 1 FROM authenticators a WHERE a.member_id = c.member_id AND a.confirmed_at IS NOT NULL)`;
const isBankAccountBound = `EXISTS (
  SELECT 1 FROM payout_accounts p
   WHERE p.member_id = c.member_id AND p.kind = 'bank' AND p.removed_at IS NULL)`;

/** The network of an address: what a home's or a phone's own addresses change within. */
const networkOf = `network(set_masklen($2::inet, CASE family($2::inet) WHEN 4 THEN 24 ELSE 48 END))`;

/** Answers a row where a login of this member from this address must be proven once more. */
export function stepUpStatement(memberId: bigint, ip: string): Statement {
  return {
    name: 'identity-step-up',
    text: `SELECT 1 FROM credentials c
            WHERE member_id = $1
              AND (email IS NOT NULL OR mobile_number IS NOT NULL
                   OR ${isAuthenticatorBound} OR ${isBankAccountBound})
              AND NOT EXISTS (
                SELECT 1 FROM known_networks k
                 WHERE k.member_id = c.member_id AND k.network = ${networkOf})`,
    values: [memberId, plainAddress(ip)],
  };
}

/** The member is at home on this network from now on. */
export function rememberStatement(memberId: bigint, ip: string): Statement {
  return {
    name: 'identity-remember-network',
    text: `INSERT INTO known_networks (member_id, network) VALUES ($1, ${networkOf})
           ON CONFLICT (member_id, network) DO UPDATE SET last_seen_at = now()`,
    values: [memberId, plainAddress(ip)],
  };
}

/** What the session has to prove, and by what. */
export async function readStepUp({ database }: Context, { memberId, sessionId }: MemberActor) {
  const { rows } = await database.query<{ isNeeded: boolean }>(
    'SELECT needs_step_up AS "isNeeded" FROM sessions WHERE id = $1',
    [sessionId],
  );
  const bound = await readWays(database, memberId);
  const ways: { way: StepUpWay; to: string | null }[] = [];
  if (bound.authenticator) ways.push({ way: 'authenticator', to: null });
  if (bound.email !== null) ways.push({ way: 'email', to: maskedEmail(bound.email) });
  if (bound.sms !== null) ways.push({ way: 'sms', to: maskedMobile(bound.sms) });
  if (bound.bankAccount) ways.push({ way: 'bank_account', to: null });
  if (bound.authenticator && (await countRecoveryCodes(database, memberId)) > 0) {
    ways.push({ way: 'recovery_code', to: null });
  }
  return { isNeeded: rows[0]?.isNeeded ?? false, ways };
}

/** Sends a code to what is bound. Refuses `way_not_bound`, `too_many_codes`. */
export async function sendStepUpCode(
  context: Context,
  { memberId }: MemberActor,
  request: { way: 'email' | 'sms'; language: 'en' | 'sw'; ip: string },
): Promise<{ expiredMinutes: number }> {
  const destination = (await readWays(context.database, memberId))[request.way];
  if (destination === null) throw new Refusal('way_not_bound');
  const { ip, language, way } = request;
  const code = { purpose: 'step_up', channel: way, destination, memberId, ip, language } as const;
  return issueCode(context, { ...code, isSent: true });
}

export type StepUpProof =
  | { way: Exclude<StepUpWay, 'bank_account'>; code: string }
  | { way: 'bank_account'; holderName: string };

/**
 * Proves the session. Refuses `way_not_bound`, `code_wrong`, `code_expired`, `holder_name_wrong`,
 * and `too_many_requests` to who guesses.
 */
export async function passStepUp(
  context: Context,
  actor: MemberActor,
  proof: StepUpProof & { ip: string },
): Promise<void> {
  const { memberId, sessionId } = actor;
  await judge(context, memberId, proof);
  if (proof.way === 'recovery_code') {
    await inTransaction(context.database, (transaction) =>
      tellAccountChange(context, transaction, actor, {
        event: 'recovery_code_used',
        holdsPayouts: false,
      }),
    );
  }
  await inTransaction(context.database, (transaction) =>
    sendStatements(transaction, [
      { ...provenStatement, values: [sessionId] },
      rememberStatement(memberId, proof.ip),
    ]),
  );
}

const provenStatement = {
  name: 'identity-session-proven',
  text: 'UPDATE sessions SET needs_step_up = false WHERE id = $1',
};

async function judge(context: Context, memberId: bigint, proof: StepUpProof): Promise<void> {
  const bound = await readWays(context.database, memberId);
  if (proof.way === 'bank_account') {
    if (!bound.bankAccount) throw new Refusal('way_not_bound');
    const isRight = await isHolderName(context, memberId, proof.holderName);
    if (!isRight) throw new Refusal('holder_name_wrong');
  } else if (proof.way === 'authenticator' || proof.way === 'recovery_code') {
    if (!bound.authenticator) throw new Refusal('way_not_bound');
    const take = proof.way === 'authenticator' ? takeAuthenticatorCode : takeRecoveryCode;
    const isRight = await take(context, memberId, proof.code);
    if (!isRight) throw new Refusal('code_wrong');
  } else {
    const destination = bound[proof.way];
    if (destination === null) throw new Refusal('way_not_bound');
    await useCode(context, { purpose: 'step_up', destination, memberId, code: proof.code });
  }
}

/** Forgets networks nobody came from for half a year. */
export async function dropOldNetworks({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM known_networks WHERE (member_id, network) IN (
       SELECT member_id, network FROM known_networks
        WHERE last_seen_at < now() - interval '180 days' ORDER BY last_seen_at LIMIT 20000)`,
  );
}

async function readWays(database: Database | Transaction, memberId: bigint): Promise<Ways> {
  const { rows } = await database.query<Ways>(
    `SELECT email, mobile_number AS sms, ${isAuthenticatorBound} AS authenticator,
            ${isBankAccountBound} AS "bankAccount"
       FROM credentials c WHERE member_id = $1`,
    [memberId],
  );
  const ways = rows[0];
  if (!ways) throw new Error('The member has no credentials.');
  return ways;
}
