/** A member's own passkeys: listed, added, removed; he is told of each that comes or goes. */
import { createHash } from 'node:crypto';
import {
  type MadePasskey,
  mostPasskeys,
  type Passkey,
} from '@bahati/contract/player-site/identity/passkeys.ts';
import { inTransaction, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { tellAccountChange } from '#domains/identity/contacts/contacts.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { PasskeySite } from './passkey-site.ts';

const answerWithinMs = 300_000;
/** EdDSA, ES256 and RS256. The library's own list begins with one whose check is experimental. */
const algorithms = [-8, -7, -257];

export async function listPasskeys(
  { database }: Context,
  { memberId }: MemberActor,
): Promise<{ items: Passkey[] }> {
  const { rows } = await database.query<{
    id: bigint;
    name: string;
    createdAt: Date;
    lastUsedAt: Date | null;
  }>(
    `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
       FROM passkeys WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, mostPasskeys],
  );
  const items = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id: id.toString(),
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  return { items };
}

/** Refuses `password_wrong`, `too_many_requests`, `too_many_passkeys`. */
export async function startPasskey(
  context: Context,
  { memberId, sessionId, username }: MemberActor,
  password: string,
  { rpId, brandName }: PasskeySite,
) {
  const { database } = context;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const { rows } = await database.query<{ id: Buffer }>(
    'SELECT credential_id AS id FROM passkeys WHERE member_id = $1 LIMIT $2',
    [memberId, mostPasskeys],
  );
  if (rows.length >= mostPasskeys) throw new Refusal('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: brandName,
    rpID: rpId,
    userName: username,
    // Says nothing of who it is, and the same each time: a device keeps one passkey a member.
    userID: Uint8Array.from(createHash('sha256').update(`member ${memberId}`).digest()),
    timeout: answerWithinMs,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: rows.map(({ id }) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(database, options.challenge, { purpose: 'add', sessionId });
  return { ...options };
}

type New = { name: string; passkey: MadePasskey; ip: string };

/** Refuses `passkey_failed`, `too_many_passkeys`. */
export async function addPasskey(
  context: Context,
  actor: MemberActor,
  { name, passkey, ip }: New,
  site: PasskeySite,
): Promise<void> {
  const { memberId, sessionId, username } = actor;
  const asked = { purpose: 'add', sessionId } as const;
  const { clientDataJSON } = passkey.response;
  const challenge = await takeChallenge(context.database, clientDataJSON, asked);
  const made = challenge && (await verify(passkey, challenge, site));
  if (!made) throw new Refusal('passkey_failed');
  const { id, publicKey, counter, transports = [] } = made.credential;
  await inTransaction(context.database, async (transaction) => {
    await assertRoom(transaction, memberId);
    await transaction
      .query(
        `INSERT INTO passkeys
           (member_id, credential_id, public_key, counter, transports, rp_id, name)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          memberId,
          Buffer.from(id, 'base64url'),
          Buffer.from(publicKey),
          counter,
          transports,
          site.rpId,
          name,
        ],
      )
      .catch((error: unknown) => {
        throw sqlState(error) === '23505' ? new Refusal('passkey_failed') : error;
      });
    await tellAccountChange(context, transaction, actor, {
      event: 'passkey_added',
      holdsPayouts: false,
    });
    await recordAudit(transaction, {
      actor: username,
      action: 'member.passkey_added',
      subject: `member:${memberId}`,
      after: { name },
      ip,
    });
  });
}

/** What the library throws is about what the browser sent. */
async function verify(passkey: MadePasskey, challenge: string, { origin, rpId }: PasskeySite) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    return undefined;
  }
}

/** Counted under the member's lock. */
async function assertRoom(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query('SELECT 1 FROM credentials WHERE member_id = $1 FOR UPDATE', [memberId]);
  const { rows } = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM passkeys WHERE member_id = $1',
    [memberId],
  );
  if ((rows[0]?.count ?? 0) >= mostPasskeys) throw new Refusal('too_many_passkeys');
}

/** Refuses `password_wrong`, `too_many_requests`, `not_found`. */
export async function removePasskey(
  context: Context,
  actor: MemberActor,
  { id, password, ip }: { id: bigint; password: string; ip: string },
): Promise<void> {
  const { memberId, username } = actor;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ name: string }>(
      'DELETE FROM passkeys WHERE id = $1 AND member_id = $2 RETURNING name',
      [id, memberId],
    );
    const [removed] = rows;
    if (!removed) throw new Refusal('not_found');
    await tellAccountChange(context, transaction, actor, {
      event: 'passkey_removed',
      holdsPayouts: false,
    });
    await recordAudit(transaction, {
      actor: username,
      action: 'member.passkey_removed',
      subject: `member:${memberId}`,
      before: { name: removed.name },
      ip,
    });
  });
}
