/**
 * The codes by which agents invite. They stand with the members and not with the agency, since
 * registering must know in its own transaction whom a code makes the upline; the agency shows
 * what came of them.
 */
import { randomInt } from 'node:crypto';
import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';

/** Without letters and digits that are mistaken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const mostCodes = 10;

/** The form in which a code is kept, however it was typed. */
export function canonicalAffiliateCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Whether it could be a code at all: of an agent, or of a member who invites friends. */
export const hasCodeForm = (code: string): boolean => /^[A-HJKMNP-Z2-9]{6,10}$/.test(code);

type Row = Omit<AffiliateCode, 'createdAt' | 'expiresAt'> & {
  createdAt: Date;
  expiresAt: Date | null;
};

/** An agent's codes, oldest first. Refuses `need_agent`. */
export async function listAffiliateCodes(
  { database }: Context,
  actor: MemberActor,
): Promise<AffiliateCode[]> {
  assertAgent(actor);
  const { rows } = await database.query<Row>(
    `SELECT code, label, is_enabled AS "isEnabled", downline_type AS "downlineType",
            expires_at AS "expiresAt", most_uses AS "mostUses",
            affiliate_codes.created_at AS "createdAt",
            (SELECT count(*)::int FROM members WHERE affiliate_code = code) AS joined
       FROM affiliate_codes WHERE agent_id = $1 ORDER BY created_at, code LIMIT $2`,
    [actor.memberId, mostCodes],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

/** Refuses `need_agent`, `too_many_affiliate_codes`. */
export async function createAffiliateCode(
  { database }: Context,
  actor: MemberActor,
  label: string,
): Promise<AffiliateCode> {
  assertAgent(actor);
  return inTransaction(database, async (transaction) => {
    // One at a time for each agent, so that many at once do not pass the limit together.
    await transaction.query('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [
      actor.memberId,
    ]);
    const { rows } = await transaction.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM affiliate_codes WHERE agent_id = $1',
      [actor.memberId],
    );
    if ((rows[0]?.count ?? 0) >= mostCodes) throw new Refusal('too_many_affiliate_codes');
    return writeAffiliateCode(transaction, { agentId: actor.memberId, label });
  });
}

/** Writes a code, a random one unless it is given; two alike are less likely than a lost answer. */
export async function writeAffiliateCode(
  transaction: Transaction,
  { agentId, label = '', code = randomCode() }: { agentId: bigint; label?: string; code?: string },
): Promise<AffiliateCode> {
  const { rows } = await transaction.query<{ createdAt: Date }>(
    `INSERT INTO affiliate_codes (code, agent_id, label) VALUES ($1, $2, $3)
     RETURNING created_at AS "createdAt"`,
    [code, agentId, label],
  );
  const createdAt = rows[0]?.createdAt.toISOString();
  if (createdAt === undefined) throw new Error('The invitation code was not written.');
  const plain = { isEnabled: true, downlineType: 0, expiresAt: null, mostUses: null } as const;
  return { code, label, createdAt, ...plain, joined: 0 };
}

/** Switches an own code on or off. Refuses `need_agent`; `not_found`, also another agent's. */
export async function switchAffiliateCode(
  { database }: { database: Database },
  actor: MemberActor,
  { code, isEnabled }: { code: string; isEnabled: boolean },
): Promise<void> {
  assertAgent(actor);
  const { rowCount } = await database.query(
    'UPDATE affiliate_codes SET is_enabled = $3 WHERE code = $1 AND agent_id = $2',
    [code, actor.memberId, isEnabled],
  );
  if (rowCount === 0) throw new Refusal('not_found');
}

function randomCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}
