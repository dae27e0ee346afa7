/** The referral codes of members: of the signs of agents' codes, and none of those. */
import { randomInt } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';
import { trialType } from '#domains/members/members.ts';

/** Without letters and digits that are mistaken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const mostTries = 5;

/** The member's own code, made at the first look. */
export async function codeOf(database: Database, memberId: bigint): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { rows } = await database.query<{ code: string }>(
      'SELECT code FROM referral_codes WHERE member_id = $1',
      [memberId],
    );
    if (rows[0]) return rows[0].code;
    await database.query(
      `INSERT INTO referral_codes (member_id, code) SELECT $1, $2
        WHERE NOT EXISTS (SELECT FROM affiliate_codes WHERE code = $2) ON CONFLICT DO NOTHING`,
      [memberId, randomCode()],
    );
  }
  throw new Error(`No free referral code was found for ${memberId}.`);
}

/** Whose code it is, however it was typed; undefined: nobody's who plays here. */
export async function ofCode(database: Database, code: string): Promise<bigint | undefined> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT m.id FROM referral_codes c JOIN members m ON m.id = c.member_id
      WHERE c.code = $1 AND m.status = 'active' AND m.type <> $2`,
    [code.trim().toUpperCase(), trialType],
  );
  return rows[0]?.id;
}

function randomCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}
