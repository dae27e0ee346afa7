/** Codes on paper in place of an authenticator's: ten, each for one use, stored only hashed. */
import { createHash, randomInt } from 'node:crypto';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { secondFactorThrottle } from './second-factor-throttle.ts';

const codesMade = 10;
/** Without letters and digits that look alike; 16 of them are 79 bits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 16;

/** Ten new ones in place of those before. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  memberId: bigint,
): Promise<string[]> {
  const codes = Array.from({ length: codesMade }, newCode);
  await dropRecoveryCodes(transaction, memberId);
  await transaction.query(
    'INSERT INTO recovery_codes (member_id, code_hash) SELECT $1, * FROM unnest($2::bytea[])',
    [memberId, codes.map((code) => hashOf(memberId, code))],
  );
  return codes;
}

export async function dropRecoveryCodes(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query('DELETE FROM recovery_codes WHERE member_id = $1', [memberId]);
}

export async function countRecoveryCodes(
  database: Database | Transaction,
  memberId: bigint,
): Promise<number> {
  const { rows } = await database.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM recovery_codes
      WHERE member_id = $1 AND used_at IS NULL`,
    [memberId],
  );
  return rows[0]?.left ?? 0;
}

/** Uses up a code; false for a wrong or used one. Refuses `too_many_requests` after five wrong. */
export async function takeRecoveryCode(
  { database }: Pick<Context, 'database'>,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  return judgeAttempt(database, secondFactorThrottle(memberId), async () => {
    const { rowCount } = await database.query(
      `UPDATE recovery_codes SET used_at = now()
        WHERE member_id = $1 AND code_hash = $2 AND used_at IS NULL`,
      [memberId, hashOf(memberId, code)],
    );
    return rowCount === 1;
  });
}

function newCode(): string {
  const drawn = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]);
  return drawn.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** As typed: small letters, spaces and dashes make no difference. */
function hashOf(memberId: bigint, code: string): Buffer {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${memberId} ${plain}`).digest();
}
