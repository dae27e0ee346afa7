/** Judges a passkey that was used: whose it is, and that its owner was there. */
import type { UsedPasskey } from '@bahati/contract/player-site/identity/passkeys.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { keepChallenge, type Purpose, takeChallenge } from './challenges.ts';
import type { PasskeySite } from './passkey-site.ts';

const answerWithinMs = 300_000;

type Known = { id: bigint; memberId: bigint; publicKey: Buffer; counter: bigint };
type Asked = { purpose: Exclude<Purpose, 'add'>; sessionId: bigint | null };

/** What the browser is asked: any passkey of this host, which says itself whose it is. */
export async function askForPasskey(database: Database, { rpId }: PasskeySite, asked: Asked) {
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: answerWithinMs,
    userVerification: 'required',
  });
  await keepChallenge(database, options.challenge, asked);
  return { ...options };
}

/** Whose it is; undefined where it proves nothing. `isProven` is false for a failed try at a known one. */
export async function judgePasskey(
  database: Database,
  passkey: UsedPasskey,
  { origin, rpId }: PasskeySite,
  asked: Asked,
): Promise<{ memberId: bigint; isProven: boolean } | undefined> {
  const challenge = await takeChallenge(database, passkey.response.clientDataJSON, asked);
  const { rows } = await database.query<Known>(
    `SELECT id, member_id AS "memberId", public_key AS "publicKey", counter
       FROM passkeys WHERE credential_id = $1 AND rp_id = $2`,
    [Buffer.from(passkey.id, 'base64url'), rpId],
  );
  const [known] = rows;
  if (!known) return undefined;
  const { memberId } = known;
  if (challenge === undefined) return { memberId, isProven: false };
  const counter = await verify(passkey, known, { challenge, origin, rpId });
  if (counter === undefined) return { memberId, isProven: false };
  // One that counts must count on, whichever of two at once comes first.
  const { rowCount } = await database.query(
    `UPDATE passkeys SET counter = $2, last_used_at = now()
      WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [known.id, counter],
  );
  return { memberId, isProven: rowCount === 1 };
}

/** What the library throws is about what the browser sent. */
async function verify(
  passkey: UsedPasskey,
  { publicKey, counter }: Known,
  expected: { challenge: string; origin: string; rpId: string },
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: passkey as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(publicKey),
        counter: Number(counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
