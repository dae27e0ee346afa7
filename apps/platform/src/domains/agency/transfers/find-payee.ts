/** Finding who is meant by a name, in the sender's own line and nowhere else. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';

export type Direction = 'down' | 'up';

/** A line longer than this is none; the bound also ends a ring, which nothing should make. */
const longestLine = 64;

/** Everybody above the member $1, the nearest first. */
const above = `WITH RECURSIVE line AS (
    SELECT upline_id AS id, 1 AS depth FROM members WHERE id = $1
    UNION ALL SELECT members.upline_id, depth + 1 FROM line JOIN members USING (id)
     WHERE depth < ${longestLine})`;

/**
 * The member to be paid. Whoever is unknown, stands in another line, left, is shut out or plays
 * with other money is refused alike: `payee_not_found`.
 */
export async function findPayee(
  transaction: Transaction,
  actor: MemberActor,
  { direction, payee }: { direction: Direction; payee?: string | undefined },
): Promise<bigint> {
  const found =
    payee === undefined
      ? await findUpline(transaction, actor, direction)
      : await findByName(transaction, actor, payee);
  if (found === undefined) throw new Refusal('payee_not_found');
  const [lower, upper] = direction === 'down' ? [found, actor.memberId] : [actor.memberId, found];
  const { rows } = await transaction.query(`${above} SELECT 1 FROM line WHERE id = $2 LIMIT 1`, [
    lower,
    upper,
  ]);
  if (rows.length === 0) throw new Refusal('payee_not_found');
  return found;
}

async function findUpline(
  transaction: Transaction,
  actor: MemberActor,
  direction: Direction,
): Promise<bigint | undefined> {
  if (direction === 'down') return undefined;
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT upline.id FROM members JOIN members upline ON upline.id = members.upline_id
      WHERE members.id = $1 AND upline.status = 'active' AND upline.currency = $2`,
    [actor.memberId, actor.currency],
  );
  return rows[0]?.id;
}

async function findByName(
  transaction: Transaction,
  actor: MemberActor,
  name: string,
): Promise<bigint | undefined> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT members.id FROM credentials JOIN members ON members.id = member_id
      WHERE username = $1 AND status = 'active' AND currency = $2 AND type <> $3`,
    [name.toLowerCase(), actor.currency, trialType],
  );
  return rows[0]?.id;
}
